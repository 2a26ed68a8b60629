import { expect, it } from 'vitest'
import { icsOf, plannedAt } from '../steps/calendar.ts'
import { momentAt } from '../values/time-zone.ts'
import { mailableWeek, mondayOf, readyWeek } from './letter.ts'

it('is ready on Sunday evening, also in the week in which clocks change', () => {
  expect(mondayOf('2026-11-15')).toBe('2026-11-09')
  for (const [sunday, monday, before] of [
    ['2026-03-29', '2026-03-23', '2026-03-16'],
    ['2026-10-25', '2026-10-19', '2026-10-12'],
  ] as const)
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland']) {
      expect(readyWeek(momentAt(sunday, 18, zone) - 1, zone)).toBe(before)
      expect(readyWeek(momentAt(sunday, 18, zone), zone)).toBe(monday)
    }
})

it('puts a plan at the hour it names, on the day before it is asked about', () => {
  const asksAt = momentAt('2026-11-21', 5, 'Europe/Berlin')
  const at = (moment: string) => plannedAt({ moment, asksAt })
  expect(at('Friday morning')).toBe(momentAt('2026-11-20', 9, 'Europe/Berlin'))
  expect(at('on Friday evening')).toBe(momentAt('2026-11-20', 18, 'Europe/Berlin'))
  expect(at('on Friday')).toBe(momentAt('2026-11-20', 12, 'Europe/Berlin'))
})

it('writes a calendar that calendars can read', () => {
  const text = icsOf(
    [
      { uid: 'a@innermap', summary: 'Innermap: x, y; z', day: '2026-12-31' },
      { uid: 'b@innermap', summary: 'Innermap', at: Date.parse('2026-11-16T21:30:00Z') },
    ],
    `https://${'long-name.'.repeat(9)}example`,
    0,
  )
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101')
  expect(text).toContain('DTSTART:20261116T213000Z\r\nDTEND:20261116T214500Z')
  expect(text).toContain('SUMMARY:Innermap: x\\, y\\; z')
  expect(text.match(/BEGIN:VALARM[\s\S]*?TRIGGER:PT9H/)).not.toBeNull()
  expect(text).toContain('TRIGGER:PT0M\r\nEND:VALARM\r\nEND:VEVENT')
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(75)
  expect(text).not.toContain('VTIMEZONE')
  // RFC 5545, 3.6: a calendar holds at least one component.
  expect(icsOf([], 'https://example.test', 0)).toContain('END:VTIMEZONE\r\nEND:VCALENDAR\r\n')
})

it('is mailed on Monday morning, once its week is closed', () => {
  const at = (day: string, hour: number) =>
    mailableWeek(momentAt(day, hour, 'Europe/Berlin'), 'Europe/Berlin')
  expect(at('2026-11-15', 23)).toBe('2026-11-02')
  expect(at('2026-11-16', 6)).toBe('2026-11-02')
  expect(at('2026-11-16', 7)).toBe('2026-11-09')
  expect(at('2026-11-22', 20)).toBe('2026-11-09')
})
