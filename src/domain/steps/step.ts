/**
 * From understanding to change: one step somebody means to take, written as "when …, I’ll …", and whether it
 * helped. Asked after a day and after a week, once each; what is not answered fades and never piles up.
 */
import * as z from 'zod/mini'
import { EmotionCategory, isPleasant } from '../emotion/emotion.ts'
import { LEVERS } from '../situation/analysis.ts'
import { LEVER_LABELS } from '../situation/analysis-words.ts'
import { SituationAnswer } from '../situation/situation-answer.ts'
import { DAY } from '../values/duration.ts'
import { line, upperFirst } from '../values/text.ts'
import { CYCLES } from './asking.ts'

/** Ours, or a step in one's own words. */
export const STEP_LEVERS = [...LEVERS, 'own'] as const
export const StepLever = z.enum(STEP_LEVERS)
export type StepLever = z.infer<typeof StepLever>

export const STEP_LABELS: Record<StepLever, string> = {
  ...LEVER_LABELS,
  own: 'A step of my own',
}

/** How strong a feeling is, as people say it: 0 is not there, 10 as strong as it gets. */
export const Strength = z.int().check(z.gte(0), z.lte(10))
export const STRENGTH_WORDS = ['not there', 'as strong as it gets'] as const

export const MOMENT = { min: 3, max: 160 } as const
export const ACTION = { min: 3, max: 240 } as const
export const NOTE = { max: 300 } as const

export const StepMoment = line({
  ...MOMENT,
  tooShort: 'Write when it could be: a place, a time, a person.',
  tooLong: `The moment can be up to ${MOMENT.max} characters`,
})
export const StepAction = line({
  ...ACTION,
  tooShort: 'Write what you will do. Small is fine.',
  tooLong: `The step can be up to ${ACTION.max} characters`,
})
export const StepNote = line({
  min: 0,
  max: NOTE.max,
  tooShort: '',
  tooLong: `One line can be up to ${NOTE.max} characters`,
})

export const NewStep = z.object({
  lever: StepLever,
  category: EmotionCategory,
  moment: StepMoment,
  action: StepAction,
  /** How strong the feeling is now, where the person says so. */
  before: z.optional(z.nullable(Strength)),
})
export type NewStep = z.infer<typeof NewStep>

/** "none": there was no occasion. */
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
  /** Null where nobody said it. */
  before: z.nullable(Strength),
  /** False where nobody knows any more whether it was said: it is shown, and counts in no test. */
  isBeforeSaid: z.boolean(),
  createdAt: z.string(),
  /** Before this nobody asks: after its own moment, where it names one. */
  asksAt: z.string(),
  endedAt: z.nullable(z.string()),
  followUps: z.array(FollowUp),
})
export type Step = z.infer<typeof Step>

export const NOT_DUE = 'It’s too early for this. We’ll ask tomorrow and in a week.'
export const ANSWERED_ALREADY = 'You’ve already answered this, maybe on another device.'

const ROUNDS = CYCLES.plan

/** Between two answers: who answers late is not asked again at once. */
const BETWEEN = 3 * DAY

type Timed = {
  createdAt: number
  asksAt: number
  endedAt: number | null
  answers: readonly { round: Round; answeredAt: number }[]
}

/** The moments of a step as it travels, in milliseconds. */
export const timesOf = ({ createdAt, asksAt, endedAt, followUps }: Step): Timed => ({
  createdAt: Date.parse(createdAt),
  asksAt: Date.parse(asksAt),
  endedAt: endedAt === null ? null : Date.parse(endedAt),
  answers: followUps.map(({ round, answeredAt }) => ({
    round,
    answeredAt: Date.parse(answeredAt),
  })),
})

/** Not asked about yet: what is said of it now still belongs to the plan. */
export const isFresh = ({ createdAt, answers }: Timed, now: number): boolean =>
  answers.length === 0 && now - createdAt < ROUNDS[1].from

