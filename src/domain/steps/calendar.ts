/**
 * Plans and forecasts in a calendar (RFC 5545). A calendar is read by others, on screens and by its maker: it holds days
 * and hours and not one word of any situation.
 */

import { PRODUCT_NAME } from '../content/product.ts'
import { HOUR } from '../values/duration.ts'
import { addDays } from '../values/time-zone.ts'

/** All day on a day of the calendar, or at a moment in milliseconds. */
export type CalendarEvent = { uid: string; summary: string } & ({ day: string } | { at: number })

export const STEP_SUMMARY = `${PRODUCT_NAME}: something you planned`
export const FORECAST_SUMMARY = `${PRODUCT_NAME}: something you saw coming`

const stamp = (moment: number): string =>
  new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
const date = (day: string): string => day.replaceAll('-', '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

const BYTES = 73

/** Lines of more than 75 bytes are folded. Ours are plain letters, so a letter is a byte. */
const folded = (text: string): string =>
  (text.match(new RegExp(`.{1,${BYTES}}`, 'gu')) ?? []).join('\r\n ')

/** A calendar has to hold something; this shows nothing. */
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
