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
  /** Whose tries are counted: an email, or an account that tries its own. */
  subject: string
  userIds: readonly number[]
  purpose: Purpose
  by: TypedBy
  code: string
}

/**
 * The account whose door a typed code opens. Guessing costs the guesser: it is counted per network, and per email and network
 * whether or not anybody has that email. Nothing of the owner can be used up: the browser that asked for a code has
 * tries of its own, and only wrong tries at a code that waits count for the account.
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

/** Every try is counted for its network; one of the browser that asked is let through where the network has none left. */
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
 * Typed where nothing shows who asked. After a hundred wrong ones in a row no code works this way for a day, and the
 * owner is told. A try that met no code is counted too, for nobody: that takes the same time.
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
