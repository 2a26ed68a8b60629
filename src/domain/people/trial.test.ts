import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../values/duration.ts'
import { ACCOUNT_TRIAL, ANONYMOUS_TRIAL, hasPremiumAccess, timeLeft, trialAt } from './trial.ts'

const START = Date.parse('2025-03-05T10:00:00Z')
const VISITOR = { isSubscribed: false, accountSince: null, visitorSince: START }
const ACCOUNT = { ...VISITOR, accountSince: START }

describe('a trial', () => {
  it('gives a visitor 24 hours, then asks for an account', () => {
    expect(ANONYMOUS_TRIAL).toBe(24 * HOUR)
    const status = (now: number) => trialAt(now, VISITOR).status
    expect(status(START + 24 * HOUR - 1)).toBe('anonymous')
    expect(status(START + 24 * HOUR)).toBe('expired')
    expect(trialAt(START, VISITOR)).toMatchObject({ hasAccount: false })
  })

  it('gives an account seven days with everything open', () => {
    expect(ACCOUNT_TRIAL).toBe(7 * DAY)
    const during = trialAt(START + 7 * DAY - 1, ACCOUNT)
    expect([during.status, hasPremiumAccess(during)]).toEqual(['account_trial', true])
    const after = trialAt(START + 7 * DAY, ACCOUNT)
    expect([after.status, hasPremiumAccess(after)]).toEqual(['expired', false])
    expect(during.endsAt).toBe('2025-03-12T10:00:00.000Z')
  })

  it('is over for nobody who subscribes, and says when it began', () => {
    const trial = trialAt(START + 100 * DAY, { ...ACCOUNT, isSubscribed: true })
    expect(trial).toEqual({
      status: 'subscribed',
      startedAt: '2025-03-05T10:00:00.000Z',
      endsAt: null,
      hasAccount: true,
    })
    expect(hasPremiumAccess(trial)).toBe(true)
    expect(hasPremiumAccess(trialAt(START, VISITOR))).toBe(false)
  })
})

describe('what is left', () => {
  const ends = new Date(START).toISOString()
  it.each([
    [7 * DAY, '7 days'],
    [48 * HOUR, '2 days'],
    [48 * HOUR - MINUTE, '47 h 59 min'],
    [24 * HOUR, '24 h 0 min'],
    [HOUR, '1 h 0 min'],
    [HOUR - MINUTE, '59 min'],
    [1, '1 min'],
    [0, '0 min'],
    [-DAY, '0 min'],
  ])('%i ms is %s', (left, words) => expect(timeLeft(ends, START - left)).toBe(words))
})
