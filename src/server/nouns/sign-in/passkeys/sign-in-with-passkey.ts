import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { deviceName } from '#server/base/device-name.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Browser } from '#server/http/browser.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { SIGN_IN_STARTS_BY_PASSKEY } from '#server/nouns/sign-in/code-requester.ts'
import { startSession } from '#server/nouns/sign-in/start-session.ts'
import { withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { type Account, findAccount } from '#server/people/account.repository.ts'
import { hasSignedInWith } from '#server/people/session.ts'
import { transportsOf } from './add-passkey.ts'
import { isFromFrame, PASSKEY_REFUSED, saveChallenge, takeChallenge } from './challenge.ts'
import { findPasskey, markUsed } from './passkey.repository.ts'

type Site = { origin: string }

const refused = (): never => refuse('signed_out', PASSKEY_REFUSED)

/** The same for everyone, because the passkey identifies the account. */
export async function signInOptions(services: Services, browser: Browser, { origin }: Site) {
  await withinRate(services, SIGN_IN_STARTS_BY_PASSKEY, browser.address)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
  })
  saveChallenge(services, browser, 'sign in', options.challenge)
  return options
}

export async function signInWithPasskey(
  services: Services,
  browser: Browser,
  response: AuthenticationResponseJSON,
  { origin }: Site,
): Promise<Account> {
  const { db, now } = services
  const expectedChallenge = await takeChallenge(services, browser, 'sign in')
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
  if (!verified || !account || !isOpenTo(services, account)) return refused()

  const device = deviceName(browser.userAgent)
  return db.transaction().execute(async (tx) => {
    const isKnown = await hasSignedInWith(tx, account.id, device)
    const use = { counter: authenticationInfo.newCounter, now: now() }
    if (!(await markUsed(tx, passkey.id, use))) return refused()
    await startSession(services, browser, tx, account.id, 'passkey')
    if (!isKnown) await addJob(tx, 'mail_new_device', { userId: account.id, device }, now())
    return account
  })
}

/** If codes are mailed, a passkey added before the email was confirmed may be a stranger's. */
const isOpenTo = ({ config }: Services, account: Account): boolean =>
  config.signIn === 'open' || account.emailConfirmedAt !== null
