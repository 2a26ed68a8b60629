import { WRONG_CODE } from '#domain/people/person.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Browser } from '#server/http/browser.ts'
import type { Services } from '#server/outside/services.ts'
import type { Account } from '#server/people/account.repository.ts'
import { askerInAccount } from './asker.ts'
import { checkCode } from './check-code.ts'
import { confirmEmail } from './confirm-email.ts'
import { startTrustedSession } from './start-session.ts'

/**
 * Confirms the email of the signed-in account with a code. Never switches to another account with the same email,
 * because it may be a stranger's.
 */
export async function confirm(
  services: Services,
  browser: Browser,
  user: SignedIn,
  code: string,
): Promise<Account> {
  const { db, seal, now } = services
  const { id: userId, email } = user
  if (user.emailConfirmedAt !== null) return user
  if (!email || (await openedBy(services, browser, userId, code)) === null)
    return refuse('invalid', WRONG_CODE, { issues: [{ path: 'code', message: WRONG_CODE }] })
  return db.transaction().execute(async (tx) => {
    const confirmed = await confirmEmail(tx, seal, userId, email, now(), 'inside')
    await startTrustedSession(services, browser, tx, userId, 'code')
    return confirmed
  })
}

const openedBy = (services: Services, browser: Browser, userId: number, code: string) =>
  checkCode(services, browser, {
    subject: `account ${userId}`,
    userIds: [userId],
    purpose: 'confirm',
    by: askerInAccount(userId),
    code,
  })
