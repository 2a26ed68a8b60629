import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Insertable, Selectable } from 'kysely'
import { PASSKEY_UNREADABLE } from '#contract/passkeys.ts'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { MINUTE } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { deviceName } from '#server/base/device-name.ts'
import { inTransaction, type Own, type SignedIn, type Store } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Visit } from '#server/http/browser.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { SIGN_IN_STARTS_BY_PASSKEY } from '#server/nouns/sign-in/code-requester.ts'
import { startSession } from '#server/nouns/sign-in/start-session.ts'
import { countUse, type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { type Account, findAccount } from '#server/people/account.repository.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { hasSignedInWith } from '#server/people/session.ts'
import { requireConfirmedEmail, requireFreshSignIn } from '#server/people/sign-in-rules.ts'

const MAX = 20

function refuseBeyondMost(known: readonly PasskeyRow[]): void {
  if (known.length >= MAX) refuse('conflict', `You can have ${MAX} passkeys.`)
}

/** The origin people see: `https://innermap.example`. */
type Site = { origin: string }

/** Adding a passkey needs a confirmed email and a fresh sign-in. */
function requireOwner({ config, now }: Services, user: SignedIn): void {
  requireConfirmedEmail(config, user)
  requireFreshSignIn(config, user, now())
}

export async function passkeyOptions(
  services: OwnServices & Visit,
  user: SignedIn,
  { origin }: Site,
) {
  requireOwner(services, user)
  const known = await listPasskeys(services)
  refuseBeyondMost(known)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: new URL(origin).hostname,
    userID: new Uint8Array(Buffer.from(services.seal.hash('passkey user', String(user.id)))),
    userName: user.email ?? user.username,
    userDisplayName: user.firstName,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  saveChallenge(services, `add for ${user.id}`, options.challenge)
  return options
}

export async function addPasskey(
  services: OwnServices & Visit,
  user: SignedIn,
  response: RegistrationResponseJSON,
  { origin }: Site,
): Promise<PasskeyRow> {
  requireOwner(services, user)
  const { now } = services
  const expectedChallenge = await takeChallenge(services, `add for ${user.id}`)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }).catch(() => refuse('invalid', PASSKEY_UNREADABLE))
  if (!registrationInfo || (await isFromFrame(response.response.clientDataJSON)))
    return refuse('invalid', PASSKEY_REFUSED)
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  // Sign-in looks up the id that the browser sends.
  if (id !== response.id) return refuse('invalid', PASSKEY_REFUSED)
  const device = deviceName(services.browser.userAgent)
  return withPersonLocked(services, async (tx) => {
    refuseBeyondMost(await listPasskeys(tx))
    const added = await insertPasskey(tx.db, {
      userId: user.id,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(' '),
      device,
      createdAt: now(),
    })
    if (!added) return refuse('conflict', 'You’ve already added this passkey.')
    await addJob(tx, 'mail_passkey_added', { userId: user.id, device })
    return added
  })
}

export const transportsOf = (kept: string): AuthenticatorTransport[] =>
  kept.split(' ').filter(Boolean) as AuthenticatorTransport[]

const refused = (): never => refuse('signed_out', PASSKEY_REFUSED)

/** The same for everyone, because the passkey identifies the account. */
export async function signInOptions(services: Visit, { origin }: Site) {
  await withinRate(services, SIGN_IN_STARTS_BY_PASSKEY, services.browser.address)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
  })
  saveChallenge(services, 'sign in', options.challenge)
  return options
}

export async function signInWithPasskey(
  services: Visit,
  response: AuthenticationResponseJSON,
  { origin }: Site,
): Promise<Account> {
  const { db, config } = services
  const expectedChallenge = await takeChallenge(services, 'sign in')
  const passkey = (await findPasskey(db, response.id)) ?? refused()
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: Number(passkey.counter),
      transports: transportsOf(passkey.transports),
    },
  }).catch(refused)
  const account = await findAccount(db, passkey.userId)
  if (await isFromFrame(response.response.clientDataJSON)) return refused()
  if (!verified || !account) return refused()
  // If codes are mailed, a passkey added before the email was confirmed may be a stranger's.
  if (config.signIn !== 'open' && account.emailConfirmedAt === null) return refused()

  const device = deviceName(services.browser.userAgent)
  return inTransaction(services, async (tx) => {
    const isKnown = await hasSignedInWith(tx.db, account.id, device)
    if (!(await markUsed(tx, passkey.id, authenticationInfo.newCounter))) return refused()
    await startSession(tx, account.id, 'passkey')
    if (!isKnown) await addJob(tx, 'mail_new_device', { userId: account.id, device })
    return account
  })
}

const COOKIE = 'passkey'
const LASTS = 5 * MINUTE
const ONCE: Rate = { name: 'passkey challenge', max: 1, within: 2 * LASTS }

export const PASSKEY_REFUSED = 'That passkey doesn’t open an account here.'

/** `add` includes the user, in case another person uses this browser next. */
type Use = `add for ${number}` | 'sign in'

/** Stores the challenge in a signed cookie for five minutes. */
export function saveChallenge({ seal, now, browser }: Visit, use: Use, challenge: string): void {
  const kept = [use, challenge, now() + LASTS].join(' ~ ')
  browser.writeCookie(
    COOKIE,
    seal.sign('passkey', Buffer.from(kept).toString('base64url')),
    LASTS / 1000,
  )
}

/** True if the request came from a frame on another site. Call it after verification. */
export async function isFromFrame(clientDataJSON: string): Promise<boolean> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON)
  return Boolean(crossOrigin) || topOrigin !== undefined
}

/** Returns the browser's challenge for this use. Each works once, even under a race. */
export async function takeChallenge(services: Visit, use: Use): Promise<string> {
  const { browser } = services
  const sealed = services.seal.open('passkey', browser.readCookie(COOKIE) ?? '')
  browser.clearCookie(COOKIE)
  const kept = Buffer.from(sealed ?? '', 'base64url').toString()
  const [keptUse, challenge, endsAt] = kept.split(' ~ ')
  const isOurs = keptUse === use && challenge && Number(endsAt) > services.now()
  if (!isOurs || !(await countUse(services, ONCE, challenge)).fits)
    return refuse('invalid', 'That took too long. Please try again.')
  return challenge
}

type PasskeyRow = Selectable<Tables['passkey']>

export const listPasskeys = (own: Own): Promise<PasskeyRow[]> =>
  ownRows(own, 'passkey').selectAll().orderBy('id').execute()

const findPasskey = (db: Database, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkey').selectAll().where('credentialId', '=', credentialId).executeTakeFirst()

/** Undefined if this passkey already exists. */
const insertPasskey = (
  db: Database,
  passkey: Insertable<Tables['passkey']>,
): Promise<PasskeyRow | undefined> =>
  db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/**
 * Saves the counter. False if it didn't increase, which means a copy, or if the passkey no longer exists;
 * authenticators without a counter always send 0.
 */
async function markUsed({ db, now }: Store, id: number, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, usedAt: now() })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
