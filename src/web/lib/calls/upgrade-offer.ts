import type { Refusal } from '#contract/refusal.ts'
import { createStore } from '../store.ts'

/** Open while set; `limit` says which limit was hit, if one was. */
export const upgradeOffer = createStore<{ limit: Refusal['limit'] } | null>(null)

export const offerUpgrade = (limit?: Refusal['limit']): void => upgradeOffer.set({ limit })
