import { CODE_SENT_BEFORE, CODES_USED_UP, NO_CODES_NOW } from '#domain/people/person.ts'
import { refuse } from '#server/base/refuse.ts'
import { countUse, isUsedUp, type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import {
  ALL_SIGN_UP_MAILS,
  MAILS_AGAIN,
  MAILS_AGAIN_IN_ALL,
  PROOF_MAILS,
  SIGN_IN_MAILS,
  SIGN_IN_MAILS_IN_ALL,
} from './sign-in-rates.ts'

/**
 * Counts a mail before the reply says it was sent, so that the reply is true. Doesn't depend on whether the email is
 * known.
 */
export async function promiseSignInCode(
  services: Services,
  { email, firstName, network }: { email: string; firstName: string; network: string },
): Promise<void> {
  const [minute, ...longer] = SIGN_IN_MAILS
  const subject = `${email}\n${firstName.toLowerCase()}\n${network}`
  if (!(await countUse(services, minute, subject)).fits) refuse('code_required', CODE_SENT_BEFORE)
  for (const rate of longer) await withinRate(services, codes(rate), subject)
  await withinRate(services, codes(SIGN_IN_MAILS_IN_ALL), email)
}

export async function promiseConfirmation(
  services: Services,
  { id, email }: { id: number; email: string | null },
): Promise<void> {
  if (await isUsedUp(services, ALL_SIGN_UP_MAILS, ''))
    refuse('unavailable', NO_CODES_NOW, { retryAfterSeconds: 600 })
  for (const rate of MAILS_AGAIN) await withinRate(services, codes(rate), String(id))
  if (email) await withinRate(services, codes(MAILS_AGAIN_IN_ALL), email)
  await countUse(services, ALL_SIGN_UP_MAILS, '')
}

export async function promiseProof(services: Services, userId: number): Promise<void> {
  for (const rate of PROOF_MAILS) await withinRate(services, codes(rate), String(userId))
}

const codes = (rate: Rate): Rate => ({ ...rate, usedUp: () => CODES_USED_UP })
