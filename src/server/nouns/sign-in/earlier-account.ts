import { isSameName } from '#domain/people/person.ts'
import type { Database } from '#server/base/db/database.ts'
import { type Account, findByClaim } from '#server/people/account.repository.ts'

/** What a person makes themselves; whoever has none of it loses nothing with the account. */
const OWN = [
  'selfMapItem',
  'selfMapExample',
  'selfMapRelationship',
  'hiddenExampleRelationship',
  'situation',
  'forecast',
  'experiment',
  'ownWord',
  'declinedName',
  'billingEvent',
] as const

/**
 * The account somebody already had under this name and email, never confirmed, when they signed up once more and
 * have made nothing yet: they are led back to it. Whoever read the mail is its owner, so nobody else gets in.
 */
export async function earlierAccount(
  tx: Database,
  { id, firstName }: Pick<Account, 'id' | 'firstName'>,
  email: string,
): Promise<number | null> {
  if ((await findByClaim(tx, email)) || (await hasOwn(tx, id))) return null
  const others = await tx
    .selectFrom('user')
    .selectAll()
    .where('email', '=', email)
    .where('id', '<', id)
    .orderBy('id')
    .execute()
  for (const other of others)
    if (isSameName(other.firstName, firstName) && (await hasOwn(tx, other.id))) return other.id
  return null
}

async function hasOwn(tx: Database, userId: number): Promise<boolean> {
  for (const table of OWN) {
    const row = await tx
      .selectFrom(table)
      .select('userId')
      .where('userId', '=', userId)
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
