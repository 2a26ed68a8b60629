import { WRONG_CODE } from '#domain/people/person.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Browser } from '#server/http/browser.ts'
import type { Services } from '#server/outside/services.ts'
import type { Account } from '#server/people/account.repository.ts'
import { askerInAccount } from './asker.ts'
import { checkCode } from './check-code.ts'
import { confirmEmail } from './confirm-email.ts'
import { earlierAccount } from './earlier-account.ts'
import { startTrustedSession } from './start-session.ts'

/** The person read the mail and typed its code: from now on the email is theirs. */
export async function confirm(
  services: Services,
  browser: Browser,
  user: SignedIn,
  code: string,
): Promise<Account> {
  const { db, seal, now } = services
  const { id: userId, email } = user
  if (user.emailConfirmedAt !== null) return user
  if (!email || !(await isRight(services, browser, userId, code)))
    return refuse('invalid', WRONG_CODE, { issues: [{ path: 'code', message: WRONG_CODE }] })
  return db.transaction().execute(async (tx) => {
    const kept = await earlierAccount(tx, user, email)
    const confirmed = kept
      ? await confirmEmail(tx, seal, kept, email, now())
      : await confirmEmail(tx, seal, userId, email, now(), 'inside')
    if (kept) await tx.deleteFrom('user').where('id', '=', userId).execute()
    await startTrustedSession(services, browser, tx, confirmed.id, 'code')
    return confirmed
  })
}

const isRight = (services: Services, browser: Browser, userId: number, code: string) =>
  checkCode(services, browser, {
    subject: `account ${userId}`,
    userId,
    purpose: 'confirm',
    by: askerInAccount(userId),
    code,
  })
