/**
 * A step a person plans, as "when …, I’ll …", and whether it helped. Asked once after a day and once after a week;
 * unanswered questions expire.
 */
import * as z from 'zod/mini'
import { EmotionCategory, isPleasant } from '../emotion/emotion.ts'
import { LEVERS } from '../situation/analysis.ts'
import { LEVER_LABELS } from '../situation/analysis-words.ts'
import { SituationAnswer } from '../situation/situation-answer.ts'
import { DAY, HOUR } from '../values/duration.ts'
import { line, upperFirst } from '../values/text.ts'
import { CYCLES } from './asking.ts'

/** Our levers, and `own` for a step in the person's words. */
export const STEP_LEVERS = [...LEVERS, 'own'] as const
export const StepLever = z.enum(STEP_LEVERS)
export type StepLever = z.infer<typeof StepLever>

export const STEP_LABELS: Record<StepLever, string> = {
  ...LEVER_LABELS,
  own: 'A step of my own',
}

/** The strength of a feeling, from 0 (not there) to 10 (as strong as it gets). */
export const Strength = z.int().check(z.gte(0), z.lte(10))
export const STRENGTH_WORDS = ['not there', 'as strong as it gets'] as const

export const MOMENT = { min: 3, max: 160 } as const
export const ACTION = { min: 3, max: 240 } as const
export const NOTE = { max: 300 } as const

export const StepMoment = line({
  ...MOMENT,
  tooShort: 'Write when it could be: a place, a time, a person.',
  tooLong: `That part can be up to ${MOMENT.max} characters`,
})
export const StepAction = line({
  ...ACTION,
  tooShort: 'Write what you will do. Small is fine.',
  tooLong: `The step can be up to ${ACTION.max} characters`,
})
export const StepNote = line({
  max: NOTE.max,
  tooLong: `One line can be up to ${NOTE.max} characters`,
})

export const NewStep = z.object({
  lever: StepLever,
  category: EmotionCategory,
  moment: StepMoment,
  action: StepAction,
  /** The current strength, if the person gives it. */
  before: z.optional(z.nullable(Strength)),
})
export type NewStep = z.infer<typeof NewStep>

/** `none` if there was no occasion. */
export const OUTCOMES = ['done', 'partly', 'no', 'none'] as const
export const Outcome = z.enum(OUTCOMES)
export type Outcome = z.infer<typeof Outcome>

export const OUTCOME_LABELS: Record<Outcome, string> = {
  done: 'Done',
  partly: 'Partly',
  no: 'No',
  none: 'It didn’t come up',
}

export const Round = z.union([z.literal(1), z.literal(2)])
export type Round = z.infer<typeof Round>

export const NewFollowUp = z.object({
  round: Round,
  outcome: Outcome,
  strength: z.optional(Strength),
  note: z.optional(StepNote),
})
export type NewFollowUp = z.infer<typeof NewFollowUp>

export const FollowUp = z.object({
  round: Round,
  outcome: Outcome,
  strength: z.nullable(Strength),
  note: z.nullable(z.string()),
  answeredAt: z.string(),
})
export type FollowUp = z.infer<typeof FollowUp>

export const Step = z.object({
  id: z.int(),
  situationId: z.int(),
  lever: StepLever,
  category: EmotionCategory,
  moment: z.string(),
  action: z.string(),
  /** Null if the person gave none. */
  before: z.nullable(Strength),
  /** False if unknown. Such a number is shown but never tested. */
  isBeforeSaid: z.boolean(),
  createdAt: z.string(),
  /** The earliest time of the question: after the step's moment, if it names one. */
  asksAt: z.string(),
  endedAt: z.nullable(z.string()),
  followUps: z.array(FollowUp),
})
export type Step = z.infer<typeof Step>

export const NOT_DUE = 'It’s too early for this. We’ll ask tomorrow and in a week.'
export const ANSWERED_ALREADY = 'You’ve already answered this, maybe on another device.'

const ROUNDS = CYCLES.plan

/** The minimum time between two questions, for late answers. */
const BETWEEN = 3 * DAY

type StepTimes = ReturnType<typeof timesOf>

/** The times of a step in milliseconds. */
export const timesOf = ({ createdAt, asksAt, endedAt, followUps }: Step) => ({
  createdAt: Date.parse(createdAt),
  asksAt: Date.parse(asksAt),
  endedAt: endedAt === null ? null : Date.parse(endedAt),
  answers: followUps.map(({ round, answeredAt }) => ({
    round,
    answeredAt: Date.parse(answeredAt),
  })),
})

/** Not asked about yet, so a rating still belongs to the plan. */
export const isFresh = ({ createdAt, answers }: StepTimes, now: number): boolean =>
  answers.length === 0 && now - createdAt < ROUNDS[1].from

