import { describe, expect, it } from 'vitest'
import { callHref, guessRegion, HELPLINES, REGIONS, textHref } from './helplines.ts'

describe('where to find help', () => {
  it.each([
    ['America/New_York', ['en-US'], 'us'],
    ['America/Toronto', ['en-US'], 'ca'],
    ['Europe/London', ['en-US'], 'uk'],
    ['Europe/Dublin', ['en-IE'], 'ie'],
    ['Europe/Berlin', ['en-US'], 'eu'],
    ['Australia/Perth', ['en-AU'], 'au'],
    ['Pacific/Auckland', ['en-GB'], 'nz'],
    ['Asia/Kolkata', ['en-GB'], 'in'],
    ['UTC', ['de-AT'], 'eu'],
    ['UTC', ['en-CA'], 'ca'],
    ['Asia/Tokyo', ['ja'], 'other'],
    ['UTC', ['en-US', 'en'], 'us'],
    ['UTC', ['en', 'fr-FR'], 'eu'],
    ['Etc/UTC', ['de'], 'eu'],
    ['Africa/Lagos', ['en-US'], 'other'],
    ['', [], 'other'],
  ])('%s and %s mean %s', (zone, languages, region) => {
    expect(guessRegion(zone, languages)).toBe(region)
  })

  it('has for every region an emergency number and somewhere to turn in both needs', () => {
    for (const region of REGIONS) {
      const { emergency, support, violence } = HELPLINES[region]
      expect(emergency).toMatch(/^\d{3}$/)
      expect(support.length).toBeGreaterThan(0)
      expect(violence.length).toBeGreaterThan(0)
      for (const { call, text, web } of [...support, ...violence]) {
        expect(call ?? text ?? web).toBeDefined()
      }
    }
  })

  it('makes links a phone can dial', () => {
    expect(callHref('1-800-799-7233')).toBe('tel:18007997233')
    expect(callHref('13 11 14')).toBe('tel:131114')
    expect(textHref({ to: '741741', words: 'HOME' })).toBe('sms:741741?&body=HOME')
    expect(textHref({ to: '988' })).toBe('sms:988')
  })
})
