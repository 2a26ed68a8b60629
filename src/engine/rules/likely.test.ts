import { expect, it } from 'vitest'
import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Side } from '#domain/situation/correction.ts'
import type { Readings } from '../model/read-situation.ts'
import { likelyIn, SIDE_TO_OFFER_ALONE, tellsNothing } from './likely.ts'
import type { Reading } from './reading.ts'

/** The model holds feelings of both sides for likely, as where somebody cries for joy. */
const emotion = { happiness: 0.6, sadness: 0.4 }
const readings: Readings = {
  whole: { emotion, feelings: { happiness: 0.8, sadness: 0.7, pride: 0.4, regret: 0.4 } },
  sentences: [{ emotion }],
  items: [],
  crisisLogit: -9,
  careLogit: -9,
}
const certain = (side: Side, sideCertainty: number) => ({
  bright: side === 'pleasant' ? sideCertainty : 1 - sideCertainty,
  side,
  sideCertainty,
  vagueness: 'clear' as const,
  stated: { feelings: [], before: [] },
})
const sidesOf = (reading: Parameters<typeof likelyIn>[0]) =>
  new Set(
    likelyIn(reading, readings).map(({ category }) =>
      isPleasant(category) ? 'pleasant' : 'unpleasant',
    ),
  )

it.each(['pleasant', 'unpleasant'] as const)(
  'offers nothing of the other side where it is beyond doubt that it was %s',
  (side) => {
    const enough = SIDE_TO_OFFER_ALONE[side]
    expect(sidesOf(certain(side, enough))).toEqual(new Set([side]))
    expect(sidesOf(certain(side, enough - 0.01))).toEqual(new Set(['pleasant', 'unpleasant']))
  },
)

it('offers both sides where too little is said', () => {
  const short = { ...certain('pleasant', 0.99), vagueness: 'short' as const }
  expect(sidesOf(short)).toEqual(new Set(['pleasant', 'unpleasant']))
})

it('tells nothing only where little is written, nothing is stated, and no feeling is near', () => {
  const silent: Readings = { ...readings, whole: {}, sentences: [] }
  const reading = (more: object) =>
    ({ ...certain('pleasant', 0.6), vagueness: 'short', ...more }) as unknown as Reading
  expect(tellsNothing(reading({}), silent)).toBe(true)
  expect(tellsNothing(reading({ vagueness: 'neutral' }), silent)).toBe(true)
  expect(tellsNothing(reading({ vagueness: 'clear' }), silent)).toBe(false)
  expect(tellsNothing(reading({ vagueness: 'foreign' }), silent)).toBe(false)
  expect(
    tellsNothing(reading({ stated: { feelings: [], before: [], side: 'pleasant' } }), silent),
  ).toBe(false)
  expect(
    tellsNothing(reading({ stated: { feelings: [{ group: 'fear' }], before: [] } }), silent),
  ).toBe(false)
  const glad = { emotion: { happiness: 0.99 } }
  const near: Readings = {
    ...readings,
    whole: { ...glad, feelings: { happiness: 0.99 } },
    sentences: [glad],
    items: [{ opinions: { ...glad, touched: { touched: 1 } }, about: [1] }],
  }
  expect(tellsNothing(reading({}), near)).toBe(false)
})

it('offers two or three, whose shares are of one', () => {
  for (const side of ['pleasant', 'unpleasant'] as const)
    for (const certainty of [0.5, 0.99]) {
      const offered = likelyIn(certain(side, certainty), readings)
      expect([2, 3]).toContain(offered.length)
      expect(offered.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1)
    }
})
