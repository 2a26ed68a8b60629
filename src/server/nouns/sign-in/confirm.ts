import { WRONG_CODE } from '#domain/person.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Browser } from '#server/http/browser.ts'
import type { Services } from '#server/outside/services.ts'
import type { Account } from '#server/people/account.repository.ts'
import { checkCode } from './check-code.ts'
import { confirmEmail } from './confirm-email.ts'
import { startSession } from './start-session.ts'
import { trustDevice } from './trusted-device.ts'

/** The person read the mail and typed its code: from now on the email is theirs. */
export async function confirm(
  services: Services,
  browser: Browser,
  user: SignedIn,
  code: string,
): Promise<Account> {
  const { db, now } = services
  const { id: userId, email } = user
  if (user.emailConfirmedAt !== null) return user
  if (!email || !(await checkCode(services, browser, { email, userId, purpose: 'confirm', code })))
    return refuse('invalid', WRONG_CODE, { issues: [{ path: 'code', message: WRONG_CODE }] })
  return db.transaction().execute(async (tx) => {
    const confirmed = await confirmEmail(tx, userId, email, now())
    await startSession(services, browser, tx, userId)
    await trustDevice(services, browser, tx, userId, false)
    return confirmed
  })
}
