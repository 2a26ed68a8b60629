import { expect, it } from 'vitest'
import { addDays, dayIn, momentAt, nextMorning } from './time-zone.ts'

const iso = (moment: number) => new Date(moment).toISOString()

it('knows which day it is where the person is', () => {
  const moment = Date.parse('2026-11-15T23:30:00Z')
  expect(dayIn(moment, 'Europe/Berlin')).toBe('2026-11-16')
  expect(dayIn(moment, 'America/New_York')).toBe('2026-11-15')
  expect(dayIn(moment, 'Pacific/Kiritimati')).toBe('2026-11-16')
  expect(dayIn(moment, 'Nowhere/AtAll')).toBe('2026-11-15')
})

it('finds the moment a clock shows an hour, on days when clocks are changed too', () => {
  expect(iso(momentAt('2026-03-28', 5, 'Europe/Berlin'))).toBe('2026-03-28T04:00:00.000Z')
  expect(iso(momentAt('2026-03-29', 5, 'Europe/Berlin'))).toBe('2026-03-29T03:00:00.000Z')
  expect(iso(momentAt('2026-10-25', 0, 'Europe/Berlin'))).toBe('2026-10-24T22:00:00.000Z')
  expect(iso(momentAt('2026-10-25', 5, 'Europe/Berlin'))).toBe('2026-10-25T04:00:00.000Z')
  // Two in the morning is left out once a year, and comes twice once.
  expect(iso(momentAt('2026-03-29', 2, 'Europe/Berlin'))).toBe('2026-03-29T01:00:00.000Z')
  expect(iso(momentAt('2026-10-25', 2, 'Europe/Berlin'))).toBe('2026-10-25T00:00:00.000Z')
  expect(iso(momentAt('2026-06-01', 0, 'Asia/Kathmandu'))).toBe('2026-05-31T18:15:00.000Z')
})

it('counts days of the calendar, not of hours', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

it('calls it tomorrow once the night is over', () => {
  const late = Date.parse('2026-10-24T21:00:00Z')
  expect(iso(nextMorning(late, 'Europe/Berlin'))).toBe('2026-10-25T04:00:00.000Z')
  const night = Date.parse('2026-10-25T00:30:00Z')
  expect(iso(nextMorning(night, 'Europe/Berlin'))).toBe('2026-10-25T04:00:00.000Z')
})
