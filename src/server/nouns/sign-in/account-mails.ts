import { PRODUCT_NAME } from '#domain/content/product.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { JobPayloads, JobsByKind } from '#server/jobs/job-payloads.ts'
import { mailing } from '#server/jobs/mail-person.ts'
import { type MailLine, mailPage } from '#server/outside/mail/mail-page.ts'
import { countUse } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { findAccount, findByClaim, findReachable } from '#server/people/account.repository.ts'
import {
  ALL_SIGN_UP_MAILS,
  requesterInAccount,
  requesterInSession,
  SIGN_UP_MAILS,
  SIGN_UP_MAILS_IN_ALL,
} from './code-requester.ts'
import { makeCode, newSalt, spaced } from './sign-in-code.ts'

const IF_NOT_YOU = 'If this wasn’t you, ignore this email. Nothing happens without the code.'

/**
 * Mails a sign-in code. A stranger can trigger it by typing an email, so it contains no text a stranger chose;
 * `promiseSignInCode` counts mails when they are requested.
 */
async function mailSignInCode(
  services: Services,
  payload: JobPayloads['mail_sign_in_code'],
): Promise<void> {
  const { email, firstName, asker, network } = payload
  const reachable = await findReachable(services.db, { email, firstName })
  if (reachable.length === 0) return
  if (reachable.every(({ emailConfirmedAt }) => emailConfirmedAt === null)) {
    const { fits, resetsAt } = await countUse(services, ALL_SIGN_UP_MAILS, '')
    if (!fits) return addJob(services, 'mail_sign_in_code', payload, resetsAt)
  }
  const salt = newSalt()
  const codes: MailLine[] = []
  for (const { id, createdAt } of reachable) {
    const code = await makeCode(services, id, 'sign_in', { asker, network }, salt)
    if (reachable.length > 1) codes.push(`The account made on ${MADE.format(createdAt)}:`)
    codes.push({ big: spaced(code) })
  }
  await send(services, email, `Your ${PRODUCT_NAME} sign-in code`, [
    reachable.length > 1 ? WHICH_IS_YOURS : ONE_CODE,
    ...codes,
    IF_NOT_YOU,
  ])
}

const ONE_CODE = 'Here is your sign-in code. It’s valid for 10 minutes and can be used once.'
/** Shown if several people signed up with this email. Only its reader knows which account is theirs. */
const WHICH_IS_YOURS =
  'Several accounts were created with this email. Type the code for the one you created, and the email will belong to that account only. The codes are valid for 10 minutes.'
const MADE = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'UTC',
})

async function mailConfirmationCode(
  services: Services,
  { userId, signedUpFrom }: JobPayloads['mail_confirmation_code'],
): Promise<void> {
  const account = await findAccount(services.db, userId)
  if (!account?.email || account.emailConfirmedAt !== null) return
  if (signedUpFrom && !(await mayMailSignUp(services, account.email, signedUpFrom))) return
  const owner = await findByClaim(services.db, account.email)
  if (owner && owner.id !== userId) return tellOfOwnAccount(services, account.email)
  const code = await makeCode(services, userId, 'confirm', requesterInAccount(userId))
  await send(services, account.email, `Confirm your email for ${PRODUCT_NAME}`, [
    'Welcome. Type this code to confirm your email. It’s valid for 10 minutes and can be used once.',
    { big: spaced(code) },
    IF_NOT_YOU,
  ])
}

/**
 * Checks the mail limits of a sign-up silently, because a refusal would reveal something about the email. The page
 * offers to send another code.
 */
async function mayMailSignUp(services: Services, email: string, from: string): Promise<boolean> {
  for (const rate of SIGN_UP_MAILS)
    if (!(await countUse(services, rate, `${email}\n${from}`)).fits) return false
  return (await countUse(services, SIGN_UP_MAILS_IN_ALL, email)).fits
}

/** Tells a person who signs up again that they have an account. The mail is the only place to say so. */
const tellOfOwnAccount = (services: Services, email: string): Promise<void> =>
  send(services, email, `You already have an ${PRODUCT_NAME} account`, [
    'Someone just tried to sign up with this email, but you already have an account. If that was you, please sign in instead.',
    'If this wasn’t you, ignore this email. No one can see anything of yours.',
  ])

/** The jobs that mail about sign-in. */
export const ACCOUNT_MAILS = {
  mail_sign_in_code: mailSignInCode,
  mail_confirmation_code: mailConfirmationCode,

  mail_new_device: mailing(({ device }) => [
    `New sign-in to ${PRODUCT_NAME}`,
    `Your account was just opened in a browser we don’t recognise: ${device}.`,
    'If this was you, you don’t need to do anything. If not, sign in and choose "Log out everywhere" in your profile.',
  ]),

  mail_passkey_added: mailing(({ device }) => [
    `A passkey was added to your ${PRODUCT_NAME} account`,
    `A passkey created in ${device} can now open your account.`,
    'If this wasn’t you, sign in, remove it in your profile and choose "Log out everywhere".',
  ]),

  /** A code before an irreversible action, to prove that the signed-in person reads this mailbox. */
  mail_proof_code: mailing(async ({ userId, sessionId }, _, services) => [
    `Your ${PRODUCT_NAME} code`,
    'Someone signed in to your account is about to download everything, delete it, or change how it’s opened. If that’s you, type this code. It’s valid for 10 minutes.',
    { big: spaced(await makeCode(services, userId, 'sign_in', requesterInSession(sessionId))) },
    'If this wasn’t you, sign in and choose "Log out everywhere" in your profile.',
  ]),

  mail_codes_are_off: mailing(() => [
    `Wrong sign-in codes for your ${PRODUCT_NAME} account`,
    'Someone has repeatedly entered wrong sign-in codes for your account. For the next 24 hours, a code only works in the browser that asked for it.',
    'You can still sign in: ask for a code, and type it in the same browser. No one has seen anything of yours.',
  ]),
} satisfies Partial<JobsByKind>

const send = (services: Services, to: string, subject: string, lines: readonly MailLine[]) =>
  services.mailer.send(mailPage(to, subject, lines))
