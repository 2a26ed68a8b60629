import type { Browser } from '#server/http/browser.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import {
  countUse,
  forgetUses,
  holdUsedUp,
  isUsedUp,
  withinRate,
} from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { networkKey } from './asker.ts'
import { type Purpose, useCode } from './sign-in-code.ts'
import { CODE_FAILURES, CODE_TRIES_FOR, CODE_TRIES_FROM } from './sign-in-rates.ts'

type Try = {
  /** Whose tries are counted: an email, or an account that tries its own. */
  subject: string
  userId: number | null
  purpose: Purpose
  by: Parameters<typeof useCode>[3]
  code: string
}

/**
 * Whether a typed code opens the door. Guessing is counted per network, and per email and network whether
 * or not anybody has that email, so that strangers cannot use up the owner's tries; after a hundred wrong ones in a row no code works for a day, and the owner is
 * told. Browsers the account trusts never come by here, so the owner is not locked out.
 */
export async function checkCode(
  services: Services,
  browser: Browser,
  given: Try,
): Promise<boolean> {
  const { db, now } = services
  const { subject, userId, purpose, by, code } = given
  const here = `${subject}\n${networkKey(services, browser)}`
  await withinRate(services, CODE_TRIES_FROM, browser.address)
  await withinRate(services, CODE_TRIES_FOR, here)
  const isPaused = await isUsedUp(services, CODE_FAILURES, subject)
  if ((await useCode(services, userId, purpose, by, code)) && !isPaused) {
    await forgetUses(services, CODE_TRIES_FOR, here)
    await forgetUses(services, CODE_FAILURES, subject)
    return true
  }
  if (isPaused) return false
  const { used } = await countUse(services, CODE_FAILURES, subject)
  if (used === CODE_FAILURES.most) {
    await holdUsedUp(services, CODE_FAILURES, subject)
    if (userId) await addJob(db, 'mail_codes_are_off', { userId }, now())
  }
  return false
}
