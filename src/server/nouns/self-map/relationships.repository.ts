import type { Relationship } from '#domain/self-map/relationship.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { listExampleRelationships } from './example-relationships.repository.ts'

const RELATIONSHIP = [
  'id',
  'sourceItemId',
  'targetItemId',
  'relationshipType',
  'strength',
  'description',
] as const

/** Lists the relationships between items on the map, examples first. */
export async function listRelationships(
  db: Database,
  owner: OwnerId,
  items: readonly { id: number }[],
): Promise<Relationship[]> {
  const here = new Set(items.map(({ id }) => id))
  const all = [
    ...(await listExampleRelationships(db, owner)),
    ...(await listStoredRelationships(db, owner)),
  ]
  return all.filter((it) => here.has(it.sourceItemId) && here.has(it.targetItemId))
}

export const listStoredRelationships = (db: Database, owner: OwnerId): Promise<Relationship[]> =>
  ownRows(db, owner, 'selfMapRelationship').select(RELATIONSHIP).orderBy('id').execute()

type NewRelationshipRow = Omit<Relationship, 'id' | 'description'> & {
  description?: string | null | undefined
}

/** `id` is set only when a relationship is restored with its item. */
export const insertRelationship = (
  db: Database,
  owner: OwnerId,
  { sourceItemId, targetItemId, relationshipType, strength, description }: NewRelationshipRow,
  now: number,
  id?: number,
): Promise<Relationship> =>
  db
    .insertInto('selfMapRelationship')
    .values({
      ...(id !== undefined && { id }),
      userId: owner,
      sourceItemId,
      targetItemId,
      relationshipType,
      strength,
      description: description || null,
      createdAt: now,
    })
    .returning(RELATIONSHIP)
    .executeTakeFirstOrThrow()

export async function deleteRelationshipsOf(
  db: Database,
  owner: OwnerId,
  itemId: number,
): Promise<void> {
  await db
    .deleteFrom('selfMapRelationship')
    .where('userId', '=', owner)
    .where((where) =>
      where.or([where('sourceItemId', '=', itemId), where('targetItemId', '=', itemId)]),
    )
    .execute()
}

export async function deleteAllRelationships(db: Database, owner: OwnerId): Promise<void> {
  await db.deleteFrom('selfMapRelationship').where('userId', '=', owner).execute()
  await db.deleteFrom('hiddenExampleRelationship').where('userId', '=', owner).execute()
}
