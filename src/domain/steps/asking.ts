/**
 * The life cycle of every question: from when on it is asked and when it ends, by kind. Each is shown on at most three
 * days and then rests for good, answered or not, and none waits behind another for more than a day.
 */
import { DAY, HOUR } from '../values/duration.ts'

/** Who comes at the same hour of the day is asked, also a little earlier. */
const EARLY = 4 * HOUR

/** Counted from the toss, the plan, the day of a forecast and the writing. A letter is there until the next one. */
export const CYCLES = {
  toss: { from: 20 * HOUR, until: 3 * DAY },
  plan: {
    1: { from: DAY - EARLY, reminds: DAY, until: 7 * DAY },
    2: { from: 7 * DAY - EARLY, reminds: 7 * DAY, until: 21 * DAY },
  },
  /** In the evening of its day it has been; before that nobody can say what came. */
  forecast: { hour: 18, until: 14 * DAY },
  /** How strong it is by now: after a day, and each time it has become three times as old. */
  weigh: { from: 12 * HOUR, until: 60 * DAY, olderBy: 3, rests: 3 * DAY },
} as const

/** In days. */
const MAX_SHOWN = 3
/** Joys are weighed so rarely: enough to know how long they last. */
const JOYS_WEIGHED = 5

/** Whoever was away for so long is welcomed. */
export const AWAY = 14 * DAY

/** `weighedAt` are all moments at which the person said how strong it is. */
export function isAskedAgain(
  { createdAt, weighedAt }: { createdAt: number; weighedAt: readonly number[] },
  now: number,
): boolean {
  const { from, until, olderBy } = CYCLES.weigh
  const age = now - createdAt
  const last = Math.max(0, ...weighedAt) - createdAt
  return age >= Math.max(from, olderBy * last) && age < until
}

export const isJoyWeighed = (situationId: number): boolean => situationId % JOYS_WEIGHED === 0

/** A question that could be asked now; `since` is the moment from which on. */
export type Question = { key: string; since: number }
/** The first moment of each day on which a question was shown, by its key. */
export type Showings = ReadonlyMap<string, readonly number[]>

export const isRested = ({ key }: Pick<Question, 'key'>, shown: Showings, today: number): boolean =>
  (shown.get(key) ?? []).filter((moment) => moment < today).length >= MAX_SHOWN

/**
 * The one for now. What was shown today stays, unless something came up since that was never shown; otherwise what was
 * shown least comes first, and `open` is in the order of who goes first among equals. `today` is when the day began.
 */
export function chooseQuestion<Asked extends Question>(
  open: readonly Asked[],
  shown: Showings,
  today: number,
): Asked | null {
  const daysOf = ({ key }: Question) => shown.get(key) ?? []
  const left = open.filter((it) => !isRested(it, shown, today))
  const [current] = left
    .flatMap((it) => daysOf(it).flatMap((at) => (at >= today ? [{ it, at }] : [])))
    .toSorted((one, other) => other.at - one.at)
  const fresh = left.find((it) => daysOf(it).length === 0 && it.since > (current?.at ?? 0))
  const [least] = left.toSorted((one, other) => daysOf(one).length - daysOf(other).length)
  return (current ? (fresh ?? current.it) : least) ?? null
}

/** One tap for each degree of a feeling, in the middle of what it covers; 0 is gone. */
export const DEGREES = [0, 1, 3, 5, 7, 9] as const
