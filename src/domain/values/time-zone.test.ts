import { expect, it } from 'vitest'
import { HOUR } from '#domain/values/duration.ts'
import { dayNumber, firstOfMonth, isoDay, weekdayOf, zoneShifts } from './time-zone.ts'

const at = (text: string) => Date.parse(text)

it('finds when the clocks were changed', () => {
  const shifts = zoneShifts('Europe/Berlin', at('2024-01-10T00:00Z'), at('2025-01-10T00:00Z'))
  expect(shifts).toEqual([
    { from: at('2024-01-10T00:00Z'), offset: HOUR },
    { from: at('2024-03-31T01:00Z'), offset: 2 * HOUR },
    { from: at('2024-10-27T01:00Z'), offset: HOUR },
  ])
})

it('knows zones that are half an hour off and zones that never change', () => {
  const [start, end] = [at('2024-01-10T00:00Z'), at('2025-01-10T00:00Z')]
  expect(zoneShifts('Asia/Kolkata', start, end)).toEqual([{ from: start, offset: 5.5 * HOUR }])
  expect(zoneShifts('America/St_Johns', start, end).map(({ offset }) => offset / HOUR)).toEqual([
    -3.5, -2.5, -3.5,
  ])
})

it('takes a zone nobody knows for UTC', () => {
  const [start, end] = [at('2024-01-10T00:00Z'), at('2025-01-10T00:00Z')]
  for (const zone of ['', 'Etc/Unknown', 'Middle/Earth', "'; drop table user; --"]) {
    expect(zoneShifts(zone, start, end)).toEqual([{ from: start, offset: 0 }])
  }
})

it('names days, weekdays and months', () => {
  const day = dayNumber(at('2024-02-29T23:30Z'), HOUR)
  expect(isoDay(day)).toBe('2024-03-01')
  expect(weekdayOf(day)).toBe(4)
  expect(isoDay(firstOfMonth(day, 0))).toBe('2024-03-01')
  expect(isoDay(firstOfMonth(day, 11))).toBe('2023-04-01')
})
