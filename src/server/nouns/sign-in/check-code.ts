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
import { type Purpose, useCode } from './sign-in-code.ts'
import { CODE_FAILURES, CODE_TRIES_FOR, CODE_TRIES_FROM } from './sign-in-rates.ts'

type Try = { email: string; userId: number | null; purpose: Purpose; code: string }

/**
 * Whether a typed code opens the door. Guessing is counted per visitor and per email, whether or not
 * anybody has that email; after a hundred wrong ones in a row no code works for a day, and the owner is
 * told. Browsers the account trusts never come by here, so the owner is not locked out.
 */
export async function checkCode(
  services: Services,
  browser: Browser,
  given: Try,
): Promise<boolean> {
  const { db, now } = services
  const { email, userId, purpose, code } = given
  await withinRate(services, CODE_TRIES_FROM, browser.address)
  await withinRate(services, CODE_TRIES_FOR, email)
  const isPaused = await isUsedUp(services, CODE_FAILURES, email)
  if ((await useCode(services, userId, purpose, code)) && !isPaused) {
    await forgetUses(services, CODE_TRIES_FOR, email)
    await forgetUses(services, CODE_FAILURES, email)
    return true
  }
  if (isPaused) return false
  const { used } = await countUse(services, CODE_FAILURES, email)
  if (used === CODE_FAILURES.most) {
    await holdUsedUp(services, CODE_FAILURES, email)
    await addJob(db, 'mail_codes_are_off', { email }, now())
  }
  return false
}
