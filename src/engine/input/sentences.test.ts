import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitSentences } from './sentences.ts'

const texts = (text: string) => splitSentences(text).map((sentence) => sentence.text)

it('ends a sentence at its stop, with the closing quote', () => {
  expect(texts('He left. "I am done." Why? I do not know...  Fine!')).toEqual([
    'He left.',
    '"I am done."',
    'Why?',
    'I do not know...',
    'Fine!',
  ])
})

it('knows abbreviations, numbers and addresses', () => {
  expect(texts('Dr. Hense came at 3.30 p.m. on foot. See example.com now.')).toEqual([
    'Dr. Hense came at 3.30 p.m. on foot.',
    'See example.com now.',
  ])
})

it('reads lines and lists as sentences', () => {
  expect(texts('- tired\n- alone\n\n* no sleep')).toEqual(['tired', 'alone', 'no sleep'])
})

it('cuts what never ends', () => {
  const long = 'and then it went on, '.repeat(200)
  expect(splitSentences(long).every(({ text }) => text.length <= 320)).toBe(true)
})

it('keeps every span true to the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 900 }), (text) => {
      let last = 0
      for (const { start, end, text: sentence } of splitSentences(text)) {
        expect(text.slice(start, end)).toBe(sentence)
        expect(start).toBeGreaterThanOrEqual(last)
        last = end
      }
    }),
  )
})
