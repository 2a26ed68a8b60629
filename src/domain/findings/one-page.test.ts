import { expect, it } from 'vitest'
import { onePage, ownWords, type PageSources } from './one-page.ts'
import type { Try } from './tries.ts'

const SECRET = 'call my sister about the money'
const tries: Try[] = Array.from({ length: 6 }, (_, at) => ({
  situationId: at + 1,
  title: 'The letter from the bank',
  action: SECRET,
  lever: 'action',
  category: 'worry',
  before: 7,
  after: 3,
  at: `2026-03-0${at + 1}`,
}))
const SOURCES: PageSources = {
  analytics: {
    emotions: [{ category: 'worry', count: 12, intensity: 0.61 }],
    halfLives: [{ category: 'worry', hours: 24, from: 10, to: 48, weighings: 30 }],
  },
  patterns: {
    patterns: [
      {
        parts: [],
        time: 'sundays',
        emotion: 'worry',
        stage: 'sure',
        since: null,
        with: { of: 12, all: 13 },
        without: { of: 0, all: 39 },
      },
    ],
  },
  helps: { tries, exercises: [] },
  forecasts: [],
}

it('holds every number and its doubt, and no sentence of the person', () => {
  const page = onePage(SOURCES)
  expect(page.together).toEqual(['On Sundays: worry 12 of 13 days, otherwise 0 of 39. Sure.'])
  expect(page.often).toEqual([
    { category: 'worry', times: '12 times', strength: 'moderate, 6 of 10' },
  ])
  expect(page.lasting[0]).toContain('between 10 hours and 2 days')
  expect(page.tried.join(' ')).toContain('Lighter 6 of 6 times. From 7 to 3.')
  expect(page.tried[0]).toContain('too much alike, or too few')
  const said = JSON.stringify(page)
  for (const own of [SECRET, 'The letter from the bank']) expect(said).not.toContain(own)
})

it('says what was looked at, where nothing goes together', () => {
  const page = onePage({ ...SOURCES, patterns: { patterns: [] } })
  expect(page.together[0]).toContain('items, weekdays or times of day')
})

it('offers each own sentence once, with what came of it', () => {
  const words = ownWords({
    helps: { tries: tries.slice(0, 1) },
    experiments: [],
    expectations: [
      { wish: 'that I am asked', times: 9, unmet: 6, situations: [], rewritten: null },
    ],
    situations: [{ id: 4, title: 'A day', line: 'It rained.', day: 'Mar 1, 2026' }],
  })
  expect(words.map(({ text }) => text)).toEqual([
    `“${SECRET}”. Worry: 7 before, 3 after.`,
    '“that I am asked”. Not met 6 of 9 times.',
    'A day: “It rained.”',
  ])
  expect(new Set(words.map(({ key }) => key)).size).toBe(3)
})
