import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server'
import { PASSKEY_UNREADABLE } from '#contract/passkeys.ts'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { deviceName } from '#server/base/device-name.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Browser } from '#server/http/browser.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { requireConfirmedEmail, requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { isFromFrame, PASSKEY_REFUSED, saveChallenge, takeChallenge } from './challenge.ts'
import { insertPasskey, listPasskeys, type PasskeyRow } from './passkey.repository.ts'

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
  services: OwnServices,
  browser: Browser,
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
  saveChallenge(services, browser, `add for ${user.id}`, options.challenge)
  return options
}

export async function addPasskey(
  services: OwnServices,
  browser: Browser,
  user: SignedIn,
  response: RegistrationResponseJSON,
  { origin }: Site,
): Promise<PasskeyRow> {
  requireOwner(services, user)
  const { now } = services
  const expectedChallenge = await takeChallenge(services, browser, `add for ${user.id}`)
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
  const device = deviceName(browser.userAgent)
  return withPersonLocked(services, now(), async (tx) => {
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
    await addJob(tx.db, 'mail_passkey_added', { userId: user.id, device }, now())
    return added
  })
}

export const transportsOf = (kept: string): AuthenticatorTransport[] =>
  kept.split(' ').filter(Boolean) as AuthenticatorTransport[]
