/**
 * A person's experiment with two ways to act on a feeling. After each analysis they can toss a coin, and rate the
 * feeling before and a day later.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { LOOKS } from '../findings/experiment.ts'
import { HOUR } from '../values/duration.ts'
import { line } from '../values/text.ts'
import { CYCLES } from './asking.ts'
import { Strength } from './step.ts'

export const WAY = { min: 2, max: 80 } as const
const Way = line({
  ...WAY,
  tooShort: 'Write what you’d try',
  tooLong: `Please use up to ${WAY.max} characters`,
})
export const SAME_WAYS = 'Choose two different things to try.'
export const ONE_AT_A_TIME = 'You already have an experiment with this feeling. End that one first.'
export const NO_TOSS_NOW = 'There’s no coin to toss right now.'
export const TOSS_NOT_DUE = 'It’s too early for this. We’ll ask a day after the toss.'

/** In days. Experiments that would take longer can't be started. */
const ENDS_WITHIN = 70
/** The days used to estimate the rate, fewer for a new diary. */
export const RATE_DAYS = 28
const MIN_RATE_DAYS = 7

/** True if a feeling with `times` occurrences in `days` is frequent enough to reach the first look. */
export const canEnd = (times: number, days: number): boolean =>
  (times / Math.min(RATE_DAYS, Math.max(MIN_RATE_DAYS, days))) * ENDS_WITHIN >= LOOKS[0].tosses

export const CANNOT_END =
  'This feeling doesn’t come up often enough yet. An experiment with it would take longer than ten weeks.'

export const NewExperiment = z.object({ category: EmotionCategory, wayA: Way, wayB: Way }).check(
  z.refine(({ wayA, wayB }) => wayA.toLowerCase() !== wayB.toLowerCase(), {
    error: SAME_WAYS,
    path: ['wayB'],
  }),
)
export type NewExperiment = z.infer<typeof NewExperiment>

export const Did = z.enum(['a', 'b', 'other'])
export type Did = z.infer<typeof Did>
export const TossArm = z.enum(['a', 'b'])

const Ways = { category: EmotionCategory, wayA: z.string(), wayB: z.string() }

export const Experiment = z.object({
  id: z.int(),
  ...Ways,
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
  tosses: z.int(),
  refused: z.int(),
  state: z.enum(['goes on', 'too many unanswered', 'told', 'cannot be told', 'stopped']),
  answered: z.int(),
  didOtherwise: z.int(),
  /** The advantage of the first way a day later, with its confidence interval. */
  difference: z.nullable(z.object({ apart: z.number(), from: z.number(), to: z.number() })),
})
export type Experiment = z.infer<typeof Experiment>

/** A toss that waits for its answer a day later. */
export const OpenToss = z.object({
  id: z.int(),
  ...Ways,
  arm: TossArm,
  createdAt: z.string(),
  /** False once answered or expired. */
  isOpen: z.boolean(),
})
export type OpenToss = z.infer<typeof OpenToss>

/** The coin offered with a result, or its outcome. */
export const TossOffer = z.object({
  offer: z.nullable(z.object({ experimentId: z.int(), ...Ways })),
  toss: z.nullable(OpenToss),
})
export type TossOffer = z.infer<typeof TossOffer>

/** Null if the coin is refused. */
export const NewToss = z.object({ experimentId: z.int(), before: z.nullable(Strength) })
export const TossAnswer = z.object({ after: Strength, did: Did })

/** Older feelings aren't offered a toss. */
export const TOSS_WITHIN = 12 * HOUR
type TossTimes = { createdAt: number; answeredAt: number | null; isRefused: boolean }

export const isTossDue = ({ createdAt, answeredAt, isRefused }: TossTimes, now: number): boolean =>
  !isRefused &&
  answeredAt === null &&
  now - createdAt >= CYCLES.toss.from &&
  now - createdAt < CYCLES.toss.until

/** Answered or expired, so it can be evaluated. */
export const isTossClosed = ({ createdAt, answeredAt }: TossTimes, now: number): boolean =>
  answeredAt !== null || now - createdAt >= CYCLES.toss.until
