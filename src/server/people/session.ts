import { IDLE_DAYS } from '#domain/findings/letter.ts'
import { isProof, type SignInWay } from '#domain/people/sign-in-way.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { isAny, ownRows } from '#server/base/db/own-row.ts'
import { prepared } from '#server/base/db/prepared.ts'
import type { Own, SignedIn } from '#server/base/owner.ts'
import { hashToken, newToken } from '#server/base/token.ts'

/** A session ends 30 days after its last use. */
export const SESSION_LIFE = 30 * DAY
const SEEN_EVERY = HOUR
const SESSIONS_AT_ONCE = 10
const SIGN_INS_SHOWN = 50

export const SESSION_COOKIE = 'sid'

/** The age limit of the sign-in list. */
const SIGN_INS_KEPT = 90 * DAY

/** Opens a session with a new token, and ends the oldest beyond ten. */
export async function openSession(
  db: Database,
  userId: number,
  device: string,
  now: number,
  way: SignInWay = 'open',
  deviceHash = '',
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('session')
    .values({
      userId,
      tokenHash: hashToken(token),
      device,
      signedInAt: now,
      seenAt: now,
      provedAt: isProof(way) ? now : 0,
      expiresAt: now + SESSION_LIFE,
      deviceHash,
    })
    .execute()
  await db
    .insertInto('signIn')
    .values({ userId, way, device, signedInAt: now, expiresAt: now + SIGN_INS_KEPT })
    .execute()
  const kept = db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('seenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSIONS_AT_ONCE)
  await db.deleteFrom('session').where('userId', '=', userId).where('id', 'not in', kept).execute()
  return token
}

/** Records the trusted browser of a session. */
export async function saveDeviceOf(db: Database, token: string, deviceHash: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ deviceHash })
    .where('tokenHash', '=', hashToken(token))
    .execute()
}

export type FoundSession = { user: SignedIn; wasExtended: boolean }

/** Prepared, because it runs with every request. */
const sessionByHash = prepared((db: Database) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .selectAll('user')
    .select(['session.id as sessionId', 'session.signedInAt', 'session.seenAt', 'session.provedAt'])
    .where('session.tokenHash', '=', '')
    .where('session.expiresAt', '>', 0)
    .compile(),
)

/**
 * Finds the user of a session token. Use extends a session, at most once an hour; a failed write (such as a full
 * disk) doesn't fail the read.
 */
export async function findSession(
  db: Database,
  token: string,
  now: number,
): Promise<FoundSession | null> {
  const [user] = await sessionByHash(db, hashToken(token), now)
  if (!user) return null
  const isDue = now - user.seenAt > SEEN_EVERY
  return { user, wasExtended: isDue && (await extend(db, user.sessionId, now)) }
}

const extend = (db: Database, sessionId: number, now: number): Promise<boolean> =>
  db
    .updateTable('session')
    .set({ seenAt: now, expiresAt: now + SESSION_LIFE })
    .where('id', '=', sessionId)
    .execute()
    .then(
      () => true,
      () => false,
    )

export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute()
}

export const listSessions = (own: Own) =>
  ownRows(own, 'session')
    .select(['id', 'device', 'signedInAt', 'seenAt'])
    .where('expiresAt', '>', own.now())
    .orderBy('seenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Ends one session and returns its browser. */
export const endSessionById = ({ db, owner }: Own, id: number) =>
  db
    .deleteFrom('session')
    .where('userId', '=', owner)
    .where('id', '=', id)
    .returning(['device', 'deviceHash'])
    .executeTakeFirst()

/** Records that the person has just proved their identity. */
export async function markProved(db: Database, sessionId: number, now: number): Promise<void> {
  await db.updateTable('session').set({ provedAt: now }).where('id', '=', sessionId).execute()
}

export const listSignIns = (own: Own) =>
  ownRows(own, 'signIn')
    .select(['id', 'way', 'device', 'signedInAt'])
    .orderBy('signedInAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SIGN_INS_SHOWN)
    .execute()

/** True if this kind of browser is in the sign-in list. */
export const hasSignedInWith = (db: Database, userId: number, device: string): Promise<boolean> =>
  isAny(db.selectFrom('signIn').where('userId', '=', userId).where('device', '=', device))

/** True without a visit for `IDLE_DAYS`. */
export async function isIdle(own: Own): Promise<boolean> {
  const since = own.now() - IDLE_DAYS * DAY
  const seen = ownRows(own, 'session').where('seenAt', '>', since)
  const signedIn = ownRows(own, 'signIn').where('signedInAt', '>', since)
  return !(await isAny(seen)) && !(await isAny(signedIn))
}
