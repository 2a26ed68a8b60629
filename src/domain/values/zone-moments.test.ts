import { expect, it } from 'vitest'
import {
  addDays,
  dayIn,
  hourIn,
  inDaytime,
  momentAt,
  momentsIn,
  monthsIn,
  nextAt,
  nextMorning,
  Zone,
  zoneShifts,
} from './time-zone.ts'

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

const BERLIN = 'Europe/Berlin'
const at = (text: string) => Date.parse(text)

it('knows the hour there, and the next time a clock shows one', () => {
  expect(hourIn(at('2026-07-01T22:30:00Z'), BERLIN)).toBe(0)
  expect(hourIn(at('2026-01-01T22:30:00Z'), BERLIN)).toBe(23)
  const noon = at('2026-07-01T10:00:00Z')
  expect(iso(nextAt(12, noon - 1, BERLIN))).toBe(iso(noon))
  expect(iso(nextAt(12, noon, BERLIN))).toBe('2026-07-02T10:00:00.000Z')
})

it.each([
  ['2026-07-01T05:59:59Z', '2026-07-01T06:00:00.000Z'],
  ['2026-07-01T06:00:00Z', '2026-07-01T06:00:00.000Z'],
  ['2026-07-01T18:59:59Z', '2026-07-01T18:59:59.000Z'],
  ['2026-07-01T19:00:00Z', '2026-07-02T06:00:00.000Z'],
  ['2026-07-01T22:30:00Z', '2026-07-02T06:00:00.000Z'],
])('wakes nobody: %s', (moment, later) => {
  expect(iso(inDaytime(at(moment), BERLIN))).toBe(later)
})

it('reads a clock on the wall, and the month it was', () => {
  const moment = momentsIn(BERLIN)
  const wall = { year: 2026, month: 3, day: 29, hour: 1, minute: 59 }
  expect(iso(moment(wall))).toBe('2026-03-29T00:59:00.000Z')
  expect(iso(moment({ ...wall, hour: 3 }))).toBe('2026-03-29T01:59:00.000Z')
  expect(iso(moment({ ...wall, month: 12, day: 31 }))).toBe('2026-12-31T00:59:00.000Z')
  const month = monthsIn(BERLIN)
  expect([month(at('2026-03-31T21:59:59Z')), month(at('2026-03-31T22:00:00Z'))]).toEqual([
    '2026-03',
    '2026-04',
  ])
})

it('takes zones that clocks can be put to', () => {
  const isTaken = (zone: string) => Zone.safeParse(zone).success
  expect(['UTC', BERLIN, 'Etc/GMT+5'].map(isTaken)).toEqual([true, true, true])
  expect(['', '+02:00', 'Middle/Earth', '/Berlin', `A${'a'.repeat(64)}`].map(isTaken)).toEqual([
    ...[false, false, false, false, false],
  ])
})

it('finds a change of clocks to the second, from any moment', () => {
  const change = at('2026-03-29T01:00:00Z')
  for (const [before, after] of [
    [1, 1000],
    [999, 1],
    [12_345_678, 87_654_321],
  ] as const)
    expect(zoneShifts(BERLIN, change - before, change + after)).toEqual([
      { from: change - before, offset: 3_600_000 },
      { from: change, offset: 7_200_000 },
    ])
  expect(zoneShifts(BERLIN, change, change)).toEqual([{ from: change, offset: 7_200_000 }])
})
