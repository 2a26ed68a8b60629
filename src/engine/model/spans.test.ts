import { expect, it } from 'vitest'
import { splitSentences } from '#domain/values/sentences.ts'
import { normalise, placesOf } from '../input/normalise.ts'
import { spansOf, type Tagged } from './spans.ts'
import { createWordPieces } from './word-pieces.ts'

const pieces = createWordPieces(
  [
    '[UNK]',
    '[CLS]',
    '[SEP]',
    'my',
    'sister',
    'an',
    '##a',
    'was',
    'so',
    'l',
    '##ate',
    '.',
    'i',
  ].join('\n'),
)
const labels = ['outside', 'begins', 'inside']
const head = (name: string, offset: number) =>
  ({ name, offset, kind: 'softmax', temperature: 1, labels }) as const
const heads = [head('named', 0), head('stated', 3)]

/** One letter for each piece of each sentence: o outside, b begins, i inside. */
const tagged = (text: string, named: string[], stated: string[]): Tagged[] =>
  splitSentences(text).map((sentence, at) => ({
    sentence,
    rows: [...named[at]!].map((letter, piece) =>
      [letter, stated[at]![piece]!].flatMap((tag) =>
        ['o', 'b', 'i'].map((one) => (one === tag ? 6 : 0)),
      ),
    ),
  }))

const wordsOf = (text: string, named: string[], stated: string[]) => {
  const spans = spansOf(pieces, tagged(text, named, stated), heads)
  const cut = (places: { start: number; end: number }[]) =>
    places.map(({ start, end }) => text.slice(start, end))
  return { named: cut(spans.named), stated: cut(spans.stated) }
}

it('says of every normalised character where it was written', () => {
  for (const text of [
    'Zoë’s SOOOO l8te… “k1ll”',
    'su\u200bicide at 3pm',
    'ﬁne e\u0301te\u0301 ½',
    '😀 my dog',
  ])
    expect(placesOf(text)).toHaveLength(normalise(text).length)
  const text = 'Sooooo ﬁne, Zoe\u0308!'
  const places = placesOf(text)!
  const at = (found: string) => normalise(text).indexOf(found)
  expect(text.slice(places[at('fine')]!.start, places[at('fine') + 3]!.end)).toBe('ﬁne')
  expect(text.slice(places[at('zoe')]!.start, places[at('zoe') + 2]!.end)).toBe('Zoe\u0308')
  expect(text.slice(places[0]!.start, places[at(' fine') - 1]!.end)).toBe('Soo')
})

it('has no places where a letter depends on its neighbours', () => {
  expect(placesOf('ΟΔΟΣ')).toBeNull()
})

it('finds what is named as it was written, whatever its letters became', () => {
  expect(wordsOf('My sister Äna was SOOOO late.', ['biiiooooo'], ['ooooooooo'])).toEqual({
    named: ['My sister Äna'],
    stated: [],
  })
})

it('keeps a word of several pieces whole, and two names beside each other apart', () => {
  expect(wordsOf('Ana sister Ana.', ['bobiio'], ['oooooo']).named).toEqual(['Ana', 'sister Ana'])
})

it('gives a title its name, and leaves out a half that belongs to what follows', () => {
  const none = ['oooooo']
  expect(wordsOf('My Mr Ana was.', ['bioooo'], none).named).toEqual(['My Mr Ana'])
  expect(wordsOf('My sister next in line.', ['biiooo'], none).named).toEqual(['My sister'])
})

it('lets a stated wish go on over the end of a sentence, and offsets count from the beginning of all', () => {
  expect(
    wordsOf(
      'I was so late. My sister was so late.',
      ['oooooo', 'bioooooo'],
      ['ooobii', 'iiiooooo'],
    ),
  ).toEqual({
    named: ['My sister'],
    stated: ['late. My sister was'],
  })
})
