import { Email, FirstName } from '#domain/people/person.ts'
import type { Services } from '#server/outside/services.ts'
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

/**
 * Finds or creates the account of a provider's user. The provider's subject decides; an email counts only if
 * verified, because some providers accept any email.
 */
export async function accountOfProvider(tx: Services, claims: Claims): Promise<Account> {
  const { db, now } = tx
  const known = await db
    .selectFrom('providerIdentity')
    .select('userId')
    .where('issuer', '=', claims.iss)
    .where('subject', '=', claims.sub)
    .executeTakeFirst()
  const linked = known && (await findAccount(db, known.userId))
  if (linked) return linked

  const account = await accountOfEmail(tx, claims)
  await db
    .insertInto('providerIdentity')
    .values({ issuer: claims.iss, subject: claims.sub, userId: account.id, createdAt: now() })
    .execute()
  return account
}

async function accountOfEmail(tx: Services, claims: Claims): Promise<Account> {
  const email = Email.safeParse(claims.email).data ?? null
  const isVerified = email !== null && claims.email_verified === true
  const owner = isVerified ? await findByClaim(tx.db, email) : undefined
  if (owner?.emailConfirmedAt) return owner
  // A provider login can't carry an invitation, so the operator adds such people in advance.
  if (!owner) await admit(tx, { email: email ?? '' })
  const account = owner ?? (await addFromClaims(tx, claims, email))
  return isVerified ? confirmEmail(tx, account.id, email) : account
}

async function addFromClaims(tx: Services, claims: Claims, email: string | null) {
  const names = [claims.given_name, claims.name]
  const firstName = names.map((name) => FirstName.safeParse(name).data).find(Boolean) ?? 'Friend'
  const lastName = FirstName.safeParse(claims.family_name).data ?? null
  const account = await addAccount(tx, { firstName, lastName, email, claimedEmail: null })
  if (!account) throw new Error('An account without a claim was refused for its claim.')
  return account
}
