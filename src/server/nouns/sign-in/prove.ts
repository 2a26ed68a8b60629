import { WRONG_CODE } from '#domain/people/person.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Browser } from '#server/http/browser.ts'
import type { Services } from '#server/outside/services.ts'
import { markProved } from '#server/people/session.ts'
import { askerInSession } from './asker.ts'
import { checkCode } from './check-code.ts'

/** Proves the signed-in person's identity with a mailed code. */
export async function prove(
  services: Services,
  browser: Browser,
  { id: userId, sessionId }: SignedIn,
  code: string,
): Promise<void> {
  if (sessionId === null) return
  const opened = await checkCode(services, browser, {
    subject: `account ${userId}`,
    userIds: [userId],
    purpose: 'sign_in',
    by: askerInSession(sessionId),
    code,
  })
  if (opened === null)
    refuse('invalid', WRONG_CODE, { issues: [{ path: 'code', message: WRONG_CODE }] })
  await markProved(services.db, sessionId, services.now())
}
