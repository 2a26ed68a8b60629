import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { SESSION_KEY } from './calls/session-key.ts'

/** Names of what the data client keeps, where more than one feature must know them. */
export const selfMapKey = (userId: number) => ['self-map', userId] as const
export const relationshipsKey = (userId: number) => ['relationships', userId] as const
/** Every count of the free plan, whoever it belongs to. */
export const USAGE = ['usage'] as const
/** Every list of situations, and one by one. */
export const SITUATIONS = ['situations'] as const
export const situationKey = (situationId: number) => ['situation', situationId] as const
export const analysesKey = (situationId: number) => ['analyses', situationId] as const
/** What is counted up from all analyses. */
export const ANALYTICS = ['analytics'] as const
/** How a map changed over months. */
export const OVER_TIME_KEY = ['over-time'] as const
/** The one sentence of the day. */
export const SENTENCE = ['sentence'] as const
/** The step of a situation, and every time its feeling was weighed. */
export const STEP = ['step'] as const
/** The one thing that asks for an answer today. */
export const DUE_KEY = ['due'] as const
/** The exercise that is offered for a situation, and those that were kept. */
export const EXERCISE = ['exercise'] as const
/** Old texts that were looked at again. */
export const SECOND_LOOKS = ['second-looks'] as const
/** What a person sees coming. */
export const FORECASTS = ['forecasts'] as const
/** What a person keeps expecting. */
export const EXPECTATIONS = ['expectations'] as const
/** One's own experiments, and the coins of situations. */
export const EXPERIMENTS = ['experiments'] as const
export const LETTER = ['letter'] as const
export const CONSENTS_KEY = ['consents'] as const
export const WHAT_HELPS = ['what-helps'] as const
export const TRIAL = ['trial'] as const
/** What was brought in from other journals. */
export const JOURNALS_KEY = ['journals'] as const
export const SHARES = ['shares'] as const
export const subscriptionKey = (userId: number) => ['subscription', userId] as const

export type Change =
  | 'items'
  | 'map'
  | 'situations'
  | 'analysis'
  | 'steps'
  | 'forecasts'
  | 'letter'
  | 'experiments'
  | 'plan'
  | 'trial'
  | 'shares'
  | 'journals'
  | 'loop'
  | 'sentence'

/** What goes together, and what stays open: also changed by what was tried. */
export const PATTERNS = ['patterns'] as const

const STEPS = [STEP, EXERCISE, DUE_KEY, WHAT_HELPS, LETTER, PATTERNS, SENTENCE]
const ANALYSED = [SITUATIONS, SECOND_LOOKS, EXPECTATIONS, USAGE, ANALYTICS, OVER_TIME_KEY, ...STEPS]

/**
 * What is out of date after what: whoever changes something looks here, and nowhere else. What the change
 * itself answers with is put into its place at once and is not named again.
 */
const OUTDATED: Record<Change, readonly QueryKey[]> = {
  /** Items were added, changed or taken away; the list of them is kept by whoever did it. */
  items: [['relationships'], USAGE, ANALYTICS, PATTERNS, OVER_TIME_KEY],
  /** Items came along with something else. */
  map: [['self-map'], ['relationships'], USAGE, ANALYTICS, PATTERNS, OVER_TIME_KEY],
  /** Situations were deleted or brought back, together with their analyses. */
  situations: ANALYSED,
  /** An analysis was made or corrected. */
  analysis: ANALYSED,
  /** A step was kept, answered or put away, or a feeling was weighed. */
  steps: STEPS,
  /** Something that is coming was kept, answered or let go. */
  forecasts: [FORECASTS, DUE_KEY, LETTER, SENTENCE],
  /** One was begun, ended or deleted, a coin fell or was answered. */
  experiments: [EXPERIMENTS, DUE_KEY],
  /** A letter was answered, put away, or asked for by mail. */
  letter: [LETTER, DUE_KEY, CONSENTS_KEY],
  /** What a person may use has changed. */
  plan: [SESSION_KEY, TRIAL],
  trial: [TRIAL],
  shares: [SHARES],
  /** Notes came or went, or are being analysed. */
  journals: [JOURNALS_KEY, ...ANALYSED],
  /** Something that comes up again is left alone, or not any more. */
  loop: [PATTERNS],
  /** A sentence was denied, or that was taken back. */
  sentence: [SENTENCE],
}

export async function afterChange(
  client: QueryClient,
  ...changes: (Change | QueryKey)[]
): Promise<void> {
  const outdated = (change: Change | QueryKey): readonly QueryKey[] =>
    typeof change === 'string' ? OUTDATED[change] : [change]
  const keys = new Set(changes.flatMap(outdated))
  await Promise.all([...keys].map((queryKey) => client.invalidateQueries({ queryKey })))
}
