import {
  CODE_SENT,
  isSameName,
  type SignIn as NameAndEmail,
  NO_SUCH_ACCOUNT,
  WRONG_CODE,
} from '#domain/people/person.ts'
import { deviceName } from '#server/base/device-name.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Browser } from '#server/http/browser.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { withinNetworkRate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import {
  type Account,
  findByEmail,
  findReachable,
  findTrusting,
} from '#server/people/account.repository.ts'
import { askerOf, typedBy } from './asker.ts'
import { checkCode } from './check-code.ts'
import { confirmEmail } from './confirm-email.ts'
import { promiseSignInCode } from './promise-mail.ts'
import { OPEN_SIGN_IN, SIGN_IN_STARTS } from './sign-in-rates.ts'
import { startSession, startTrustedSession } from './start-session.ts'
import { deviceOf } from './trusted-device.ts'

type Given = NameAndEmail & { code?: string | undefined; remember?: boolean | undefined }

/** Signs in by the configured method. */
export async function signIn(services: Services, browser: Browser, given: Given): Promise<Account> {
  if (services.config.signIn === 'open') return signInOpenly(services, browser, given)
  const trusting = await findTrustingAccount(services, browser, given)
  if (trusting) {
    await services.db
      .transaction()
      .execute((tx) =>
        startTrustedSession(services, browser, tx, trusting.id, 'device', given.remember),
      )
    return trusting
  }
  return given.code === undefined
    ? askForCode(services, browser, given)
    : signInWithCode(services, browser, given, given.code)
}

async function signInOpenly(services: Services, browser: Browser, given: Given): Promise<Account> {
  const { db } = services
  await withinRate(services, OPEN_SIGN_IN, browser.address)
  const account = await findByEmail(db, given.email)
  if (!account || !isSameName(account.firstName, given.firstName))
    return refuse('signed_out', NO_SUCH_ACCOUNT)
  await db.transaction().execute((tx) => startSession(services, browser, tx, account.id, 'open'))
  return account
}

async function findTrustingAccount(services: Services, browser: Browser, given: Given) {
  const known = deviceOf(browser)
  const account = known && (await findTrusting(services.db, given.email, known, services.now()))
  return account && isSameName(account.firstName, given.firstName) ? account : null
}

/** Does the same for known and unknown emails. The job looks the account up later, so that timing reveals nothing. */
async function askForCode(services: Services, browser: Browser, given: Given): Promise<never> {
  const { db, now } = services
  await withinNetworkRate(services, SIGN_IN_STARTS, browser.networks)
  const { email, firstName } = given
  const asked = askerOf(services, browser)
  await promiseSignInCode(services, { email, firstName, network: asked.network })
  await addJob(db, 'mail_sign_in_code', { email, firstName, ...asked }, now())
  return refuse('code_required', CODE_SENT)
}

async function signInWithCode(
  services: Services,
  browser: Browser,
  given: Given,
  code: string,
): Promise<Account> {
  const { db, seal, now } = services
  const reachable = await findReachable(db, given)
  const opened = await checkCode(services, browser, {
    subject: given.email,
    userIds: reachable.map(({ id }) => id),
    purpose: 'sign_in',
    by: typedBy(services, browser),
    code,
  })
  const account = reachable.find(({ id }) => id === opened)
  if (!account) return refuse('code_required', WRONG_CODE)

  const device = deviceName(browser.userAgent)
  return db.transaction().execute(async (tx) => {
    const confirmed = account.emailConfirmedAt
      ? account
      : await confirmEmail(tx, seal, account.id, given.email, now())
    await startTrustedSession(services, browser, tx, account.id, 'code', given.remember)
    await addJob(tx, 'mail_new_device', { userId: account.id, device }, now())
    return confirmed
  })
}
