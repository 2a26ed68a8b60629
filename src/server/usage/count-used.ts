import type { Allowance } from '#domain/plan.ts'
import { countAnalyses } from '#server/analyses/claim.repository.ts'
import type { OwnerId } from '#server/auth/owner.ts'
import type { Database } from '#server/db/database.ts'
import { countOwnItems, listOwnCategories } from '#server/self-map/self-map.repository.ts'

type Count = (db: Database, owner: OwnerId, now: number) => Promise<number>

/** How much of each allowance a person has used. Each count lives with its noun's repository. */
export const countUsed: Record<Allowance, Count> = {
  analyses: countAnalyses,
  items: countOwnItems,
  customCategories: async (db, owner) => (await listOwnCategories(db, owner)).length,
}
