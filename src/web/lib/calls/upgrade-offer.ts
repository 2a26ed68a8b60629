import type { Refusal } from '#contract/refusal.ts'
import { createStore } from '../store.ts'

/** The open upgrade dialog, with the limit that was reached, if any. */
export const upgradeOffer = createStore<{ limit: Refusal['limit'] } | null>(null)

export const offerUpgrade = (limit?: Refusal['limit']): void => upgradeOffer.set({ limit })
