import type { Allowance } from '#domain/plan.ts'
import type { OwnerId } from '#server/auth/owner.ts'
import type { Database } from '#server/db/database.ts'
import { countOwnItems, listOwnCategories } from '#server/self-map/self-map.repository.ts'

type Count = (db: Database, owner: OwnerId) => Promise<number>

const nothingYet: Count = async () => 0

/** How much of each allowance a person has used. Each count lives with its noun's repository. */
export const countUsed: Record<Allowance, Count> = {
  analyses: nothingYet,
  items: countOwnItems,
  customCategories: async (db, owner) => (await listOwnCategories(db, owner)).length,
}
