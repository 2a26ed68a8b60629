import type { Selectable } from 'kysely'
import {
  MAX_TOKENS,
  type NewToken,
  type PersonalToken,
  TOO_MANY_TOKENS,
  type TokenScope,
} from '#domain/people/token.ts'
import { DAY } from '#domain/values/duration.ts'
import { readable } from '#server/base/db/column.ts'
import type { Database } from '#server/base/db/database.ts'
import { insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { hashToken } from '#server/base/token.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { newPersonalToken } from '#server/people/personal-token.ts'

const toToken = ({ tokenHash: _, ...row }: Selectable<Tables['personalToken']>): PersonalToken => ({
  ...readable(row),
  scopes: row.scopes.split(' ') as TokenScope[],
})

export async function listTokens(
  db: Database,
  owner: OwnerId,
  now: number,
): Promise<PersonalToken[]> {
  const rows = await ownRows(db, owner, 'personalToken')
    .selectAll()
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toToken)
}

export function addToken(
  db: Database,
  owner: OwnerId,
  { name, scopes, days }: NewToken,
  now: number,
): Promise<PersonalToken & { token: string }> {
  const token = newPersonalToken()
  return withPersonLocked(db, owner, now, async (tx) => {
    if ((await listTokens(tx, owner, now)).length >= MAX_TOKENS) refuse('conflict', TOO_MANY_TOKENS)
    const row = await insertOwn(tx, 'personalToken', owner, {
      name,
      scopes: [...new Set(scopes)].join(' '),
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: now + days * DAY,
    })
    return { ...toToken(row), token }
  })
}
