import { expect, it } from 'vitest'
import { momentsIn } from '#domain/values/time-zone.ts'
import { dayComesFirst, readDate } from './dates.ts'

const read = (text: string, time = '', isDayFirst = false, zone = 'UTC') => {
  const moment = readDate(text, time, isDayFirst, momentsIn(zone))
  return moment === null ? null : new Date(moment).toISOString().slice(0, 16)
}

it.each([
  ['2024-03-05', '2024-03-05T12:00'],
  [' 2024-3-5 ', '2024-03-05T12:00'],
  ['2024-03-05T08:15', '2024-03-05T08:15'],
  ['2024-03-05 08:15:30.5', '2024-03-05T08:15'],
  ['2024-03-05T08:15:00Z', '2024-03-05T08:15'],
  ['2024-03-05T08:15:00+02:00', '2024-03-05T06:15'],
  ['2024-03-05T08:15-0130', '2024-03-05T09:45'],
  ['5.3.2024', '2024-03-05T12:00'],
  ['05. 03. 2024, 8.15', '2024-03-05T08:15'],
  ['3/5/2024', '2024-03-05T12:00'],
  ['3-5-2024 10:25 PM', '2024-03-05T22:25'],
  ['3/5/2024 12:05 am', '2024-03-05T00:05'],
  ['3/5/2024 12:05 p.m.', '2024-03-05T12:05'],
  ['3/5/2024 7h30', '2024-03-05T07:30'],
  ['2024-02-29', '2024-02-29T12:00'],
  ['2023-02-29', null],
  ['2024-00-05', null],
  ['2024-13-05', null],
  ['2024-01-32', null],
  ['2024-12-31 23:59', '2024-12-31T23:59'],
  ['2024-12-31 24:00', null],
  ['2024-12-31 23:60', null],
  ['2024-12-31 noon', null],
  ['2024-99-99T99:99Z', null],
  ['yesterday', null],
  ['', null],
])('reads “%s” as %s', (text, moment) => {
  expect(read(text)).toBe(moment)
})

it('takes the time of another column first, and the clock of the person', () => {
  expect(read('2024-03-05 08:15', '9:30')).toBe('2024-03-05T09:30')
  expect(read('5.3.2024 08:15', '9:30')).toBe('2024-03-05T09:30')
  expect(read('3/5/2024 08:15', '9:30')).toBe('2024-03-05T09:30')
  expect(read('2024-07-05', '9:30', false, 'Europe/Berlin')).toBe('2024-07-05T07:30')
  expect(read('3/5/2024', '', true)).toBe('2024-05-03T12:00')
})

it.each([
  [[], false],
  [['2024-03-05'], false],
  [['3/4/2024'], null],
  [['12/12/2024', '1/2/2024'], null],
  [['3/4/2024', '13/4/2024'], true],
  [['3/4/2024', ' 4/13/2024 '], false],
])('knows which number is the day: %j', (texts, isFirst) => {
  expect(dayComesFirst(texts)).toBe(isFirst)
})
