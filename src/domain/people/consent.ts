/** Optional consents. No other feature depends on them, and each can be withdrawn at any time. */
export const CONSENTS = ['externalEngine', 'externalContext', 'mails', 'letter'] as const
export type ConsentName = (typeof CONSENTS)[number]

/** Raise this if a new wording allows more, so people are asked again. */
export const CONSENT_VERSION = '1'
/** The same for the data sent to an external language model. */
export const MODEL_CONSENT_VERSION = '3'
