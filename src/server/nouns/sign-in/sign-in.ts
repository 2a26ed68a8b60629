import {
  CODE_SENT,
  EMAIL_TAKEN,
  isSameName,
  type SignIn as NameAndEmail,
  NO_SUCH_ACCOUNT,
  type SignIn,
  WRONG_CODE,
} from '#domain/people/person.ts'
import { deviceName } from '#server/base/device-name.ts'
import { inTransaction, ownerOf, type SignedIn } from '#server/base/owner.ts'
import { refuse, refuseField } from '#server/base/refuse.ts'
import type { Visit } from '#server/http/browser.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import {
  countUse,
  forgetUses,
  holdUsedUp,
  isUsedUp,
  withinNetworkRate,
  withinRate,
} from '#server/outside/rate/rate-limit.ts'
import {
  type Account,
  findByEmail,
  findReachable,
  findTrusting,
} from '#server/people/account.repository.ts'
import { endSession, markProved, SESSION_COOKIE } from '#server/people/session.ts'
import { resumeTrial } from '#server/people/used-trial.ts'
import {
  ALL_SIGN_UP_MAILS,
  CODE_FAILURES,
  CODE_TRIES_FOR,
  CODE_TRIES_FROM,
  CODE_TRIES_OF_REQUESTER,
  networkKey,
  OPEN_SIGN_IN,
  promiseSignInCode,
  REGISTRATIONS,
  requesterInAccount,
  requesterInSession,
  requesterOf,
  SIGN_IN_STARTS,
  type TypedBy,
  typedBy,
} from './code-requester.ts'
import { confirmEmail } from './confirm-email.ts'
import { addAccount, admit } from './invitations.ts'
import { type CodeTry, useCode } from './sign-in-code.ts'
import { startSession, startTrustedSession } from './start-session.ts'
import { deviceOf, forgetDevice } from './trusted-device.ts'

/** `subject` is the email or account whose tries are counted. */
type Try = CodeTry & { subject: string }

/**
 * Returns the account that a typed code opens. Guesses count per network, and per email and network even for unknown
 * emails; they can't use up the owner's tries, because the requesting browser has separate ones and the account
 * counts only wrong tries at a pending code.
 */
async function checkCode(visit: Visit, given: Try): Promise<number | null> {
  const { subject, by } = given
  const here = `${subject}\n${networkKey(visit)}`
  await countTry(visit, here, by)
  const opened =
    'asker' in by ? (await useCode(visit, given)).opened : await checkFromNetwork(visit, given)
  if (opened === null) return null
  await forgetUses(visit, CODE_TRIES_FOR, here)
  if ('asker' in by) await forgetUses(visit, CODE_TRIES_OF_REQUESTER, by.asker)
  return opened
}

/** Counts a try for its network. The requesting browser passes even if the network has no tries left. */
async function countTry(visit: Visit, here: string, by: TypedBy): Promise<void> {
  const hasOwn = 'asker' in by && (await countUse(visit, CODE_TRIES_OF_REQUESTER, by.asker)).fits
  const count = hasOwn ? countUse : withinRate
  await count(visit, CODE_TRIES_FROM, visit.browser.address)
  await count(visit, CODE_TRIES_FOR, here)
}

/**
 * Checks a code typed without the requester's cookie. After a hundred wrong ones in a row this way is closed for a
 * day, and the owner gets a mail; a try without a pending code is counted elsewhere, to take the same time.
 */
async function checkFromNetwork(visit: Visit, given: Try): Promise<number | null> {
  const { subject, userIds } = given
  const isPaused = await isUsedUp(visit, CODE_FAILURES, subject)
  const tried = await useCode(visit, isPaused ? { ...given, userIds: [] } : given)
  if (tried.opened !== null) {
    await forgetUses(visit, CODE_FAILURES, subject)
    return tried.opened
  }
  const counted = tried.met ? subject : `nobody\n${subject}`
  const { used } = await countUse(visit, CODE_FAILURES, counted)
  if (tried.met && used === CODE_FAILURES.max) {
    await holdUsedUp(visit, CODE_FAILURES, subject)
    for (const userId of userIds) await addJob(visit, 'mail_codes_are_off', { userId })
  }
  return null
}

/** Checks a code that only the person signed in to this account can have requested. */
async function opensAccount(
  visit: Visit,
  userId: number,
  given: Pick<Try, 'purpose' | 'by' | 'code'>,
): Promise<boolean> {
  const whose = { subject: `account ${userId}`, userIds: [userId] }
  return (await checkCode(visit, { ...given, ...whose })) !== null
}

/** Proves the signed-in person's identity with a mailed code. */
export async function prove(
  visit: Visit,
  { id: userId, sessionId }: SignedIn,
  code: string,
): Promise<void> {
  if (sessionId === null) return
  const by = requesterInSession(sessionId)
  if (!(await opensAccount(visit, userId, { purpose: 'sign_in', by, code })))
    refuseField('code', WRONG_CODE)
  await markProved(visit.db, sessionId, visit.now())
}

/**
 * Confirms the email of the signed-in account with a code. Never switches to another account with the same email,
 * because it may be a stranger's.
 */
export async function confirm(visit: Visit, user: SignedIn, code: string): Promise<Account> {
  const { id: userId, email } = user
  if (user.emailConfirmedAt !== null) return user
  const by = requesterInAccount(userId)
  if (!email || !(await opensAccount(visit, userId, { purpose: 'confirm', by, code })))
    return refuseField('code', WRONG_CODE)
  return inTransaction(visit, async (tx) => {
    const confirmed = await confirmEmail(tx, userId, email, 'inside')
    await startTrustedSession(tx, userId, 'code')
    return confirmed
  })
}

