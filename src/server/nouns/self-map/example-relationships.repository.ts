import { EXAMPLE_RELATIONSHIPS } from '#domain/content/examples/self-map.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'

/** Lists the example relationships the person neither deleted nor adopted. */
export async function listExampleRelationships(own: Own): Promise<Relationship[]> {
  const hidden = await ownRows(own, 'hiddenExampleRelationship').select('relationshipId').execute()
  const gone = new Set(hidden.map(({ relationshipId }) => relationshipId))
  return EXAMPLE_RELATIONSHIPS.filter(({ id }) => !gone.has(id))
}

export async function hideExampleRelationship(
  { db, owner }: Own,
  relationshipId: number,
): Promise<void> {
  await db
    .insertInto('hiddenExampleRelationship')
    .values({ userId: owner, relationshipId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Moves an example's relationships to the item that replaces it. */
export async function followAdoption(
  own: Own,
  exampleId: number,
  itemId: number,
  now: number,
): Promise<void> {
  for (const end of ['sourceItemId', 'targetItemId'] as const) {
    await own.db
      .updateTable('selfMapRelationship')
      .set({ [end]: itemId })
      .where('userId', '=', own.owner)
      .where(end, '=', exampleId)
      .execute()
  }
  const moved = (id: number) => (id === exampleId ? itemId : id)
  for (const { id, ...example } of await listExampleRelationships(own)) {
    const { sourceItemId, targetItemId } = example
    if (sourceItemId !== exampleId && targetItemId !== exampleId) continue
    await hideExampleRelationship(own, id)
    await insertOwn(own, 'selfMapRelationship', {
      ...example,
      sourceItemId: moved(sourceItemId),
      targetItemId: moved(targetItemId),
      createdAt: now,
    })
  }
}
