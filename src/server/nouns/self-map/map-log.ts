import { catchUp, type MapChange, pastOf, type StoredMapChange } from '#domain/self-map/map-log.ts'
import type { Database } from '#server/base/db/database.ts'
import { insertAll } from '#server/base/db/insert-rows.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** Reads the history of a map, oldest first. */
export async function readLog(db: Database, owner: OwnerId, now: number): Promise<MapChange[]> {
  const kept = await listChanges(db, owner)
  return kept.length > 0 ? kept : pastOf(await knownPast(db, owner), now)
}

/** Runs a change of the map and logs it. Requires the person's lock. */
export async function logged<Result>(
  tx: Database,
  owner: OwnerId,
  now: number,
  change: () => Promise<Result>,
): Promise<Result> {
  await beginLog(tx, owner, now)
  const result = await change()
  const { items, ties } = await listOwnMap(tx, owner)
  const { replaced, added } = catchUp(await listChanges(tx, owner), { items, ties }, now)
  if (replaced.length > 0)
    await tx
      .deleteFrom('mapChange')
      .where('userId', '=', owner)
      .where('id', 'in', replaced)
      .execute()
  await keep(tx, owner, added)
  return result
}

/**
 * Deletes the change log when a map is reset or replaced by an import, so removed items don't reappear in earlier
 * months.
 */
export async function forgetLog(tx: Database, owner: OwnerId): Promise<void> {
  await tx.deleteFrom('mapChange').where('userId', '=', owner).execute()
}

/** Reconstructs the past of a map without a log, before its first logged change. */
async function beginLog(tx: Database, owner: OwnerId, now: number): Promise<void> {
  const first = await ownRows(tx, owner, 'mapChange').select('id').limit(1).executeTakeFirst()
  if (!first) await keep(tx, owner, pastOf(await knownPast(tx, owner), now))
}

const keep = (tx: Database, owner: OwnerId, changes: readonly MapChange[]): Promise<void> =>
  insertAll(tx, 'mapChange', changes, (change) => ({ ...change, userId: owner }))

async function listChanges(db: Database, owner: OwnerId): Promise<StoredMapChange[]> {
  const rows = await ownRows(db, owner, 'mapChange')
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ userId: _, ...row }) => row)
}

async function listOwnMap(db: Database, owner: OwnerId) {
  const items = await ownRows(db, owner, 'selfMapItem')
    .select(['id', 'name', 'category', 'attachmentPower', 'createdAt'])
    .orderBy('id')
    .execute()
  const ties = await ownRows(db, owner, 'selfMapRelationship')
    .select(['sourceItemId', 'targetItemId', 'relationshipType', 'createdAt'])
    .orderBy('id')
    .execute()
  const own = new Set(items.map(({ id }) => id))
  return {
    items,
    ties: ties.filter((it) => own.has(it.sourceItemId) && own.has(it.targetItemId)),
  }
}

async function knownPast(db: Database, owner: OwnerId) {
  const { items, ties } = await listOwnMap(db, owner)
  const snapshots = await db
    .selectFrom('situationItem')
    .innerJoin('situation', 'situation.id', 'situationItem.situationId')
    .select([
      'situationItem.itemId',
      'situationItem.name',
      'situationItem.attachmentPower',
      'situation.createdAt as at',
    ])
    .where('situationItem.userId', '=', owner)
    .orderBy('situation.createdAt')
    .orderBy('situation.id')
    .execute()
  return { items, ties, snapshots }
}
