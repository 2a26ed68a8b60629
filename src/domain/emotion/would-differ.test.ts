import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Variables } from '../situation/correction.ts'
import { EMOTION_CATEGORIES, LADDERS } from './emotion.ts'
import { emotionOf, roundShare } from './equation.ts'
import { compareWords, isSameWord, withDifference, wouldDiffer } from './would-differ.ts'

const share = fc.integer({ min: 1, max: 100 }).map((part) => part / 100)
const variables: fc.Arbitrary<Variables> = fc.record({
  power: share,
  shift: fc.integer({ min: -100, max: 100 }).map((part) => part / 100),
  accepted: fc.boolean(),
  time: fc.constantFrom('past', 'now', 'future'),
  source: fc.constantFrom('own', 'outside', 'standing'),
  perspective: fc.constantFrom('self', 'others'),
  confidence: fc.constantFrom('low', 'medium', 'high'),
  isRepelled: fc.boolean(),
  isAttacked: fc.boolean(),
})

/** Every single thing that can be otherwise, without regard to which is nearest. */
function allWithOneChange(now: Variables): Variables[] {
  const parts = Array.from({ length: 201 }, (_, at) => roundShare(at / 100 - 1))
  return [
    ...[true, false].flatMap((is) => [
      { ...now, accepted: is },
      { ...now, isRepelled: is },
      { ...now, isAttacked: is },
    ]),
    ...(['past', 'now', 'future'] as const).map((time) => ({ ...now, time })),
    ...(['own', 'outside', 'standing'] as const).map((source) => ({ ...now, source })),
    ...(['low', 'medium', 'high'] as const).map((confidence) => ({ ...now, confidence })),
    ...parts.map((shift) => ({ ...now, shift })),
    ...parts.filter((power) => power > 0).map((power) => ({ ...now, power })),
  ]
}

it('finds the one thing for each of the 55 words, or rightly says that there is none', () => {
  fc.assert(
    fc.property(variables, (now) => {
      const reachable = allWithOneChange(now)
      for (const category of EMOTION_CATEGORIES)
        for (const [step, word] of LADDERS[category].entries()) {
          const target = { word, category, level: step + 1 }
          const found = wouldDiffer(now, target)
          if (found) expect(isSameWord(target, withDifference(now, found))).toBe(true)
          else expect(reachable.some((one) => isSameWord(target, one))).toBe(false)
        }
    }),
    { numRuns: 25 },
  )
})

const NOW: Variables = {
  power: 0.5,
  shift: -0.3,
  accepted: true,
  time: 'now',
  source: 'outside',
  perspective: 'self',
  confidence: 'high',
}

it('says it in words that scold nobody, and lets the person’s word stand', () => {
  expect(emotionOf(NOW).name).toBe('low spirits')
  expect(compareWords({ word: 'deep sadness', category: 'sadness', level: 4 }, NOW)).toBe(
    'You said deep sadness, the equation says low spirits. It would say deep sadness if more of it were at stake. Deep sadness stays: it is your word.',
  )
  expect(compareWords({ word: 'homesick', category: 'regret' }, NOW)).toMatch(
    /It would say homesick if it lay further back\./,
  )
  expect(compareWords({ word: 'terror', category: 'fear', level: 5 }, NOW)).toMatch(
    /^You said terror, the equation says low spirits\. It would take more than one change/,
  )
})
