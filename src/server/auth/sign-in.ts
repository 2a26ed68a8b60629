import {
  CODE_SENT,
  isSameName,
  type SignIn as NameAndEmail,
  NO_SUCH_ACCOUNT,
  WRONG_CODE,
} from '#domain/person.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { HttpContext } from '#server/http/serve.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { isUsedUp, withinRate } from '#server/rate/rate-limit.ts'
import { refuse } from '#server/refuse.ts'
import type { Services } from '#server/services.ts'
import { type Account, findByClaim, findByEmail, findTrusting } from './account.repository.ts'
import { checkCode } from './check-code.ts'
import { confirmEmail } from './confirm-email.ts'
import { deviceName } from './device-name.ts'
import { ALL_MAILS, OPEN_SIGN_IN, SIGN_IN_STARTS } from './sign-in-rates.ts'
import { startSession } from './start-session.ts'
import { deviceHash, trustDevice } from './trusted-device.ts'

type Given = NameAndEmail & { code?: string | undefined; remember?: boolean | undefined }

/** Opens an account, in the way this installation signs people in. */
export async function signIn(services: Services, c: HttpContext, given: Given): Promise<Account> {
  if (services.config.signIn === 'open') return signInOpenly(services, c, given)
  const trusting = await findTrustingAccount(services, c, given)
  if (trusting) {
    await services.db.transaction().execute(async (tx) => {
      await startSession(services, c, tx, trusting.id)
      if (given.remember) await trustDevice(services, c, tx, trusting.id, true)
    })
    return trusting
  }
  return given.code === undefined
    ? askForCode(services, c, given)
    : signInWithCode(services, c, given, given.code)
}

async function signInOpenly(services: Services, c: HttpContext, given: Given): Promise<Account> {
  const { db, config } = services
  await withinRate(services, OPEN_SIGN_IN, clientAddress(c, config.proxyHops))
  const account = await findByEmail(db, given.email)
  if (!account || !isSameName(account.firstName, given.firstName))
    return refuse('signed_out', NO_SUCH_ACCOUNT)
  await db.transaction().execute((tx) => startSession(services, c, tx, account.id))
  return account
}

async function findTrustingAccount(services: Services, c: HttpContext, given: Given) {
  const hash = deviceHash(services, c)
  const account = hash && (await findTrusting(services.db, given.email, hash, services.now()))
  return account && isSameName(account.firstName, given.firstName) ? account : null
}

/** Known or not, the same is done and said: the looking up happens later, where nobody can time it. */
async function askForCode(services: Services, c: HttpContext, given: Given): Promise<never> {
  const { db, now, config } = services
  await withinRate(services, SIGN_IN_STARTS, clientAddress(c, config.proxyHops))
  if (await isUsedUp(services, ALL_MAILS, ''))
    refuse('unavailable', 'We cannot send codes right now. Please try again later.', {
      retryAfterSeconds: 600,
    })
  const { email, firstName } = given
  await addJob(db, 'mail_sign_in_code', { email, firstName }, now())
  return refuse('code_required', CODE_SENT)
}

async function signInWithCode(
  services: Services,
  c: HttpContext,
  given: Given,
  code: string,
): Promise<Account> {
  const { db, now } = services
  const claiming = await findByClaim(db, given.email)
  const account = claiming && isSameName(claiming.firstName, given.firstName) ? claiming : null
  const isRight = await checkCode(services, c, {
    email: given.email,
    userId: account?.id ?? null,
    purpose: 'sign_in',
    code,
  })
  if (!account || !isRight) return refuse('code_required', WRONG_CODE)

  const device = deviceName(c.req.header('user-agent'))
  return db.transaction().execute(async (tx) => {
    const confirmed = account.emailConfirmedAt
      ? account
      : await confirmEmail(tx, account.id, given.email, now())
    await startSession(services, c, tx, account.id)
    await trustDevice(services, c, tx, account.id, given.remember ?? false)
    await addJob(tx, 'mail_new_device', { userId: account.id, device }, now())
    return confirmed
  })
}
