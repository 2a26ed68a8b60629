import { describe, expect, it } from 'vitest'
import { EMOTION_CATEGORIES, type EmotionCategory } from '#domain/emotion/emotion.ts'
import type { TimeClues } from './clues.ts'
import { type DecideInput, decide } from './decide.ts'

const NO_CLUES: TimeClues = {
  isFuture: false,
  isNow: false,
  isLongAgo: false,
  isRecent: false,
  isOpen: false,
  isSettled: false,
}
const even = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, 1 / names.length])) as Record<Name, number>
const EVENLY = even(...EMOTION_CATEGORIES)

/** A model without any opinion of its own: whatever is decided comes from the clues. */
const OPINIONS: DecideInput['item'] = {
  emotion: EVENLY,
  shift: even('loss', 'gain', 'kept'),
  accepted: even('accepted', 'open'),
  time: even('past', 'now', 'future'),
  source: even('outside', 'own', 'standing'),
}

function certaintyOf(
  category: EmotionCategory,
  clues: Partial<TimeClues>,
  weights: Record<string, number> = {},
): number {
  const decisions = decide({
    power: 0.8,
    item: OPINIONS,
    whole: OPINIONS,
    itemShare: 0.5,
    isOnly: true,
    feelings: [],
    events: EVENLY,
    clues: { ...NO_CLUES, ...clues },
    reading: { bright: 0.5, stated: [] },
    weights: { event: 0, ...weights },
    weight: 1,
    temperature: 1,
  })
  return decisions.find((it) => it.category === category)!.certainty
}

type Row = [clue: keyof TimeClues, more: EmotionCategory, less: EmotionCategory]

/** With the words for feelings left out of account: what a clue says about time and acceptance alone. */
const TIMES: Row[] = [
  ['isLongAgo', 'regret', 'worry'],
  ['isFuture', 'worry', 'regret'],
  ['isNow', 'fear', 'worry'],
  ['isRecent', 'fear', 'worry'],
  ['isSettled', 'sadness', 'fear'],
  ['isOpen', 'fear', 'sadness'],
]

describe('one clue alone', () => {
  it.each(TIMES)('%s speaks for %s and against %s', (clue, more, less) => {
    const weights = { emotion: 0 }
    expect(certaintyOf(more, { [clue]: true }, weights)).toBeGreaterThan(
      certaintyOf(more, {}, weights) * 1.05,
    )
    expect(certaintyOf(less, { [clue]: true }, weights)).toBeLessThan(
      certaintyOf(less, {}, weights) * 0.98,
    )
  })

  it.each([
    ['isLongAgo', 'regret', 'fear', 2],
    ['isFuture', 'worry', 'fear', 2.5],
    ['isNow', 'fear', 'regret', 1.3],
    ['isRecent', 'fear', 'regret', 1.3],
    ['isSettled', 'sadness', 'anger', 1.6],
    ['isOpen', 'anger', 'sadness', 1.3],
  ] as const)(
    '%s makes %s rather than %s at least %f times as likely',
    (clue, one, other, much) => {
      const odds = (clues: Partial<TimeClues>) =>
        certaintyOf(one, clues, { emotion: 0 }) / certaintyOf(other, clues, { emotion: 0 })
      expect(odds({ [clue]: true }) / odds({})).toBeGreaterThan(much)
    },
  )

  it('of old times makes a loss one of regret, unless it is fresh', () => {
    const weights = { time: 0, accepted: 0 }
    const regret = (clues: Partial<TimeClues>) => certaintyOf('regret', clues, weights)
    expect(regret({ isLongAgo: true })).toBeGreaterThan(regret({}))
    expect(regret({ isRecent: true })).toBeLessThan(regret({}))
    expect(regret({ isLongAgo: true, isRecent: true })).toBe(regret({ isLongAgo: true }))
  })

  it('that something is settled outweighs that it is open', () => {
    const weights = { emotion: 0, time: 0 }
    const anger = (clues: Partial<TimeClues>) => certaintyOf('anger', clues, weights)
    expect(anger({ isSettled: true, isOpen: true })).toBe(anger({ isSettled: true }))
  })

  it('of what is ahead keeps old times from denying it', () => {
    const weights = { emotion: 0, accepted: 0 }
    const worry = (clues: Partial<TimeClues>) => certaintyOf('worry', clues, weights)
    expect(worry({ isLongAgo: true })).toBeLessThan(worry({}))
    expect(worry({ isLongAgo: true, isFuture: true })).toBeGreaterThan(worry({ isLongAgo: true }))
  })
})
