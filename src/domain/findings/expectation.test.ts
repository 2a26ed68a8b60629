import { expect, it, vi } from 'vitest'
import { isAlike, meaningsOf } from '../values/alike.ts'
import { expectationsOf } from './expectation.ts'

const PARAPHRASES: readonly (readonly [string, string])[] = [
  ['I wanted to be asked.', 'that I am asked first'],
  ['to be asked before they decide', 'I expected to be consulted'],
  ['that he listens to me', 'I wanted to be heard'],
  ['that she would listen', 'to be listened to for once'],
  ['a thank you', 'that somebody thanks me'],
  ['to be thanked for my work', 'some appreciation for the work'],
  ['that they notice what I do', 'to be seen for what I do'],
  ['credit for my idea', 'that my idea is credited to me'],
  ['that he helps in the kitchen', 'help with the kitchen'],
  ['a hand with the kids', 'that someone helps me with the kids'],
  ['that she answers my message', 'a reply to my message'],
  ['that he calls back', 'he would call me'],
  ['that they text me back', 'to get a text from them'],
  ['that he is on time', 'not to be kept waiting, he should be punctual'],
  ['that she comes on time', 'she would be on time'],
  ['that he keeps his promise', 'he promised it'],
  ['that I can rely on him', 'someone reliable'],
  ['the truth', 'that she is honest with me'],
  ['that he tells me the truth', 'honesty from him'],
  ['to be taken seriously', 'that they take me seriously'],
  ['respect', 'that he respects me'],
  ['some peace and quiet', 'a quiet evening'],
  ['an evening alone', 'to be alone in the evening'],
  ['that she remembers my birthday', 'not to forget my birthday'],
  ['to be told beforehand', 'that somebody informs me'],
  ['that they explain it', 'an explanation'],
  ['that I pass the exam', 'to pass my exam'],
  ['an apology', 'that he says sorry'],
  ['a fair share', 'that it is fair'],
  ['that we eat together', 'to eat together as a family'],
]
const OTHERS: readonly (readonly [string, string])[] = [
  ['to be asked', 'a quiet evening'],
  ['that he listens', 'that I pass the exam'],
  ['a thank you', 'the truth'],
  ['that he is on time', 'that she is honest with me'],
  ['respect', 'help with the kids'],
  ['an apology', 'a reply to my message'],
  ['that she remembers my birthday', 'to be taken seriously'],
  ['a fair price', 'that she calls'],
  ['to win the match', 'to be heard'],
  ['a raise', 'a quiet evening'],
  ['that the train runs', 'that he thanks me'],
  ['to sleep', 'to be asked'],
]

it('knows four in five lines that wish for the same in other words, and keeps others apart', () => {
  const alike = ([one, other]: readonly [string, string]) =>
    isAlike(meaningsOf(one), meaningsOf(other))
  const known = PARAPHRASES.filter(alike)
  expect(known.length).toBeGreaterThanOrEqual(0.8 * PARAPHRASES.length)
  expect(OTHERS.filter(alike)).toEqual([])
})

const said = (id: number, wish: string, isUnmet: boolean) => ({
  wish,
  isUnmet,
  situation: { id, title: `Day ${id}`, createdAt: `2026-01-0${id}T00:00:00.000Z` },
})

it('gathers what was not met more than once, most often first, and counts anew since it became a wish', () => {
  const all = [
    said(6, 'that I am asked first', false),
    said(5, 'a quiet evening', true),
    said(4, 'to be asked', true),
    said(3, 'I wanted to be asked.', true),
    said(2, 'a reply', true),
    said(1, 'that he replies', true),
  ]
  const since = '2026-01-03T12:00:00.000Z'
  const found = expectationsOf(all, [
    { wish: 'to be asked', line: 'To be asked.', createdAt: since },
  ])
  expect(found).toMatchObject([
    {
      wish: 'that I am asked first',
      times: 3,
      unmet: 2,
      rewritten: { line: 'To be asked.', times: 2, unmet: 1 },
    },
    { wish: 'a reply', times: 2, unmet: 2, rewritten: null },
  ])
  expect(found[0]!.situations.map(({ id }) => id)).toEqual([6, 4, 3])
})

it('puts first what was not met most often, then what was wished more often, and names five', () => {
  const wishes = ['tea', 'bread', 'music', 'sunshine', 'candles', 'flowers', 'mountains']
  const all = wishes.flatMap((wish, at) =>
    Array.from({ length: 3 + (at % 2) }, (_, time) =>
      said(1 + (time % 9), wish, time < (at < 2 ? 2 : 3)),
    ),
  )
  expect(expectationsOf(all, []).map(({ wish, times, unmet }) => [wish, times, unmet])).toEqual([
    ['sunshine', 4, 3],
    ['flowers', 4, 3],
    ['music', 3, 3],
    ['candles', 3, 3],
    ['mountains', 3, 3],
  ])
  expect(expectationsOf([said(1, 'tea', true), said(2, 'tea', false)], [])).toEqual([])
})

it('reads every line once, however many it is compared with', () => {
  const words = ['tea', 'bread', 'music', 'sunshine', 'candles', 'flowers', 'mountains', 'rivers']
  const all = [...words, ...words].map((wish, at) => said(1 + (at % 9), wish, true))
  const rewritings = words.map((wish) => ({ wish, line: 'x', createdAt: '2026-01-01T00:00:00Z' }))
  const read = vi.spyOn(String.prototype, 'match')
  const found = expectationsOf(all, rewritings)
  const times = read.mock.calls.length
  read.mockRestore()
  expect(found.every(({ rewritten }) => rewritten?.line === 'x')).toBe(true)
  expect(times).toBe(all.length + rewritings.length)
})
