import type { Insertable } from 'kysely'
import type { ShareListing, Snapshot } from '#domain/sharing/share.ts'
import { readable } from '#server/base/db/column.ts'
import type { Database } from '#server/base/db/database.ts'
import { deleteOwnRows, insertOwn, ownRows } from '#server/base/db/own-row.ts'
import { flag, type Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'
import { hashToken } from '#server/base/token.ts'

type NewShareRow = Omit<
  Insertable<Tables['share']>,
  'userId' | 'shareType' | 'snapshot' | 'hasPersonalContext'
> & { snapshot: Snapshot; hasPersonalContext: boolean }

export async function insertShare(own: Own, share: NewShareRow): Promise<void> {
  const { snapshot, hasPersonalContext, ...rest } = share
  await insertOwn(own, 'share', {
    ...rest,
    shareType: snapshot.shareType,
    hasPersonalContext: flag(hasPersonalContext),
    snapshot: JSON.stringify(snapshot),
  })
}

/** Finds a share that hasn't expired. */
export const findShare = (db: Database, tokenHash: string, now: number) =>
  db
    .selectFrom('share')
    .select(['snapshot', 'picture'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

export async function listShares(own: Own): Promise<ShareListing[]> {
  const rows = await ownRows(own, 'share')
    .select(['handle', 'shareType', 'title', 'hasPersonalContext', 'createdAt', 'expiresAt'])
    .where('expiresAt', '>', own.now())
    .orderBy('createdAt', 'desc')
    .orderBy('handle')
    .execute()
  return rows.map(({ handle, ...row }) => ({ ...readable(row), id: handle }))
}

/** Revokes a share by its handle in the owner's list, or by the id in its link. */
export const deleteShare = async (own: Own, id: string): Promise<boolean> =>
  (await deleteOwnRows(own, 'share', { handle: id })) ||
  deleteOwnRows(own, 'share', { tokenHash: hashToken(id) })