/** Which question is open now; never two. Moments in milliseconds. */
export function dueRound(
  { createdAt, asksAt, endedAt, answers }: Timed,
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

/** When a question will come, for a calendar; null where none will. */
export function nextAsked(step: Timed, now: number): number | null {
  if (step.endedAt !== null) return null
  const moments = ([1, 2] as const)
    .filter((round) => !step.answers.some((it) => it.round >= round))
    .map((round) => Math.max(step.createdAt + ROUNDS[round].reminds, step.asksAt))
  return moments.find((moment) => moment >= now) ?? null
}

/** How the pair is told. Worse is said plainly, and it happens. */
export function sayPair(before: number, after: number, category: EmotionCategory): string {
  const pair = before === after ? `It’s still at ${after}.` : `It went from ${before} to ${after}.`
  return isWorse(before, after, category) ? `${pair} That happens.` : pair
}

/** Worth offering a person to talk to. More of a joy is not worse. */
export const isWorse = (before: number, after: number, category: EmotionCategory): boolean =>
  after > before && !isPleasant(category)

/** Within this time after a death nothing is to be planned. */
export const GRIEF_QUIET = 14 * DAY
/** The kinds of event that tell of a death. */
export const GRIEF_EVENTS: readonly string[] = ['death', 'pet-loss', 'miscarriage']

/** "Tonight", "When I next see Lotte": it says itself how it leads. */
const LEADS =
  /^(?:if|when|once|whenever|after|before|while|as soon as|tonight|today|tomorrow|this|next|the (?:next|first|moment|day|morning|evening|night|minute)|on|at|in|by|over|every|each|from|until|within|during|right)\b/i
/** What surely comes has a time, and is no condition: "When I next see Lotte". */
const SURE = /^(?:I next|I get up|I sit down|it is)\b/

/** What stands before the moment of a step: nothing, if the moment leads itself. */
export const leadOf = (moment: string): '' | 'When' | 'If' =>
  LEADS.test(moment) ? '' : SURE.test(moment) ? 'When' : 'If'

/** The sentence as it is saved, read and said to oneself. */
export const sayStep = ({ moment, action }: Pick<NewStep, 'moment' | 'action'>): string =>
  `${upperFirst(`${leadOf(moment)} ${moment}`.trim())}, I’ll ${withoutStop(action)}.`

const withoutStop = (text: string): string => text.replace(/(?<![.!\s])[.!\s]+$/, '')

/** One rating of a feeling at one time. */
export const Weighing = z.object({
  at: z.string(),
  strength: Strength,
  category: EmotionCategory,
  /** What the analysis read, or what the person said themselves. */
  by: z.enum(['reading', 'person']),
})
export type Weighing = z.infer<typeof Weighing>

/** The first that the person said themselves, else what was read; and the newest, where it is another one. */
export function pairOf(weighings: readonly Weighing[]): { first: Weighing; last: Weighing } | null {
  const own = weighings.filter(({ by }) => by === 'person')
  const first = own.length > 1 ? own[0] : weighings[0]
  const last = own.at(-1)
  if (!first || !last || first === last) return null
  // Whoever agrees with what was read has weighed it once, not twice.
  return first.by === 'reading' && first.strength === last.strength ? null : { first, last }
}

/** A question of an earlier situation and its answer, which comes back with the same part. */
const EarlierAnswer = z.object({ ...SituationAnswer.shape, situationId: z.int(), part: z.string() })
export type EarlierAnswer = z.infer<typeof EarlierAnswer>

/** Everything a result needs to know about steps. */
export const StepState = z.object({
  /** Quiet after words of danger and soon after a death: no step is offered then. */
  isOffered: z.boolean(),
  step: z.nullable(Step),
  /** What helped this person first, where enough is known. */
  order: z.nullable(z.array(StepLever)),
  /** Oldest first. */
  weighings: z.array(Weighing),
  /** What the person answered the last time the same part was touched. */
  earlier: z._default(z.nullable(EarlierAnswer), null),
})
export type StepState = z.infer<typeof StepState>
