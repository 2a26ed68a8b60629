import { IdInAddress } from '#contract/id-in-address.ts'
import { TOKEN_START, type TokenScope } from '#domain/people/token.ts'
import { HOUR } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { hashToken, newToken } from '#server/base/token.ts'
import type { HttpContext, Middleware } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { findSession, SESSION_COOKIE, SESSION_LIFE } from './session.ts'

/** Middleware that looks up the account by session cookie or token. It is null if there is none. */
export function whoIs({ db, now, config }: Services): Middleware {
  async function findUser(c: HttpContext): Promise<SignedIn | null> {
    const asked = c.req.header('x-dev-user-id') ?? c.req.query('dev-user-id')
    if (config.isDevelopment && asked) {
      const id = IdInAddress.safeParse(asked).data ?? refuseAsMissing()
      return findDevUser(db, id, now())
    }
    const browser = c.get('browser')
    const token = browser.readCookie(SESSION_COOKIE)
    const found = token ? await findSession(db, token, now()) : null
    if (token && found?.wasExtended) browser.writeCookie(SESSION_COOKIE, token, SESSION_LIFE / 1000)
    return found?.user ?? null
  }

  return async (c, next) => {
    const token = bearerOf(c.req.header('authorization'))
    // A token overrides any cookies.
    const bearer = token === null ? null : await findBearer(db, token, now())
    c.set('scopes', bearer?.scopes ?? null)
    c.set('user', token === null ? await findUser(c) : (bearer?.user ?? null))
    await next()
  }
}

/** Finds the test account a developer asked to act as. Never a real one. */
async function findDevUser(db: Database, id: number, now: number): Promise<SignedIn> {
  const user = await db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', id)
    .where('isDev', '=', 1)
    .executeTakeFirst()
  if (!user) return refuse('forbidden', 'Only development accounts can be used this way.')
  return { ...user, sessionId: null, signedInAt: now, provedAt: now }
}

const SEEN_EVERY = HOUR

export const newPersonalToken = (): string => TOKEN_START + newToken()

/** Returns the token of `Authorization: Bearer …`, or null. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null

type TokenBearer = { user: SignedIn; scopes: readonly TokenScope[] }

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
