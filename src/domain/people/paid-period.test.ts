import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type LearntPeriod,
  oneYearAfter,
  owedIn,
  type PaidStatus,
  standingFrom,
} from './paid-period.ts'

const period = (eventId: string, more: Partial<LearntPeriod> = {}): LearntPeriod => ({
  eventId,
  subscriptionId: 'sub_1',
  status: 'active',
  endsAt: 1000,
  cancelAtPeriodEnd: false,
  happenedAt: 1,
  learntAt: 1,
  ...more,
})

describe('the plan that follows from what the provider said', () => {
  it('is free while nothing was said', () => {
    expect(standingFrom([])).toMatchObject({ tier: 'free', status: 'active', expiresAt: null })
  })

  it('believes what was learnt last about a subscription', () => {
    const paid = period('a', { learntAt: 1 })
    const ended = period('b', { learntAt: 2, status: 'ended' })
    expect(standingFrom([ended, paid]).tier).toBe('free')
    expect(standingFrom([paid, { ...ended, learntAt: 0 }]).tier).toBe('premium')
  })

  it('believes what was learnt last though it happened before', () => {
    const paid = period('a', { happenedAt: 5, learntAt: 1 })
    const ended = period('b', { happenedAt: 1, learntAt: 5, status: 'ended' })
    for (const learnt of [
      [paid, ended],
      [ended, paid],
    ])
      expect(standingFrom(learnt).tier).toBe('free')
  })

  it('lets the event decide where two were learnt in the same moment', () => {
    const kept = period('a', { happenedAt: 5, cancelAtPeriodEnd: true })
    expect(standingFrom([kept, period('b')]).cancelAtPeriodEnd).toBe(true)
  })

  it('keeps the subscription that lasts longest, and prefers a paid one to an owed one', () => {
    const longer = period('b', { subscriptionId: 'sub_2', endsAt: 2000 })
    expect(standingFrom([period('a'), longer]).subscriptionId).toBe('sub_2')
    const owed: LearntPeriod = { ...longer, status: 'due' }
    expect(standingFrom([period('a'), owed])).toMatchObject({ expiresAt: 1000, status: 'active' })
    expect(standingFrom([owed])).toMatchObject({ tier: 'premium', status: 'due' })
  })

  it('knows what is owed, behind a paid subscription too, until it is paid or over', () => {
    const paid = period('a', { endsAt: 5000 })
    const owed = period('b', { subscriptionId: 'sub_2', status: 'due' })
    const settled = (status: PaidStatus) => ({ ...owed, eventId: 'c', learntAt: 2, status })
    expect(owedIn([paid, owed]).map(({ subscriptionId }) => subscriptionId)).toEqual(['sub_2'])
    expect(owedIn([settled('active'), paid, owed])).toEqual([])
    expect(owedIn([settled('ended'), owed])).toEqual([])
    expect(owedIn([])).toEqual([])
  })

  it('is the same in whatever order the events came', () => {
    const anyPeriod = fc.record({
      eventId: fc.uuid(),
      subscriptionId: fc.constantFrom('sub_1', 'sub_2', 'sub_3'),
      status: fc.constantFrom('active', 'due', 'ended'),
      endsAt: fc.integer({ min: 1, max: 3 }),
      cancelAtPeriodEnd: fc.boolean(),
      happenedAt: fc.integer({ min: 1, max: 3 }),
      learntAt: fc.integer({ min: 1, max: 3 }),
    })
    const rounds = fc
      .uniqueArray(anyPeriod, { selector: ({ eventId }) => eventId, maxLength: 12 })
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      )
    fc.assert(
      fc.property(rounds, ([all, shuffled]) => {
        const { expiresAt, tier, status } = standingFrom(all)
        expect(standingFrom(shuffled)).toMatchObject({ expiresAt, tier, status })
      }),
    )
  })
})

it('counts a year by the calendar', () => {
  expect(oneYearAfter(Date.UTC(2027, 10, 15))).toBe(Date.UTC(2028, 10, 15))
  expect(oneYearAfter(Date.UTC(2028, 1, 29))).toBe(Date.UTC(2029, 2, 1))
})
