import { EMAIL_UNCONFIRMED, PROVE_FIRST } from '#domain/people/person.ts'
import { MINUTE } from '#domain/values/duration.ts'
import type { Config } from '#server/base/config.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'

const FRESH = 10 * MINUTE

/** Before sharing and paying: if codes are mailed, the email must be confirmed. */
export function requireConfirmedEmail(
  { signIn }: Config,
  user: Pick<SignedIn, 'emailConfirmedAt'>,
): void {
  if (signIn === 'email-code' && user.emailConfirmedAt === null)
    refuse('email_unconfirmed', EMAIL_UNCONFIRMED)
}

/**
 * Before exporting, deleting or changing ways to sign in: the person must have proved their identity recently.
 * Skipped without a confirmed email, because nothing could prove it.
 */
export function requireFreshSignIn({ signIn }: Config, user: SignedIn, now: number): void {
  if (signIn !== 'email-code' || user.emailConfirmedAt === null) return
  if (now - user.provedAt > FRESH) refuse('fresh_sign_in_required', PROVE_FIRST)
}
