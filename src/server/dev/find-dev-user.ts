import type { HonoRequest } from 'hono'
import type { SignedIn } from '#server/auth/session.ts'
import type { Database } from '#server/db/database.ts'
import { readId } from '#server/http/read-id.ts'
import { refuse } from '#server/refuse.ts'

/** The test account a developer asked to act as, or null when none was asked for. Never a real one. */
export async function findDevUser(
  db: Database,
  request: HonoRequest,
  now: number,
): Promise<SignedIn | null> {
  const asked = request.header('x-dev-user-id') ?? request.query('dev-user-id')
  if (!asked) return null
  const user = await db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', readId(asked))
    .where('isDev', '=', 1)
    .executeTakeFirst()
  if (!user) return refuse('forbidden', 'Only development accounts can be used this way.')
  return { ...user, sessionId: null, signedInAt: now }
}
