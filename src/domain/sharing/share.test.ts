import { describe, expect, it } from 'vitest'
import { messageHrefs, shareSubject, shareText } from './share.ts'
import { sharedIdIn, shareHref } from './share-link.ts'

describe('share', () => {
  it('makes a page address that can be read back', () => {
    const href = shareHref('self-map', 'abc-_1')
    expect(href).toBe('/self-map?view=self-map&share=true&id=abc-_1')
    expect(sharedIdIn(href.split('?')[1]!)).toBe('abc-_1')
  })

  it.each(['', 'share=true&id=x', 'view=app&share=true&id=x', 'view=analysis&share=yes&id=x'])(
    'sees no share in "%s"',
    (search) => {
      expect(sharedIdIn(search)).toBeNull()
    },
  )

  it('adds personal context only when asked', () => {
    const words = { title: 'My secret', hasContext: false, description: null }
    const map = 'Check out my Self-Map on the Innermap app!'
    expect([shareText('self-map'), shareText('self-map', words)]).toEqual([map, map])
    expect(shareText('self-map', { ...words, hasContext: true })).toContain('identity')
    expect(shareText('analysis', words)).not.toContain('My secret')
    const told = { title: 'The review', hasContext: true, description: 'It went well.' }
    expect(shareText('analysis', told)).toBe(
      'I analyzed my emotional response with the Innermap app. The review: It went well.',
    )
    expect(shareText('analysis', { ...told, description: 'x'.repeat(201) })).toMatch(/: x{199}…$/)
  })

  it('escapes what goes into the address of a message', () => {
    const { email, microblog } = messageHrefs(
      shareSubject('A & B'),
      'x&y#z',
      'https://a.test/?b=c&d',
    )
    expect(email).toContain('subject=Check%20out%20the%20Innermap%20app%3A%20A%20%26%20B')
    expect(microblog).toContain('text=x%26y%23z&url=https%3A%2F%2Fa.test%2F%3Fb%3Dc%26d')
  })
})
