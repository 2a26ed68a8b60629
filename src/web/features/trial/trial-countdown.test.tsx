// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ANONYMOUS_TRIAL, trialAt } from '#domain/people/trial.ts'
import { TrialCountdown } from './trial-countdown.tsx'

const START = Date.UTC(2026, 0, 5, 12)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const leftAt = (now: number) => {
  vi.useFakeTimers({ now })
  const visitor = { visitorSince: START, accountSince: null, isSubscribed: false }
  render(<TrialCountdown trial={trialAt(START, visitor)} />)
  return screen.getByText(/left/).textContent
}

it('never has more left than there ever was', () => {
  expect(leftAt(START - 40)).toBe('24 h 0 min left in your free trial')
})

it('counts down', () => {
  expect(leftAt(START + ANONYMOUS_TRIAL / 2)).toBe('12 h 0 min left in your free trial')
})
