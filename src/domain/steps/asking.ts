/**
 * The life cycle of each kind of question: when it is asked and when it ends. Each is shown on at most three days,
 * answered or not, and waits behind another for at most a day.
 */
import { DAY, HOUR } from '../values/duration.ts'

/** Tolerance for people who return at about the same hour. */
const EARLY = 4 * HOUR

/** Relative to the toss, the plan, the day of the forecast and the writing. A letter lasts until the next one. */
export const CYCLES = {
  toss: { from: 20 * HOUR, until: 3 * DAY },
  plan: {
    1: { from: DAY - EARLY, reminds: DAY, until: 7 * DAY },
    2: { from: 7 * DAY - EARLY, reminds: 7 * DAY, until: 21 * DAY },
  },
  /** From the evening of its day, when the outcome is known. */
  forecast: { hour: 18, until: 14 * DAY },
  /** The current strength: after half a day, and again at three times the age. */
  weigh: { from: 12 * HOUR, until: 60 * DAY, olderBy: 3, rests: 3 * DAY },
} as const

/** In days. */
const MAX_SHOWN = 3
/** Only every fifth pleasant situation is rated again, enough to estimate how long joys last. */
const JOYS_WEIGHED = 5

/** An absence this long gets a welcome. */
export const AWAY = 14 * DAY

/** `weighedAt` contains all times the person rated it. */
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

/** A question that could be asked now, available since `since`. */
export type Question = { key: string; since: number }
/** The first showing of each question on each day, by key. */
export type Showings = ReadonlyMap<string, readonly number[]>

export const isRested = ({ key }: Pick<Question, 'key'>, shown: Showings, today: number): boolean =>
  (shown.get(key) ?? []).filter((moment) => moment < today).length >= MAX_SHOWN

/**
 * Chooses one question. Today's stays unless a new one came up; otherwise the least shown comes first, ties in the
 * order of `open`, and `today` is the start of the day.
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

/** One button per degree of a feeling, in the middle of its range. 0 means gone. */
export const DEGREES = [0, 1, 3, 5, 7, 9] as const
