/**
 * What a person can agree to beyond using the product. Nothing here is needed for anything else, and
 * every consent can be withdrawn at any time.
 */
export const CONSENTS = ['externalEngine', 'externalContext', 'mails', 'letter'] as const
export type ConsentName = (typeof CONSENTS)[number]

/** Raised whenever the wording changes in what it allows: then people are asked again. */
export const CONSENT_VERSION = '1'
/** The same for what a language model elsewhere is sent. */
export const MODEL_CONSENT_VERSION = '3'
