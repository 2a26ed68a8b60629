import { type Allowance, LIMIT_MESSAGES, mayUse } from '#domain/plan.ts'
import type { OwnerId } from '#server/auth/owner.ts'
import type { Database } from '#server/db/database.ts'
import { refuse } from '#server/refuse.ts'
import { countUsed } from './count-used.ts'
import { hasPremium } from './premium-access.ts'

/**
 * Runs `act` only while the plan allows one more. Writing the person's row first takes its lock on both
 * databases, so two calls at once cannot both take the last place.
 */
export function withinLimit<Result>(
  db: Database,
  owner: OwnerId,
  allowance: Allowance,
  now: number,
  act: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await checkAllowance(tx, owner, allowance, now)
    return act(tx)
  })
}

/** For calls that use several allowances at once: inside a transaction, before what is counted. */
export async function checkAllowance(
  tx: Database,
  owner: OwnerId,
  allowance: Allowance,
  now: number,
): Promise<void> {
  const person = await tx
    .updateTable('user')
    .set({ countedAt: now })
    .where('id', '=', owner)
    .returningAll()
    .executeTakeFirstOrThrow()
  const used = await countUsed[allowance](tx, owner, now)
  if (!mayUse(allowance, used, hasPremium(person, now)))
    refuse('limit_reached', LIMIT_MESSAGES[allowance], { limit: allowance })
}
