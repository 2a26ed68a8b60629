import type { Insertable } from 'kysely'
import type { ShareListing, Snapshot } from '#domain/sharing/share.ts'
import { HOUR } from '#domain/values/duration.ts'
import { readable } from '#server/base/db/column.ts'
import { deleteOwnRows, insertOwn, ownRows } from '#server/base/db/own-row.ts'
import { flag, type Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'
import { hashToken } from '#server/base/token.ts'
import type { Visit } from '#server/http/browser.ts'
import { type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'

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

/** The wrong ids allowed from one network: enough for typos, far too few for guessing. */
const GUESSES: Rate = { name: 'share-guess', max: 100, within: HOUR }

/** Null for a wrong, an expired or a revoked id alike. The picture is empty if the share has none. */
export async function findShared(visit: Visit, token: string) {
  const found = await visit.db
    .selectFrom('share')
    .select(['snapshot', 'picture'])
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', visit.now())
    .executeTakeFirst()
  if (found)
    return {
      snapshot: JSON.parse(found.snapshot) as Snapshot,
      picture: new Uint8Array(Buffer.from(found.picture ?? '', 'base64')),
    }
  // Only wrong ids count, so a right one works even if others on the network guessed.
  await withinRate(visit, GUESSES, visit.browser.address)
  return null
}
