import { TOKEN_START, type TokenScope } from '#domain/people/token.ts'
import { HOUR } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { hashToken, newToken } from '#server/base/token.ts'

const SEEN_EVERY = HOUR

export const newPersonalToken = (): string => TOKEN_START + newToken()

/** Returns the token of `Authorization: Bearer …`, or null. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null

export type TokenBearer = { user: SignedIn; scopes: readonly TokenScope[] }

/**
 * Finds the account and scopes of a token. `provedAt` is now, because creating a token required that proof, and
 * endpoints closed to tokens refuse earlier.
 */
export async function findBearer(
  db: Database,
  token: string,
  now: number,
): Promise<TokenBearer | null> {
  const row = await db
    .selectFrom('personalToken')
    .innerJoin('user', 'user.id', 'personalToken.userId')
    .selectAll('user')
    .select(['personalToken.id as tokenId', 'scopes', 'usedAt'])
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const { tokenId, scopes, usedAt, ...account } = row
  if (now - (usedAt ?? 0) > SEEN_EVERY) await markUsed(db, tokenId, now)
  return {
    user: { ...account, sessionId: null, signedInAt: now, provedAt: now },
    scopes: scopes.split(' ') as TokenScope[],
  }
}

/** A failed write must not fail the read. */
const markUsed = (db: Database, id: number, now: number): Promise<unknown> =>
  db
    .updateTable('personalToken')
    .set({ usedAt: now })
    .where('id', '=', id)
    .execute()
    .catch(() => null)
