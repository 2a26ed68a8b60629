import { DAY, HOUR, MINUTE } from '#domain/values/duration.ts'
import type { Rate } from '#server/outside/rate/rate-limit.ts'

/** Open sign-in protects nothing, so this only stops runaway scripts. */
export const OPEN_SIGN_IN: Rate = { name: 'open sign-in', most: 600, within: MINUTE }

/** Per client network. */
export const SIGN_IN_STARTS: Rate = {
  name: 'sign-in start',
  most: 20,
  within: HOUR,
  wider: [100, 400],
}
export const SIGN_IN_STARTS_BY_PASSKEY: Rate = { name: 'passkeys', most: 120, within: HOUR }
export const CODE_TRIES_FROM: Rate = { name: 'code tries from', most: 30, within: HOUR }
export const REGISTRATIONS: readonly Rate[] = [
  { name: 'registrations, burst', most: 10, within: MINUTE, wider: [10, 30] },
  { name: 'registrations', most: 30, within: HOUR, wider: [30, 100] },
]

/** Per email and network, even if the email is unknown. */
export const CODE_TRIES_FOR: Rate = { name: 'code tries for', most: 10, within: HOUR }
/**
 * Per browser that requested a code, independent of its network. With a hundred codes per email and day and five
 * tries each, guessing one of a hundred million is hopeless.
 */
export const CODE_TRIES_OF_ASKER: Rate = { name: 'code tries of asker', most: 10, within: DAY }
/** Per email: wrong tries at a pending code by browsers that didn't request it. */
export const CODE_FAILURES: Rate = { name: 'code failures', most: 100, within: DAY }

/**
 * Limits for mails with a code, per email and network or per account, separate for four kinds. A stranger who types
 * another person's email uses up none of that person's mails.
 */
const mails = (kind: string): readonly [Rate, Rate, Rate] => [
  { name: `${kind}, minute`, most: 1, within: MINUTE },
  { name: `${kind}, hour`, most: 5, within: HOUR },
  { name: `${kind}, day`, most: 10, within: DAY },
]
export const SIGN_IN_MAILS = mails('sign-in mails')
export const SIGN_UP_MAILS = mails('sign-up mails')
/** Requested from inside the unconfirmed account. */
export const MAILS_AGAIN = mails('sign-up mails again')
export const PROOF_MAILS = mails('proof mails')
/** Per email and all requesters, against flooding a mailbox. */
export const SIGN_IN_MAILS_IN_ALL: Rate = { name: 'sign-in mails in all', most: 100, within: DAY }
export const SIGN_UP_MAILS_IN_ALL: Rate = { name: 'sign-up mails in all', most: 50, within: DAY }
export const MAILS_AGAIN_IN_ALL: Rate = { name: 'mails again in all', most: 50, within: DAY }

/**
 * For all mails to unconfirmed addresses together, to protect our reputation with mail providers. Confirmed accounts
 * have separate limits, so strangers can't use up their codes.
 */
export const ALL_SIGN_UP_MAILS: Rate = { name: 'all sign-up mails', most: 500, within: HOUR }
