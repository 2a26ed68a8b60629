/** The day that a plan, or what is coming, speaks of where it names one. A plan is asked about on the morning after. */
import { addDays } from '../values/time-zone.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const NAMED = new RegExp(`(?<!\\blast )\\b(next )?(${WEEKDAYS.join('|')})(?!s)\\b`, 'i')
/** Every week, or whenever it comes: no day of its own. */
const ANY = /\b(?:every|each|whenever|always)\b/i

/** `today` as "2026-11-15". Null where no day is named. */
export function planDay(moment: string, today: string): string | null {
  if (ANY.test(moment)) return null
  if (/\btomorrow\b/i.test(moment)) return addDays(today, 1)
  if (/\b(?:this|the) weekend\b/i.test(moment)) return addDays(today, daysUntil('sunday', today))
  const [, isNext, name] = NAMED.exec(moment) ?? []
  if (!name) return null
  const days = daysUntil(name.toLowerCase(), today)
  return addDays(today, isNext && days < 2 ? days + 7 : days)
}

function daysUntil(weekday: string, today: string): number {
  const from = new Date(`${today}T00:00:00Z`).getUTCDay()
  return (WEEKDAYS.indexOf(weekday) - from + 7) % 7
}
