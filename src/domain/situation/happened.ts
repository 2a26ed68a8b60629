/** The date of an event, if it differs from the day of writing. */
import * as z from 'zod/mini'
import { addDays, dayIn, momentAt } from '../values/time-zone.ts'

/** The date of writing and, if different, of the event. Lists and statistics use these days. */
export const Dates = z.object({ createdAt: z.string(), happenedAt: z.optional(z.string()) })
export type Dates = z.infer<typeof Dates>

export const datesOf = (happenedAt: number, createdAt: number): Dates => ({
  createdAt: new Date(createdAt).toISOString(),
  ...(happenedAt !== createdAt && { happenedAt: new Date(happenedAt).toISOString() }),
})

export const whenOf = ({ createdAt, happenedAt }: Dates): string => happenedAt ?? createdAt

/** The date of the event, as sent. Only the day counts; the hour is ignored. */
export const HappenedAt = z.iso.datetime({ offset: true })

/** No diary here predates the web. Statistics count every month from the first to the last. */
export const EARLIEST_DAY = '1990-01-01'
export const NO_SUCH_DAY = 'Choose a day from 1990 to today.'

/** The days a person can choose in their time zone. The first begins after the earliest moment in every zone. */
export function choosableDays(now: number, zone: string) {
  const today = dayIn(now, zone)
  return { oldest: addDays(EARLIEST_DAY, 1), yesterday: addDays(today, -1), today }
}

/** False for the future, which belongs to forecasts. */
export const canHaveHappened = (moment: number, now: number): boolean =>
  moment <= now && moment >= Date.parse(EARLIEST_DAY)

/** Noon of a day, as for imported journals, so it stays the same day in almost every time zone. */
export const noonOf = (day: string, zone: string): string =>
  new Date(momentAt(day, 12, zone)).toISOString()
