import { EMAIL_TAKEN, type SignIn } from '#domain/people/person.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Browser } from '#server/http/browser.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { countUse, withinNetworkRate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { type Account, findByEmail } from '#server/people/account.repository.ts'
import { resumeTrial } from '#server/people/used-trial.ts'
import { addAccount } from './add-account.ts'
import { networkKey } from './asker.ts'
import { admit } from './invitations.ts'
import { ALL_SIGN_UP_MAILS, OPEN_SIGN_IN, REGISTRATIONS } from './sign-in-rates.ts'
import { startSession, startTrustedSession } from './start-session.ts'

type Newcomer = SignIn & { invite?: string | undefined }

/** Creates an account and signs it in, by the configured method. */
export const register = (
  services: Services,
  browser: Browser,
  given: Newcomer,
): Promise<Account> =>
  services.config.signIn === 'open'
    ? registerOpenly(services, browser, given)
    : registerUnconfirmed(services, browser, given)

/** With open sign-in, an email belongs to the first account that uses it. */
async function registerOpenly(
  services: Services,
  browser: Browser,
  { firstName, email, invite }: Newcomer,
): Promise<Account> {
  const { db, seal, now, config } = services
  await withinRate(services, OPEN_SIGN_IN, browser.address)
  return db.transaction().execute(async (tx) => {
    await admit(tx, config.registration, { email, invite }, now())
    if (await findByEmail(tx, email)) refuse('conflict', EMAIL_TAKEN)
    const account = await addAccount(tx, { firstName, email, claimedEmail: email }, now())
    if (!account) return refuse('conflict', EMAIL_TAKEN)
    await startSession(services, browser, tx, account.id, 'open')
    return resumeTrial(tx, seal, account, email, now())
  })
}

/**
 * With mailed codes, an email is only a label until its code is typed. Signing up always creates a new, empty account
 * and never reveals whether the email is known.
 */
async function registerUnconfirmed(
  services: Services,
  browser: Browser,
  { firstName, email, invite }: Newcomer,
): Promise<Account> {
  const { db, now, config } = services
  for (const rate of REGISTRATIONS) await withinNetworkRate(services, rate, browser.networks)
  if (!(await countUse(services, ALL_SIGN_UP_MAILS, '')).fits)
    refuse('unavailable', 'Many people are signing up right now. Please try again later.', {
      retryAfterSeconds: 600,
    })
  return db.transaction().execute(async (tx) => {
    await admit(tx, config.registration, { email, invite }, now())
    const account = await addAccount(tx, { firstName, email, claimedEmail: null }, now())
    if (!account) throw new Error('An account without a claim was refused for its claim.')
    await startTrustedSession(services, browser, tx, account.id, 'sign_up')
    const signedUpFrom = networkKey(services, browser)
    await addJob(tx, 'mail_confirmation_code', { userId: account.id, signedUpFrom }, now())
    return account
  })
}
