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

it.each([
  ['Tomorrow at nine I go to Dr. Hense. I am afraid.', 2],
  ['Mr. and Mrs. Ode, Ms. Lee and Prof. Kahn of St. Mary came.', 1],
  ['We met J. Meyer and K. L. Braun there. It was good.', 2],
  ['Some sweets, e.g. toffee, at 9 a.m. and no. 7 of the list.', 1],
  ['She said no. I cried.', 2],
  ['So do I. He left.', 2],
  ['I got a B. Mum was proud.', 2],
])('%s is %i', (text, count) => expect(texts(text)).toHaveLength(count))

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
