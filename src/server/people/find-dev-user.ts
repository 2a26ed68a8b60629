import type { Database } from '#server/base/db/database.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'

/** The test account a developer asked to act as. Never a real one. */
export async function findDevUser(db: Database, id: number, now: number): Promise<SignedIn> {
  const user = await db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', id)
    .where('isDev', '=', 1)
    .executeTakeFirst()
  if (!user) return refuse('forbidden', 'Only development accounts can be used this way.')
  return { ...user, sessionId: null, signedInAt: now, provedAt: now }
}
