import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Variables } from '../situation/variables.ts'
import { EMOTION_CATEGORIES, LADDERS } from './emotion.ts'
import { emotionOf, roundShare } from './equation.ts'
import {
  compareWords,
  type Difference,
  formatDifference,
  isSameWord,
  withDifference,
  wouldDiffer,
} from './would-differ.ts'

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
    'You said deep sadness, but the equation says low spirits. It would say deep sadness if more of it were at stake. We’ll go with your word.',
  )
  expect(compareWords({ word: 'homesick', category: 'regret' }, NOW)).toMatch(
    /It would say homesick if it were longer ago\./,
  )
  expect(compareWords({ word: 'terror', category: 'fear', level: 5 }, NOW)).toMatch(
    /^You said terror, but the equation says low spirits\. It would take more than one change/,
  )
})

it.each<[Difference, string]>([
  [{ of: 'accepted', to: true }, 'if you’d accepted it'],
  [{ of: 'accepted', to: false }, 'if you hadn’t accepted it'],
  [{ of: 'time', to: 'future' }, 'if it hadn’t happened yet'],
  [{ of: 'source', to: 'own' }, 'if it came from you yourself'],
  [{ of: 'isAttacked', to: true }, 'if someone had done it to you'],
  [{ of: 'isAttacked', to: false }, 'if no one had done it to you'],
  [{ of: 'isRepelled', to: true }, 'if you wanted to keep it away'],
  [{ of: 'isRepelled', to: false }, 'if you didn’t want to keep it away'],
  [{ of: 'confidence', to: 'high' }, 'if you were surer of what you see'],
  [{ of: 'confidence', to: 'low' }, 'if you were less sure of what you see'],
  [{ of: 'power', to: 0.6 }, 'if this were closer to you'],
  [{ of: 'power', to: 0.4 }, 'if this were further from you'],
  [{ of: 'perspective', to: 'others' }, 'if you saw it differently'],
  [{ of: 'shift', to: 0.1 }, 'if it were a gain rather than a loss'],
  [{ of: 'shift', to: -0.4 }, 'if more of it were at stake'],
  [{ of: 'shift', to: -0.2 }, 'if less of it were at stake'],
  [{ of: 'shift', to: 0 }, 'if less of it were at stake'],
])('says of %j: %s', (difference, words) => {
  expect(formatDifference(difference, NOW)).toBe(words)
})

it('says from no shift and from a gain which way it would go', () => {
  const from = (shift: number, to: number) =>
    formatDifference({ of: 'shift', to }, { ...NOW, shift })
  expect([from(0, 0.2), from(0, -0.2), from(0.3, -0.1), from(0.3, 0.2), from(0.3, 0.4)]).toEqual([
    'if it were a gain rather than a loss',
    'if it were a loss rather than a gain',
    'if it were a loss rather than a gain',
    'if less of it were at stake',
    'if more of it were at stake',
  ])
})

it('changes as little as it can, what tells groups apart first', () => {
  expect(wouldDiffer(NOW, { category: 'sadness', level: 4 })).toEqual({ of: 'shift', to: -0.74 })
  expect(wouldDiffer(NOW, { category: 'sadness', level: 3 })).toEqual({ of: 'power', to: 0.55 })
  expect(wouldDiffer(NOW, { category: 'fear' })).toEqual({ of: 'accepted', to: false })
  expect(wouldDiffer(NOW, { category: 'happiness' })).toEqual({ of: 'shift', to: -0.04 })
  expect(wouldDiffer(NOW, { category: 'disgust' })).toEqual({ of: 'isRepelled', to: true })
  const { of } = wouldDiffer({ ...NOW, power: 0.9 }, { category: 'sadness', level: 2 })!
  expect(of).toBe('confidence')
})
