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
import { networkKey, type TypedBy } from './asker.ts'
import { type Purpose, useCode } from './sign-in-code.ts'
import {
  CODE_FAILURES,
  CODE_TRIES_FOR,
  CODE_TRIES_FROM,
  CODE_TRIES_OF_ASKER,
} from './sign-in-rates.ts'

type Try = {
  /** The email or account whose tries are counted. */
  subject: string
  userIds: readonly number[]
  purpose: Purpose
  by: TypedBy
  code: string
}

/**
 * Returns the account that a typed code opens. Guesses count per network, and per email and network even for unknown
 * emails; they can't use up the owner's tries, because the requesting browser has separate ones and the account
 * counts only wrong tries at a pending code.
 */
export async function checkCode(
  services: Services,
  browser: Browser,
  given: Try,
): Promise<number | null> {
  const { subject, userIds, purpose, by, code } = given
  const here = `${subject}\n${networkKey(services, browser)}`
  await countTry(services, browser, here, by)
  const opened =
    'asker' in by
      ? (await useCode(services, userIds, purpose, by, code)).opened
      : await checkFromNetwork(services, given)
  if (opened === null) return null
  await forgetUses(services, CODE_TRIES_FOR, here)
  if ('asker' in by) await forgetUses(services, CODE_TRIES_OF_ASKER, by.asker)
  return opened
}

/** Counts a try for its network. The requesting browser passes even if the network has no tries left. */
async function countTry(
  services: Services,
  browser: Browser,
  here: string,
  by: TypedBy,
): Promise<void> {
  const hasOwn = 'asker' in by && (await countUse(services, CODE_TRIES_OF_ASKER, by.asker)).fits
  const count = hasOwn ? countUse : withinRate
  await count(services, CODE_TRIES_FROM, browser.address)
  await count(services, CODE_TRIES_FOR, here)
}

/**
 * Checks a code typed without the requester's cookie. After a hundred wrong ones in a row this way is closed for a
 * day, and the owner gets a mail; a try without a pending code is counted elsewhere, to take the same time.
 */
async function checkFromNetwork(
  services: Services,
  { subject, userIds, purpose, by, code }: Try,
): Promise<number | null> {
  const isPaused = await isUsedUp(services, CODE_FAILURES, subject)
  const tried = await useCode(services, isPaused ? [] : userIds, purpose, by, code)
  if (tried.opened !== null) {
    await forgetUses(services, CODE_FAILURES, subject)
    return tried.opened
  }
  const counted = tried.met ? subject : `nobody\n${subject}`
  const { used } = await countUse(services, CODE_FAILURES, counted)
  if (tried.met && used === CODE_FAILURES.most) {
    await holdUsedUp(services, CODE_FAILURES, subject)
    for (const userId of userIds)
      await addJob(services.db, 'mail_codes_are_off', { userId }, services.now())
  }
  return null
}
