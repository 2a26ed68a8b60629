/** When something happened, where that is another day than the one it was written on. */
import * as z from 'zod/mini'
import { addDays, dayIn, momentAt } from '../values/time-zone.ts'

/** When it was written, and when it happened where that is another time: the days of lists and statistics are these. */
export const Dates = z.object({ createdAt: z.string(), happenedAt: z.optional(z.string()) })
export type Dates = z.infer<typeof Dates>

export const datesOf = (happenedAt: number, createdAt: number): Dates => ({
  createdAt: new Date(createdAt).toISOString(),
  ...(happenedAt !== createdAt && { happenedAt: new Date(happenedAt).toISOString() }),
})

export const whenOf = ({ createdAt, happenedAt }: Dates): string => happenedAt ?? createdAt

/** When it happened, as it is sent. Only its day is told, so nothing is made of its hour. */
export const HappenedAt = z.iso.datetime({ offset: true })

/** No diary here is older than the web; statistics count every month from the first to the last. */
export const EARLIEST_DAY = '1990-01-01'
export const NO_SUCH_DAY = 'Choose a day from 1990 to today.'

/** The days that can be chosen where the person is; the first that begins after the earliest moment everywhere. */
export function choosableDays(now: number, zone: string) {
  const today = dayIn(now, zone)
  return { oldest: addDays(EARLIEST_DAY, 1), yesterday: addDays(today, -1), today }
}

/** Never ahead: what is coming has a place of its own. */
export const canHaveHappened = (moment: number, now: number): boolean =>
  moment <= now && moment >= Date.parse(EARLIEST_DAY)

/** Where only the day is known it is noon, as in journals that are brought in: then it is that day almost everywhere. */
export const noonOf = (day: string, zone: string): string =>
  new Date(momentAt(day, 12, zone)).toISOString()
