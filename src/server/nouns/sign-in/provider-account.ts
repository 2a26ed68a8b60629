import { Email, FirstName } from '#domain/people/person.ts'
import type { Registration } from '#domain/people/registration.ts'
import type { Database } from '#server/base/db/database.ts'
import type { Seal } from '#server/base/seal.ts'
import { type Account, findAccount, findByClaim } from '#server/people/account.repository.ts'
import { confirmEmail } from './confirm-email.ts'
import { addAccount, admit } from './invitations.ts'

/** The claims of a login provider. All but the first two may be missing. */
export type Claims = {
  iss: string
  sub: string
  email?: unknown
  email_verified?: unknown
  given_name?: unknown
  family_name?: unknown
  name?: unknown
}

type Needs = { tx: Database; seal: Seal; registration: Registration; now: number }

/**
 * Finds or creates the account of a provider's user. The provider's subject decides; an email counts only if
 * verified, because some providers accept any email.
 */
export async function accountOfProvider(needs: Needs, claims: Claims): Promise<Account> {
  const { tx, now } = needs
  const known = await tx
    .selectFrom('providerIdentity')
    .select('userId')
    .where('issuer', '=', claims.iss)
    .where('subject', '=', claims.sub)
    .executeTakeFirst()
  const linked = known && (await findAccount(tx, known.userId))
  if (linked) return linked

  const account = await accountOfEmail(needs, claims)
  await tx
    .insertInto('providerIdentity')
    .values({ issuer: claims.iss, subject: claims.sub, userId: account.id, createdAt: now })
    .execute()
  return account
}

async function accountOfEmail(
  { tx, seal, registration, now }: Needs,
  claims: Claims,
): Promise<Account> {
  const email = Email.safeParse(claims.email).data ?? null
  const isVerified = email !== null && claims.email_verified === true
  const owner = isVerified ? await findByClaim(tx, email) : undefined
  if (owner?.emailConfirmedAt) return owner
  // A provider login can't carry an invitation, so the operator adds such people in advance.
  if (!owner) await admit(tx, registration, { email: email ?? '' }, now)
  const account = owner ?? (await addFromClaims(tx, claims, email, now))
  return isVerified ? confirmEmail(tx, seal, account.id, email, now) : account
}

async function addFromClaims(tx: Database, claims: Claims, email: string | null, now: number) {
  const names = [claims.given_name, claims.name]
  const firstName = names.map((name) => FirstName.safeParse(name).data).find(Boolean) ?? 'Friend'
  const lastName = FirstName.safeParse(claims.family_name).data ?? null
  const account = await addAccount(tx, { firstName, lastName, email, claimedEmail: null }, now)
  if (!account) throw new Error('An account without a claim was refused for its claim.')
  return account
}
