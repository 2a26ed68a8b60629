/** When somebody is asked how strong a feeling is by now: one tap, ever more rarely, and first of all when they come back. */
import { DAY, HOUR } from '../values/duration.ts'

/** Whoever was away for so long is welcomed. */
export const AWAY = 14 * DAY
/** "Not now" leaves the question alone for so long. */
export const WEIGH_REST = 3 * DAY

const FIRST_AFTER = 12 * HOUR
/** Each time the feeling must have become older by this much: after a day, two, four, a week, two, a month. */
const OLDER_BY = 1.6
/** Nobody is asked about what is older. */
export const OLDEST = 60 * DAY

/** `weighedAt` are all moments at which the person said how strong it is. */
export function isAskedAgain(
  { createdAt, weighedAt }: { createdAt: number; weighedAt: readonly number[] },
  now: number,
): boolean {
  const age = now - createdAt
  const last = Math.max(0, ...weighedAt) - createdAt
  return age >= Math.max(FIRST_AFTER, OLDER_BY * last) && age < OLDEST
}

/** One tap for each degree of a feeling, in the middle of what it covers; 0 is gone. */
export const DEGREES = [0, 1, 3, 5, 7, 9] as const
