import { afterEach, expect, it } from 'vitest'
import {
  daysBefore,
  formatDay,
  formatHour,
  formatLongDay,
  formatRecent,
  formatSpan,
  formatWholeDay,
} from './format-date.ts'
import { tellDaysOf } from './place-of-days.ts'

afterEach(() => tellDaysOf(undefined))

const LATE = '2026-03-05T23:30:00.000Z'

it('tells the day of the place a page was drawn for', () => {
  tellDaysOf('UTC')
  expect([formatDay(LATE), formatRecent(LATE, Date.parse(LATE))]).toEqual([
    'Mar 5, 2026',
    'Thursday',
  ])
  tellDaysOf('Europe/Berlin')
  expect([formatDay(LATE), formatRecent(LATE, Date.parse(LATE))]).toEqual(['Mar 6, 2026', 'Friday'])
})

it('counts midnights of that place, over the change of the clocks, too', () => {
  const hourLater = Date.parse(LATE) + 60 * 60 * 1000
  tellDaysOf('UTC')
  expect(daysBefore(LATE, hourLater)).toBe(1)
  tellDaysOf('Europe/Berlin')
  expect(daysBefore(LATE, hourLater)).toBe(0)
  expect(daysBefore(LATE, Date.parse('2026-04-05T23:30:00.000Z'))).toBe(31)
})

it('leaves a day of the calendar alone, wherever that is', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', undefined]) {
    tellDaysOf(zone)
    expect([formatLongDay('2026-11-19'), formatWholeDay('2026-11-09')]).toEqual([
      'Thursday, Nov 19',
      'Monday, November 9',
    ])
  }
})

it.each([
  [['de-DE', 'en'], '5 Mar 2026', 'Monday 9 November', '9 – 15 Nov 2026', '23:30'],
  [['en-GB'], '5 Mar 2026', 'Monday 9 November', '9 – 15 Nov 2026', '23:30'],
  [['en-US', 'en'], 'Mar 5, 2026', 'Monday, November 9', 'Nov 9 – 15, 2026', '11:30 PM'],
  [[], 'Mar 5, 2026', 'Monday, November 9', 'Nov 9 – 15, 2026', '11:30 PM'],
])('writes a day as readers of %j do', (languages, day, whole, week, hour) => {
  tellDaysOf('UTC', languages)
  expect([formatDay(LATE), formatWholeDay('2026-11-09')]).toEqual([day, whole])
  expect(formatSpan('2026-11-09', '2026-11-15')).toBe(week)
  expect(formatHour(LATE).replace(/\s/g, ' ')).toBe(hour)
  expect(daysBefore(LATE, Date.parse(LATE) + 864e5)).toBe(1)
})
