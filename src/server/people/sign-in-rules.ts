import { EMAIL_UNCONFIRMED, PROVE_FIRST } from '#domain/people/person.ts'
import { MINUTE } from '#domain/values/duration.ts'
import type { Config } from '#server/base/config.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'

const FRESH = 10 * MINUTE

/** Before sharing and paying: where codes are mailed, the email must be the person's own. */
export function requireConfirmedEmail(
  { signIn }: Config,
  user: Pick<SignedIn, 'emailConfirmedAt'>,
): void {
  if (signIn === 'email-code' && user.emailConfirmedAt === null)
    refuse('email_unconfirmed', EMAIL_UNCONFIRMED)
}

/**
 * Before taking everything along, deleting it or changing the ways in: the one at the keyboard has just
 * proved who they are. Where no email is confirmed there is nothing to prove it with.
 */
export function requireFreshSignIn({ signIn }: Config, user: SignedIn, now: number): void {
  if (signIn !== 'email-code' || user.emailConfirmedAt === null) return
  if (now - user.provedAt > FRESH) refuse('fresh_sign_in_required', PROVE_FIRST)
}
