import { expect, it } from 'vitest'
import { MEANINGS } from '../content/feelings/meanings.ts'
import { FEELINGS } from '../content/feelings/words.ts'
import { firstWords, isFormOf, knownWord, moreWords, namesFor, usualOf } from './known-word.ts'

const own = [{ word: 'Weltschmerz', category: 'sadness' as const }]

it('offers words of one group or of all, first ones and more', () => {
  expect(firstWords().length).toBeGreaterThan(firstWords('anger').length)
  expect(new Set(firstWords().map(({ offer }) => offer))).toEqual(new Set(['first']))
  expect(new Set(moreWords('anger').map(({ offer, group }) => `${offer} ${group}`))).toEqual(
    new Set(['more anger']),
  )
  expect(firstWords('anger').every(({ group }) => group === 'anger')).toBe(true)
})

it.each([
  ['relief', 'relieved'],
  ['Relieved ', 'relief'],
  ['relieved', 'relieved'],
])('finds %s by any of its names', (typed, name) => {
  expect(namesFor(typed)).toContain(name)
})

it('finds what a feeling was once called, and nothing for a word of one’s own', () => {
  expect(namesFor('ecstasy')).toEqual(
    expect.arrayContaining(['elation', 'ecstasy', 'exhilaration']),
  )
  expect(namesFor('elation')).toContain('exhilaration')
  expect(namesFor('weltschmerz')).toEqual([])
})

it('knows a word of the person before one of the vocabulary, and keeps it as it was typed', () => {
  expect(knownWord(' weltSchmerz ', own)).toEqual({ word: 'weltSchmerz', category: 'sadness' })
  expect(knownWord('relieved', [{ word: 'Relieved', category: 'pride' }])?.category).toBe('pride')
  expect(knownWord('furious', own)?.category).toBe('anger')
  expect(knownWord('overwhelming dread', own)?.category).toBe('negativeanticipation')
  expect(knownWord('Weltschmerz', [])).toBeNull()
})

it('knows how strong a word usually is', () => {
  const some = FEELINGS[3]!
  expect(usualOf(` ${some.word.toUpperCase()} `)).toBe(some.usual)
  expect(usualOf('weltschmerz')).toBeUndefined()
  expect([some.word, some.feel].map((key) => isFormOf(some, key))).toEqual([true, true])
  expect(isFormOf(some, 'weltschmerz')).toBe(false)
})

it('tells every word it offers from its neighbours, in seven words at most', () => {
  const offered = FEELINGS.filter(({ offer }) => offer !== 'written').map(({ word }) => word)
  expect(Object.keys(MEANINGS).toSorted()).toEqual(offered.toSorted())
  expect(Object.values(MEANINGS).filter((means) => means.split(' ').length > 7)).toEqual([])
  expect(new Set(Object.values(MEANINGS)).size).toBe(offered.length)
})