/** The open question, at most one. Times are in milliseconds. */
export function dueRound(
  { createdAt, asksAt, endedAt, answers }: StepTimes,
  now: number,
): Round | null {
  if (endedAt !== null || now < asksAt) return null
  const last = Math.max(0, ...answers.map(({ answeredAt }) => answeredAt + BETWEEN))
  const open = ([2, 1] as const).find((round) => {
    const { from, until } = ROUNDS[round]
    return now >= createdAt + from && now < createdAt + until
  })
  if (!open || now < last || answers.some(({ round }) => round >= open)) return null
  return open
}

/** The time of the next question, for a calendar. Null if there won't be one. */
export function nextAsked(step: StepTimes, now: number): number | null {
  if (step.endedAt !== null) return null
  const moments = ([1, 2] as const)
    .filter((round) => !step.answers.some((it) => it.round >= round))
    .map((round) => Math.max(step.createdAt + ROUNDS[round].reminds, step.asksAt))
  return moments.find((moment) => moment >= now) ?? null
}

/** Formats the strengths before and after: "It went from 7 to 3." If the feeling got worse, adds "That happens." */
export function formatPair(before: number, after: number, category: EmotionCategory): string {
  const pair = before === after ? `It’s still at ${after}.` : `It went from ${before} to ${after}.`
  return isWorse(before, after, category) ? `${pair} That happens.` : pair
}

/** True if it is worth suggesting to talk to someone. More joy isn't worse. */
export const isWorse = (before: number, after: number, category: EmotionCategory): boolean =>
  after > before && !isPleasant(category)

/** After a death, no steps are suggested for this long. */
export const GRIEF_QUIET = 14 * DAY
/** Event kinds that involve a death. */
export const GRIEF_EVENTS: readonly string[] = ['death', 'pet-loss', 'miscarriage']

/** Moments with a lead: "Tonight", "When I next see Lotte". */
const LEADS =
  /^(?:if|when|once|whenever|after|before|while|as soon as|tonight|today|tomorrow|this|next|the (?:next|first|moment|day|morning|evening|night|minute)|on|at|in|by|over|every|each|from|until|within|during|right)\b/i
/** Events that surely come take "when", not "if": "When I next see Lotte". */
const SURE = /^(?:I next|I get up|I sit down|it is)\b/

/** The word before a step's moment. Empty if the moment has one. */
export const leadOf = (moment: string): '' | 'When' | 'If' =>
  LEADS.test(moment) ? '' : SURE.test(moment) ? 'When' : 'If'

export const formatStep = ({ moment, action }: Pick<NewStep, 'moment' | 'action'>): string =>
  `${upperFirst(`${leadOf(moment)} ${moment}`.trim())}, I’ll ${withoutStop(action)}.`

const withoutStop = (text: string): string => text.replace(/(?<![.!\s])[.!\s]+$/, '')

/** One rating of a feeling. */
export const StrengthRating = z.object({
  at: z.string(),
  strength: Strength,
  category: EmotionCategory,
  /** By the analysis or by the person. */
  by: z.enum(['reading', 'person']),
})
export type StrengthRating = z.infer<typeof StrengthRating>

/** The person's first rating, else the computed one, and the newest if different. */
export function pairOf(
  weighings: readonly StrengthRating[],
): { first: StrengthRating; last: StrengthRating } | null {
  const own = weighings.filter(({ by }) => by === 'person')
  const first = own.length > 1 ? own[0] : weighings[0]
  const last = own.at(-1)
  if (!first || !last || first === last) return null
  // Confirming the engine's number is not a second rating, nor is saying the same again at once.
  const isSoon = Date.parse(last.at) - Date.parse(first.at) < HOUR
  const isSame = first.strength === last.strength && (first.by === 'reading' || isSoon)
  return isSame ? null : { first, last }
}

/** An earlier question and answer about the same part. */
const EarlierAnswer = z.object({ ...SituationAnswer.shape, situationId: z.int(), part: z.string() })
export type EarlierAnswer = z.infer<typeof EarlierAnswer>

/** The state of steps for a result. */
export const StepState = z.object({
  /** False after signs of danger and soon after a death. */
  isOffered: z.boolean(),
  step: z.nullable(Step),
  /** The levers ordered by what helped the person, if enough is known. */
  order: z.nullable(z.array(StepLever)),
  /** Oldest first. */
  weighings: z.array(StrengthRating),
  /** The person's answer from the last time the same part was touched. */
  earlier: z._default(z.nullable(EarlierAnswer), null),
})
export type StepState = z.infer<typeof StepState>
