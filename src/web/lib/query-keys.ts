import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { SESSION_KEY } from './calls/session-key.ts'

/** Query keys that more than one feature uses. */
export const selfMapKey = (userId: number) => ['self-map', userId] as const
export const relationshipsKey = (userId: number) => ['relationships', userId] as const
/** Usage of the free plan, of every person. */
export const USAGE = ['usage'] as const
/** Every list of situations, and single situations. */
export const SITUATIONS = ['situations'] as const
export const situationKey = (situationId: number) => ['situation', situationId] as const
export const analysesKey = (situationId: number) => ['analyses', situationId] as const
/** Statistics over all analyses. */
export const ANALYTICS = ['analytics'] as const
/** The map by month. */
export const OVER_TIME_KEY = ['over-time'] as const
/** The daily sentence. */
export const SENTENCE = ['sentence'] as const
/** A situation's step and the ratings of its feeling. */
export const STEP = ['step'] as const
/** The item due for an answer today. */
export const DUE_KEY = ['due'] as const
/** The exercise offered for a situation, and saved ones. */
export const EXERCISE = ['exercise'] as const
/** Second looks at old texts. */
export const SECOND_LOOKS = ['second-looks'] as const
export const FORECASTS = ['forecasts'] as const
/** Recurring expectations of a person. */
export const EXPECTATIONS = ['expectations'] as const
/** Experiments, and coin tosses of situations. */
export const EXPERIMENTS = ['experiments'] as const
export const LETTER = ['letter'] as const
export const CONSENTS_KEY = ['consents'] as const
export const WHAT_HELPS = ['what-helps'] as const
export const TRIAL = ['trial'] as const
/** Imports from other journals. */
export const JOURNALS_KEY = ['journals'] as const
export const SHARES = ['shares'] as const
export const subscriptionKey = (userId: number) => ['subscription', userId] as const

/** Findings that go together or stay open. Steps change them, too. */
export const PATTERNS = ['patterns'] as const

const STEPS = [STEP, EXERCISE, DUE_KEY, WHAT_HELPS, LETTER, PATTERNS, SENTENCE]
const ANALYSED = [SITUATIONS, SECOND_LOOKS, EXPECTATIONS, USAGE, ANALYTICS, OVER_TIME_KEY, ...STEPS]

/**
 * The queries each change invalidates. This is the only place that lists them, except queries that the mutation fills
 * with its reply.
 */
const OUTDATED = {
  /** Items added, changed or removed. The mutation already updates the list of items. */
  items: [['relationships'], USAGE, ANALYTICS, PATTERNS, OVER_TIME_KEY],
  /** Items added by another change. */
  map: [['self-map'], ['relationships'], USAGE, ANALYTICS, PATTERNS, OVER_TIME_KEY],
  /** Situations deleted or restored, with their analyses. */
  situations: ANALYSED,
  /** An analysis made or corrected. */
  analysis: ANALYSED,
  /** A step saved, answered or put away, or a feeling rated. */
  steps: STEPS,
  /** A forecast saved, answered or dropped. */
  forecasts: [FORECASTS, DUE_KEY, LETTER, SENTENCE],
  /** An experiment started, ended or deleted, or a coin tossed or answered. */
  experiments: [EXPERIMENTS, DUE_KEY],
  /** A letter answered, put away, or requested by email. */
  letter: [LETTER, DUE_KEY, CONSENTS_KEY],
  /** The person's plan changed. */
  plan: [SESSION_KEY, TRIAL],
  trial: [TRIAL],
  shares: [SHARES],
  /** Notes imported, deleted or queued for analysis. */
  journals: [JOURNALS_KEY, ...ANALYSED],
  /** A loop muted or unmuted. */
  loop: [PATTERNS],
  /** A daily sentence denied, or the denial undone. */
  sentence: [SENTENCE],
} satisfies Record<string, readonly QueryKey[]>

export type Change = keyof typeof OUTDATED

export async function afterChange(
  client: QueryClient,
  ...changes: (Change | QueryKey)[]
): Promise<void> {
  const outdated = (change: Change | QueryKey): readonly QueryKey[] =>
    typeof change === 'string' ? OUTDATED[change] : [change]
  const keys = new Set(changes.flatMap(outdated))
  await Promise.all([...keys].map((queryKey) => client.invalidateQueries({ queryKey })))
}
