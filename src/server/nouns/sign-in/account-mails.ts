import { isSameName } from '#domain/person.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { type MailLine, mailPage } from '#server/outside/mail/mail-page.ts'
import { countUse } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { findAccount, findByClaim } from '#server/people/account.repository.ts'
import { makeCode, spaced } from './sign-in-code.ts'
import { ALL_MAILS, MAILS_TO } from './sign-in-rates.ts'

const IF_NOT_YOU =
  'If this was not you, you can ignore this mail: nothing happens without the code.'

/**
 * A stranger can make us mail somebody by typing their email, so these mails carry no words a stranger
 * chose, and only so many go to one address.
 */
export async function mailSignInCode(
  services: Services,
  { email, firstName }: { email: string; firstName: string },
): Promise<void> {
  const account = await findByClaim(services.db, email)
  if (!account || !isSameName(account.firstName, firstName)) return
  if (!(await mayMail(services, email))) return
  const code = await makeCode(services, account.id, 'sign_in')
  await send(services, email, `Your ${PRODUCT_NAME} sign-in code`, [
    'Here is your sign-in code. It is valid for 10 minutes and can be used once.',
    { big: spaced(code) },
    IF_NOT_YOU,
  ])
}

export async function mailConfirmationCode(
  services: Services,
  { userId }: { userId: number },
): Promise<void> {
  const account = await findAccount(services.db, userId)
  if (!account?.email || account.emailConfirmedAt !== null) return
  if (!(await mayMail(services, account.email))) return
  const owner = await findByClaim(services.db, account.email)
  if (owner && owner.id !== userId) return tellOfOwnAccount(services, account.email)
  const code = await makeCode(services, userId, 'confirm')
  await send(services, account.email, `Confirm your email for ${PRODUCT_NAME}`, [
    'Welcome. Type this code to confirm your email. It is valid for 10 minutes and can be used once.',
    { big: spaced(code) },
    IF_NOT_YOU,
  ])
}

/** Whoever signs up again with a confirmed email learns it here, where only they can read it. */
const tellOfOwnAccount = (services: Services, email: string): Promise<void> =>
  send(services, email, `You already have an ${PRODUCT_NAME} account`, [
    'Somebody just signed up with this email, and you already have an account with it. Please sign in instead of signing up.',
    'If this was not you, you can ignore this mail: nobody gets to see anything of yours.',
  ])

export async function mailNewDevice(
  services: Services,
  { userId, device }: { userId: number; device: string },
): Promise<void> {
  const account = await findAccount(services.db, userId)
  if (!account?.email) return
  await send(services, account.email, `New sign-in to ${PRODUCT_NAME}`, [
    `Your account was just opened in a browser we had not seen before: ${device}.`,
    'If this was you, there is nothing to do. If not, sign in and choose "Sign out everywhere" in your profile.',
  ])
}

export async function mailCodesAreOff(
  services: Services,
  { email }: { email: string },
): Promise<void> {
  if (!(await findByClaim(services.db, email))) return
  await send(services, email, `Sign-in codes are paused for your ${PRODUCT_NAME} account`, [
    'Somebody typed wrong sign-in codes for your account again and again. For the next 24 hours no codes work in browsers we do not know.',
    'In browsers where you are remembered you can sign in as always. Nobody has seen anything of yours.',
  ])
}

/** Too many mails to one address, or in all, are left out in silence: the answer was given already. */
async function mayMail(services: Services, email: string): Promise<boolean> {
  for (const rate of MAILS_TO) {
    if (!(await countUse(services, rate, email)).fits) return false
  }
  return (await countUse(services, ALL_MAILS, '')).fits
}

const send = (services: Services, to: string, subject: string, lines: readonly MailLine[]) =>
  services.mailer.send(mailPage(to, subject, lines))
