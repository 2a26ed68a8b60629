import { DAY, HOUR, MINUTE } from '#domain/values/duration.ts'
import type { Rate } from '#server/outside/rate/rate-limit.ts'

/** Where sign-in is open nothing is protected by it, so this only keeps a runaway script in check. */
export const OPEN_SIGN_IN: Rate = { name: 'open sign-in', most: 600, within: MINUTE }

/** Per network of a visitor. */
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

/** Per email and network, whether or not the email belongs to anyone. */
export const CODE_TRIES_FOR: Rate = { name: 'code tries for', most: 10, within: HOUR }
/**
 * Per browser that asked for a code, whatever its neighbours do. An email gets a hundred codes a day at most and each
 * takes five tries, so that nobody guesses one of a hundred million.
 */
export const CODE_TRIES_OF_ASKER: Rate = { name: 'code tries of asker', most: 10, within: DAY }
/** Per email: wrong codes typed where a code waits, by browsers that did not ask for it. */
export const CODE_FAILURES: Rate = { name: 'code failures', most: 100, within: DAY }

/**
 * Mails with a code, per email and network or per account: four kinds that do not take from each other. A stranger who
 * signs up with somebody's email, or asks for codes from elsewhere, uses up nothing of theirs.
 */
const mails = (kind: string): readonly [Rate, Rate, Rate] => [
  { name: `${kind}, minute`, most: 1, within: MINUTE },
  { name: `${kind}, hour`, most: 5, within: HOUR },
  { name: `${kind}, day`, most: 10, within: DAY },
]
export const SIGN_IN_MAILS = mails('sign-in mails')
export const SIGN_UP_MAILS = mails('sign-up mails')
/** Asked for by whoever is in the account that waits for its code. */
export const MAILS_AGAIN = mails('sign-up mails again')
export const PROOF_MAILS = mails('proof mails')
/** Per email, whoever asks: nobody's mailbox is to be flooded. */
export const SIGN_IN_MAILS_IN_ALL: Rate = { name: 'sign-in mails in all', most: 100, within: DAY }
export const SIGN_UP_MAILS_IN_ALL: Rate = { name: 'sign-up mails in all', most: 50, within: DAY }
export const MAILS_AGAIN_IN_ALL: Rate = { name: 'mails again in all', most: 50, within: DAY }

/**
 * Mails to addresses that no one has confirmed, of all people together: our good name with mail providers. A confirmed account
 * has only limits of its own, so strangers can't use up its codes.
 */
export const ALL_SIGN_UP_MAILS: Rate = { name: 'all sign-up mails', most: 500, within: HOUR }
