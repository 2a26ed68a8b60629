import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Variables } from '../situation/analysis.ts'
import { EMOTION_CATEGORIES, isPleasant, LADDERS } from './emotion.ts'
import { emotionOf, isLoss } from './equation.ts'

const variables = fc.record(
  {
    power: fc.double({ min: 0, max: 1, noNaN: true }),
    shift: fc.double({ min: -1, max: 1, noNaN: true }),
    accepted: fc.boolean(),
    time: fc.constantFrom('past', 'now', 'future'),
    source: fc.constantFrom('own', 'outside', 'standing'),
    perspective: fc.constantFrom('self', 'others'),
    confidence: fc.constantFrom('low', 'medium', 'high'),
    isRepelled: fc.boolean(),
    isAttacked: fc.boolean(),
  },
  {
    requiredKeys: ['power', 'shift', 'accepted', 'time', 'source', 'perspective', 'confidence'],
  },
) as fc.Arbitrary<Variables>

const PLAIN: Variables = {
  power: 0.8,
  shift: -0.7,
  accepted: true,
  time: 'now',
  source: 'outside',
  perspective: 'self',
  confidence: 'high',
}
const categoryOf = (change: Partial<Variables>) => emotionOf({ ...PLAIN, ...change }).category

describe('the table', () => {
  it.each([
    ['fear', { accepted: false, time: 'now' }],
    ['fear', { accepted: false, time: 'now', source: 'own' }],
    ['worry', { accepted: false, time: 'future' }],
    ['worry', { accepted: false, time: 'future', source: 'own' }],
    ['anger', { accepted: false, time: 'now', isAttacked: true }],
    ['anger', { accepted: false, time: 'past' }],
    ['sadness', {}],
    ['sadness', { source: 'own' }],
    ['regret', { time: 'past' }],
    ['regret', { time: 'past', source: 'own' }],
    ['negativeanticipation', { time: 'future' }],
    ['disgust', { isRepelled: true }],
    ['disgust', { isRepelled: true, source: 'own', time: 'past' }],
    ['shame', { source: 'standing' }],
    ['shame', { source: 'standing', time: 'past', perspective: 'others' }],
    ['happiness', { shift: 0.6 }],
    ['happiness', { shift: 0 }],
    ['happiness', { shift: 0.6, time: 'past', source: 'own' }],
    ['positiveanticipation', { shift: 0.6, time: 'future' }],
    ['pride', { shift: 0.6, source: 'standing' }],
    ['pride', { shift: 0.6, source: 'standing', time: 'future' }],
  ] as [string, Partial<Variables>][])('%s from %o', (category, change) => {
    expect(categoryOf(change)).toBe(category)
  })

  it('has an answer for every combination, with a name from its own ladder', () => {
    fc.assert(
      fc.property(variables, (v) => {
        const { category, level, name, intensity } = emotionOf(v)
        expect(EMOTION_CATEGORIES).toContain(category)
        expect(LADDERS[category][level - 1]).toBe(name)
        expect(intensity).toBeGreaterThanOrEqual(0)
        expect(intensity).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('direction', () => {
  it('gives a pleasant emotion exactly when nothing is lost', () => {
    fc.assert(
      fc.property(variables, (v) => {
        expect(isPleasant(emotionOf(v).category)).toBe(!isLoss(v.shift))
      }),
    )
  })
})

describe('changing one variable', () => {
  it('turns fear into worry when the answer comes later, and back', () => {
    const fear = { ...PLAIN, accepted: false }
    expect(emotionOf(fear).category).toBe('fear')
    expect(emotionOf({ ...fear, time: 'future' }).category).toBe('worry')
  })

  it('turns anger into sadness once the loss is accepted', () => {
    const anger = { ...PLAIN, accepted: false, isAttacked: true }
    expect(emotionOf(anger).category).toBe('anger')
    expect(emotionOf({ ...anger, accepted: true }).category).toBe('sadness')
  })

  it('turns sadness into regret with time, and into shame when worth itself is low', () => {
    expect(categoryOf({ time: 'past' })).toBe('regret')
    expect(categoryOf({ source: 'standing' })).toBe('shame')
  })

  it('turns worry into a sadness ahead once it is accepted as coming', () => {
    expect(categoryOf({ time: 'future', accepted: true })).toBe('negativeanticipation')
  })
})

describe('severity', () => {
  const CONFIDENCES = ['low', 'medium', 'high'] as const

  it('never falls when power, shift or confidence rises', () => {
    fc.assert(
      fc.property(variables, variables, (a, b) => {
        const sign = Math.sign(a.shift) || 1
        const stronger: Variables = {
          ...a,
          power: Math.max(a.power, b.power),
          shift: sign * Math.max(Math.abs(a.shift), Math.abs(b.shift)),
          confidence:
            CONFIDENCES[
              Math.max(CONFIDENCES.indexOf(a.confidence), CONFIDENCES.indexOf(b.confidence))
            ]!,
        }
        fc.pre(isLoss(a.shift) === isLoss(stronger.shift))
        const [weak, strong] = [emotionOf(a), emotionOf(stronger)]
        expect(strong.intensity).toBeGreaterThanOrEqual(weak.intensity)
        expect(strong.level).toBeGreaterThanOrEqual(weak.level)
      }),
    )
  })

  it('lies between how close the part is and how far it moved', () => {
    fc.assert(
      fc.property(variables, (v) => {
        const [least, most] = [v.power, Math.abs(v.shift)].toSorted((one, other) => one - other)
        const { intensity } = emotionOf({ ...v, confidence: 'high' })
        expect(intensity).toBeGreaterThanOrEqual(least! - 0.006)
        expect(intensity).toBeLessThanOrEqual(most! + 0.006)
      }),
    )
  })

  it('reaches the top of the ladder only for what matters most', () => {
    expect(emotionOf({ ...PLAIN, power: 1, shift: -1 }).name).toBe('heartbreak')
    expect(emotionOf({ ...PLAIN, power: 0.04, shift: -1 }).name).toBe('a touch of sadness')
  })
})
