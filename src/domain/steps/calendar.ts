/**
 * Plans and forecasts as a calendar (RFC 5545). Others can see a calendar, so it contains days and hours but no words
 * of a situation.
 */

import { PRODUCT_NAME } from '../content/product.ts'
import { DAY, HOUR } from '../values/duration.ts'
import { addDays, MORNING } from '../values/time-zone.ts'

/** An all-day event, or a moment in milliseconds. */
export type CalendarEvent = { uid: string; summary: string } & ({ day: string } | { at: number })

export const STEP_SUMMARY = `${PRODUCT_NAME}: something you planned`
export const FORECAST_SUMMARY = `${PRODUCT_NAME}: something you saw coming`

const stamp = (moment: number): string =>
  new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
const date = (day: string): string => day.replaceAll('-', '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

const BYTES = 73

/** Folds lines longer than 75 bytes. Our text is ASCII, so characters are bytes. */
const folded = (text: string): string =>
  (text.match(new RegExp(`.{1,${BYTES}}`, 'gu')) ?? []).join('\r\n ')

/** A calendar must contain a component. This one is invisible. */
const NOTHING_PLANNED = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The hour of a plan by its words, noon by default. */
const HOURS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:morning|breakfast|wake|get up)\b/i, 9],
  [/\b(?:afternoon)\b/i, 15],
  [/\b(?:evening|tonight|dinner|supper|after work)\b/i, 18],
  [/\b(?:night|bed|bedtime)\b/i, 21],
]

/** The time of a plan that names a day. It is asked about the next morning, so its day is the one before. */
export function plannedAt({ moment, asksAt }: { moment: string; asksAt: number }): number {
  const hour = HOURS.find(([words]) => words.test(moment))?.[1] ?? 12
  return asksAt - DAY + (hour - MORNING) * HOUR
}

/** At its time, or at nine for an all-day event. */
const alarmOf = (event: CalendarEvent): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(event.summary)}`,
  `TRIGGER:${'day' in event ? 'PT9H' : 'PT0M'}`,
  'END:VALARM',
]

export function icsOf(events: readonly CalendarEvent[], site: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${PRODUCT_NAME}`,
    ...(events.length === 0 ? NOTHING_PLANNED : []),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${stamp(now)}`,
      ...whenOf(event),
      `SUMMARY:${escaped(event.summary)}`,
      `URL:${site}/dashboard`,
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      ...alarmOf(event),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const whenOf = (event: CalendarEvent): string[] =>
  'day' in event
    ? [`DTSTART;VALUE=DATE:${date(event.day)}`, `DTEND;VALUE=DATE:${date(addDays(event.day, 1))}`]
    : [`DTSTART:${stamp(event.at)}`, `DTEND:${stamp(event.at + HOUR / 4)}`]
