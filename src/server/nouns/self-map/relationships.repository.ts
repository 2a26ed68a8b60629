import { type NewRelationship, Relationship } from '#domain/self-map/relationship.ts'
import { insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { listExampleRelationships } from './examples.repository.ts'

const RELATIONSHIP = Object.keys(Relationship.shape) as (keyof Relationship)[]

/** Lists the relationships between items on the map, examples first. */
export async function listRelationships(
  own: Own,
  items: readonly { id: number }[],
): Promise<Relationship[]> {
  const here = new Set(items.map(({ id }) => id))
  const all = [...(await listExampleRelationships(own)), ...(await listStoredRelationships(own))]
  return all.filter((it) => here.has(it.sourceItemId) && here.has(it.targetItemId))
}

export const listStoredRelationships = (own: Own): Promise<Relationship[]> =>
  ownRows(own, 'selfMapRelationship').select(RELATIONSHIP).orderBy('id').execute()

/** `id` is set only when a relationship is restored with its item. */
export const insertRelationship = (
  own: Own,
  given: NewRelationship & { id?: number },
): Promise<Relationship> =>
  insertOwn(own, 'selfMapRelationship', {
    ...given,
    description: given.description || null,
    createdAt: own.now(),
  })
