import { expect, it } from 'vitest'
import { maskContacts, outsideText } from './outside-text.ts'

it('masks whatever leads to somebody', () => {
  expect(maskContacts('Write to jo.b@mail.example.com or call +44 20 7946 0958 today')).toBe(
    'Write to [email] or call [phone] today',
  )
  expect(maskContacts('see https://a.example/x?y=1 and www.b.example.')).toBe(
    'see [link] and [link]',
  )
  expect(maskContacts('my number is (555) 010-4477')).toBe('my number is [phone]')
})

it('leaves dates, prices and ordinary numbers alone', () => {
  const text = 'In 2019 I paid 12,500 for 3 weeks, 20 minutes from home, at 10:30.'
  expect(maskContacts(text)).toBe(text)
})

it('shows words and items, and nothing else of the person', () => {
  expect(
    outsideText({
      title: 'Team review',
      description: 'My boss (b@x.example) forgot me.',
      items: [{ name: 'Career', attachmentPower: 0.9 }],
    }),
  ).toBe('Title: Team review\nWhat happened: My boss ([email]) forgot me.\nTouches: Career (0.9)')
})
