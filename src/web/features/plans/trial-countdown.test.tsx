// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ANONYMOUS_TRIAL, trialAt } from '#domain/people/trial.ts'
import { DAY } from '#domain/values/duration.ts'
import { TrialCountdown } from './trial-countdown.tsx'

const START = Date.UTC(2026, 0, 5, 12)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const leftAt = (now: number, accountSince: number | null = null) => {
  vi.useFakeTimers({ now })
  const who = { visitorSince: START, accountSince, isSubscribed: false }
  render(<TrialCountdown trial={trialAt(START, who)} />)
  return screen.getByText(/left/).textContent
}

it('never has more left than there ever was', () => {
  expect(leftAt(START - 40)).toBe('24 h 0 min left in your free trial')
})

it('counts down', () => {
  expect(leftAt(START + ANONYMOUS_TRIAL / 2)).toBe('12 h 0 min left in your free trial')
})

it('counts the days of an account that is signed out', () => {
  expect(leftAt(START + DAY, START)).toBe('6 days left in your free trial')
})
