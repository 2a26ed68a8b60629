import { catchUp, type MapChange, pastOf, type StoredMapChange } from '#domain/self-map/map-log.ts'
import { insertAll } from '#server/base/db/insert-rows.ts'
import { deleteOwn, isAny, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'

/** Reads the history of a map, oldest first. */
export async function readLog(own: Own): Promise<MapChange[]> {
  const kept = await listChanges(own)
  return kept.length > 0 ? kept : pastOf(await knownPast(own), own.now())
}

/** Runs a change of the map and logs it. Requires the person's lock. */
export async function logged<Result>(own: Own, change: () => Promise<Result>): Promise<Result> {
  // Reconstructs the past of a map before its first logged change.
  if (!(await isAny(ownRows(own, 'mapChange')))) await keep(own, await readLog(own))
  const result = await change()
  const { items, ties } = await listOwnMap(own)
  const { replaced, added } = catchUp(await listChanges(own), { items, ties }, own.now())
  for (const id of replaced) await deleteOwn(own, 'mapChange', id)
  await keep(own, added)
  return result
}

const keep = ({ db: tx, owner }: Own, changes: readonly MapChange[]): Promise<void> =>
  insertAll(tx, 'mapChange', changes, (change) => ({ ...change, userId: owner }))

async function listChanges(own: Own): Promise<StoredMapChange[]> {
  const rows = await ownRows(own, 'mapChange')
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ userId: _, ...row }) => row)
}

async function listOwnMap(my: Own) {
  const items = await ownRows(my, 'selfMapItem')
    .select(['id', 'name', 'category', 'attachmentPower', 'createdAt'])
    .orderBy('id')
    .execute()
  const ties = await ownRows(my, 'selfMapRelationship')
    .select(['sourceItemId', 'targetItemId', 'relationshipType', 'createdAt'])
    .orderBy('id')
    .execute()
  const own = new Set(items.map(({ id }) => id))
  return {
    items,
    ties: ties.filter((it) => own.has(it.sourceItemId) && own.has(it.targetItemId)),
  }
}

async function knownPast(own: Own) {
  const { items, ties } = await listOwnMap(own)
  const snapshots = await own.db
    .selectFrom('situationItem')
    .innerJoin('situation', 'situation.id', 'situationItem.situationId')
    .select([
      'situationItem.itemId',
      'situationItem.name',
      'situationItem.attachmentPower',
      'situation.createdAt as at',
    ])
    .where('situationItem.userId', '=', own.owner)
    .orderBy('situation.createdAt')
    .orderBy('situation.id')
    .execute()
  return { items, ties, snapshots }
}
