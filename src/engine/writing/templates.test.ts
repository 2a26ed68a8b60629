/** Every pattern that names a part of the map, with names of all shapes: what a machine can check of it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EMOTION_CATEGORIES } from '#domain/emotion/emotion.ts'
import { sayAttachment } from '#domain/findings/analytics-words.ts'
import { weekQuestion } from '#domain/findings/week-question.ts'
import { writeLetter } from '#domain/findings/write-letter.ts'
import { upperStart } from '../input/clause.ts'
import { itemPhrase } from '../input/item-phrase.ts'
import { toThirdPerson } from '../input/third-person.ts'
import { OPEN_LINES } from '../library/asking.ts'
import { FineLibrary } from '../library/fine.ts'
import { ownWish } from '../library/own-wish.ts'
import * as phrases from '../library/phrases.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { asSentence, fill } from './fill.ts'
import { asThing } from './page.ts'
import { wantedOf } from './part-words.ts'
import { put } from './put.ts'
import { ownSentence } from './wish.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const NAMES = read('test/golden/item-names.tsv')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [name: string, category: string, phrase: string])
const EVENTS = FineLibrary.parse(JSON.parse(read('models/library.json')))

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value === null || typeof value !== 'object' || value instanceof RegExp
      ? []
      : Object.values(value).flatMap(stringsOf)
const namingItem = (value: unknown) => stringsOf(value).filter((text) => /\{items?\}/.test(text))

/** Stand-ins for what else a pattern wants. */
const SLOTS = {
  quote: 'nobody came',
  place: phrases.PLACES.core,
}

function ofEngine(name: string, category: string): string[] {
  const item = { name, category }
  const text = itemPhrase(name, category).text
  const wanted = EMOTION_CATEGORIES.flatMap((emotion) =>
    wantedOf({ item, verdict: { category: emotion } } as unknown as ReadEquation),
  )
  return [
    ...namingItem(phrases).map((pattern) =>
      upperStart(put(pattern, { ...SLOTS, item: asThing(text), items: text })),
    ),
    ...namingItem(OPEN_LINES).map((pattern) => put(pattern, { item: text })),
    ...namingItem(EVENTS).map((pattern) => asSentence(fill(pattern, { item: text }))),
    ...namingItem(wanted).map((wish) =>
      ownSentence(ownWish(fill(wish, { item: asThing(text) })), 'expected'),
    ),
  ]
}

function ofPages(name: string, category: string): string[] {
  const text = itemPhrase(name, category).text
  const told = ['2026-03-03', '2026-03-04'].map((day) => ({
    day,
    description: '',
    emotions: [{ name: 'joy', category: 'happiness' as const, intensity: 0.6 }],
    writtenAt: '2026-03-02T10:00:00.000Z',
    items: [text],
  }))
  const letter = writeLetter({
    week: '2026-03-02',
    told,
    written: told.length,
    taken: [],
    came: { all: 0, feared: 0 },
    coming: null,
    mayQuote: () => false,
    grieved: new Set(),
  })
  return [
    ...EMOTION_CATEGORIES.map((emotion) => weekQuestion(text, emotion)),
    sayAttachment([{ category, count: 1, power: 0.9 }], [{ name: text, category, power: 0.9 }]),
    ...(letter?.paragraphs ?? []).map((pieces) =>
      pieces
        .map((piece) => piece.text)
        .join('')
        .trim(),
    ),
    letter?.question ?? '',
  ]
}

const PLURAL =
  /^(?:your|the) (?:.* )?(?:kids|friends|Smiths|goals|levels|recipes)$|^your quiet mornings| and /
const FAULTS: readonly [what: string, pattern: RegExp][] = [
  [
    'a word twice',
    /\b(your|a|the|you|this|of|to|being) \1\b|\byou and .*\byou\b and|\bbetween you and you\b/i,
  ],
  ['two owners', /\b(?:the|an?|this|my) (?:your|the|a)\b/i],
  ['the first person', /\b(?:my|mine|me|our|us|I)\b/],
  ['a wide gap', / {2}|\s[.,;:!?]/],
  ['an empty slot', /[{}]|\bundefined\b|\bnull\b|“”|: \./],
  ['a stray sign', /[[\]†‡#*"]|\p{Extended_Pictographic}/u],
  ['no capital in front', /^[^\p{Lu}\p{Lo}“]/u],
  ['no single stop', /[^.!?…][^.!?…]$|[.!?]{2,}$/],
]

describe.each(NAMES)('%s (%s)', (name, category, phrase) => {
  const said = [...ofEngine(name, category), ...ofPages(name, category)]
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

  it('reads well in every pattern', () => {
    expect(said.length).toBeGreaterThan(15)
    for (const [what, pattern] of FAULTS)
      expect(
        said.filter((text) => pattern.test(text.replaceAll(' (0.9)', ''))),
        what,
      ).toEqual([])
  })

  it('has a verb that agrees', () => {
    const singular = new RegExp(`${escaped} (?:is|was|has|does|means|gets|gives|needs)\\b`, 'iu')
    if (PLURAL.test(phrase)) expect(said.filter((text) => singular.test(text))).toEqual([])
  })

  it('is told to others without an owner who is spoken to', () => {
    const told = ofEngine(name, category).map(toThirdPerson)
    expect(told.filter((text) => /\b(?:you|your|yours|yourself)\b/i.test(text))).toEqual([])
  })
})

it('speaks of one where a sentence is made for one', () => {
  const slots = { who: 'your kids', item: 'your kids' }
  expect(fill("a place in {who|your partner}'s heart", slots)).toBe(
    "a place in your partner's heart",
  )
  expect(fill('What has {who|this person} done?', slots)).toBe('What has this person done?')
  expect(fill('Tell {who|them} tonight.', slots)).toBe('Tell your kids tonight.')
})
