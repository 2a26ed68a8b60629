/** Labels for the parts of an analysis, and texts for a missing one. */
import type { Lever } from './analysis.ts'

export const LEVER_LABELS: Record<Lever, string> = {
  expectation: 'Look at what you expected',
  perception: 'Check what you saw',
  attachment: 'Put it in proportion',
  action: 'Do something about it',
  body: 'Calm your body first',
}

export const NO_ANALYSIS = {
  title: 'No Analysis Available',
  text: 'There is no analysis available for this situation yet.',
} as const
export const ANALYSIS_WAITS = {
  title: 'Your words are saved',
  text: 'We’re very busy right now, so this will take a moment. We’ll keep trying. You don’t need to do anything.',
  offline: 'You’re offline. Your analysis will be here once you’re back online.',
} as const
export const ANALYSIS_FAILED = 'Unable to analyze the situation. Please try again later.'
export const ANALYSIS_NOT_LOADED = 'Failed to load the situation analysis. Please try again.'
export const NOT_MEDICAL_ADVICE = 'Not medical advice.'

/**
 * Delays in milliseconds while a situation has no analysis yet: before reading again, before requesting one and after
 * that. `whenBusy` matches the delay the server sends when it is overloaded.
 */
export const RETRY = {
  whenEmpty: 3000,
  beforeAsking: 2000,
  afterAsking: 5000,
  whenBusy: 5000,
} as const
/** The maximum number of automatic retries. */
export const MAX_TRIES = 4
