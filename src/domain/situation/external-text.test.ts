import { expect, it } from 'vitest'
import { externalText, maskPrivate } from './external-text.ts'

it.each([
  ['Write to jo.doe+x@mail.example.co.uk today', 'Write to [email] today'],
  ['jo@intranet knows', '[email] knows'],
  ['see https://example.test/a?b=c#d and more', 'see [link] and more'],
  ['on www.example.test/me now', 'on [link] now'],
  ['my-page.example.com/about', '[link]'],
  ['call +49 (0)171 234 56-78, please', 'call [phone], please'],
  ['0171.2345678', '[phone]'],
  ['(call 0171 2345678) now', '(call [phone]) now'],
  ['(555) 010-9999 ext', '[phone] ext'],
  ['on 2024-03-05 or 5.3.2024', 'on 2024-03-05 or 5.3.2024'],
  ['I am 34, it was 1998 and cost 12,000', 'I am 34, it was 1998 and cost 12,000'],
  ['12 of 20 at 3 pm', '12 of 20 at 3 pm'],
])('masks what leads to a person: %s', (text, masked) => {
  expect(maskPrivate(text)).toBe(masked)
})

it.each(['1 '.repeat(25_000), 'a@'.repeat(25_000), '(('.repeat(25_000), 'www.'.repeat(12_500)])(
  'stays quick on hostile text',
  (text) => {
    expect(maskPrivate(text).length).toBeGreaterThan(0)
  },
)

it('says title, items and words, and nothing else', () => {
  const told = {
    title: 'A call\nfrom 0171 2345678',
    description: 'He wrote to me@example.test.\nTwice.',
    items: [
      { name: 'Career', category: 'accomplishments', attachmentPower: 0.5 },
      { name: 'Mum me@example.test', category: 'people', attachmentPower: 0.95 },
    ],
  }
  expect(externalText(told)).toBe(
    [
      'Title: A call from [phone]',
      'Parts of who I am that it touches:',
      '- Career | Accomplishments | matters',
      '- Mum [email] | People | core',
      'What happened:',
      'He wrote to [email].',
      'Twice.',
    ].join('\n'),
  )
})