type Newcomer = SignIn & { invite?: string | undefined }

/** Creates an account and signs it in, by the configured method. */
export const register = (visit: Visit, given: Newcomer): Promise<Account> =>
  visit.config.signIn === 'open' ? registerOpenly(visit, given) : registerUnconfirmed(visit, given)

/** With open sign-in, an email belongs to the first account that uses it. */
async function registerOpenly(
  visit: Visit,
  { firstName, email, invite }: Newcomer,
): Promise<Account> {
  await withinRate(visit, OPEN_SIGN_IN, visit.browser.address)
  return inTransaction(visit, async (tx) => {
    await admit(tx, { email, invite })
    if (await findByEmail(tx.db, email)) refuse('conflict', EMAIL_TAKEN)
    const account = await addAccount(tx, { firstName, email, claimedEmail: email })
    if (!account) return refuse('conflict', EMAIL_TAKEN)
    await startSession(tx, account.id, 'open')
    return resumeTrial(tx, account, email)
  })
}

/**
 * With mailed codes, an email is only a label until its code is typed. Signing up always creates a new, empty account
 * and never reveals whether the email is known.
 */
async function registerUnconfirmed(
  visit: Visit,
  { firstName, email, invite }: Newcomer,
): Promise<Account> {
  for (const rate of REGISTRATIONS) await withinNetworkRate(visit, rate, visit.browser.networks)
  if (!(await countUse(visit, ALL_SIGN_UP_MAILS, '')).fits)
    refuse('unavailable', 'Many people are signing up right now. Please try again later.', {
      retryAfterSeconds: 600,
    })
  return inTransaction(visit, async (tx) => {
    await admit(tx, { email, invite })
    const account = await addAccount(tx, { firstName, email, claimedEmail: null })
    if (!account) throw new Error('An account without a claim was refused for its claim.')
    await startTrustedSession(tx, account.id, 'sign_up')
    const signedUpFrom = networkKey(visit)
    await addJob(tx, 'mail_confirmation_code', { userId: account.id, signedUpFrom })
    return account
  })
}

/** Always clears the cookie. If a full disk prevents ending the session, no other browser has its token. */
export async function signOut(visit: Visit, user: SignedIn | null): Promise<void> {
  const { db, log, browser } = visit
  const token = browser.readCookie(SESSION_COOKIE)
  browser.clearCookie(SESSION_COOKIE)
  try {
    if (user) await forgetDevice({ ...visit, owner: ownerOf(user) })
    if (token) await endSession(db, token)
  } catch (error) {
    log.fault('sign-out', error instanceof Error ? error : new Error(String(error)))
  }
}

type SignInInput = NameAndEmail & { code?: string | undefined; remember?: boolean | undefined }

/** Signs in by the configured method. */
export async function signIn(visit: Visit, given: SignInInput): Promise<Account> {
  if (visit.config.signIn === 'open') return signInOpenly(visit, given)
  const trusting = await findTrustingAccount(visit, given)
  if (trusting) {
    await inTransaction(visit, (tx) =>
      startTrustedSession(tx, trusting.id, 'device', given.remember),
    )
    return trusting
  }
  return given.code === undefined
    ? askForCode(visit, given)
    : signInWithCode(visit, given, given.code)
}

async function signInOpenly(visit: Visit, given: SignInInput): Promise<Account> {
  await withinRate(visit, OPEN_SIGN_IN, visit.browser.address)
  const account = await findByEmail(visit.db, given.email)
  if (!account || !isSameName(account.firstName, given.firstName))
    return refuse('signed_out', NO_SUCH_ACCOUNT)
  await inTransaction(visit, (tx) => startSession(tx, account.id, 'open'))
  return account
}

async function findTrustingAccount(visit: Visit, given: SignInInput) {
  const known = deviceOf(visit.browser)
  const account = known && (await findTrusting(visit.db, given.email, known, visit.now()))
  return account && isSameName(account.firstName, given.firstName) ? account : null
}

/** Does the same for known and unknown emails. The job looks the account up later, so that timing reveals nothing. */
async function askForCode(visit: Visit, given: SignInInput): Promise<never> {
  await withinNetworkRate(visit, SIGN_IN_STARTS, visit.browser.networks)
  const { email, firstName } = given
  const asked = requesterOf(visit)
  await promiseSignInCode(visit, { email, firstName }, asked.network)
  await addJob(visit, 'mail_sign_in_code', { email, firstName, ...asked })
  return refuse('code_required', CODE_SENT)
}

async function signInWithCode(visit: Visit, given: SignInInput, code: string): Promise<Account> {
  const reachable = await findReachable(visit.db, given)
  const opened = await checkCode(visit, {
    subject: given.email,
    userIds: reachable.map(({ id }) => id),
    purpose: 'sign_in',
    by: typedBy(visit),
    code,
  })
  const account = reachable.find(({ id }) => id === opened)
  if (!account) return refuse('code_required', WRONG_CODE)

  const device = deviceName(visit.browser.userAgent)
  return inTransaction(visit, async (tx) => {
    const confirmed = account.emailConfirmedAt
      ? account
      : await confirmEmail(tx, account.id, given.email)
    await startTrustedSession(tx, account.id, 'code', given.remember)
    await addJob(tx, 'mail_new_device', { userId: account.id, device })
    return confirmed
  })
}
