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
export const LOOK_BACK = ['look-back'] as const
export const SESSION_KEY = ['session'] as const
export const TRIAL = ['trial'] as const
export const subscriptionKey = (userId: number) => ['subscription', userId] as const
