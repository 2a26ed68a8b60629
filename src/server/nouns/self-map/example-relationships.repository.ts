import { EXAMPLE_RELATIONSHIPS } from '#domain/content/examples/self-map.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { addOwn, changeOwnRows, insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'

/** Lists the example relationships the person neither deleted nor adopted. */
export async function listExampleRelationships(own: Own): Promise<Relationship[]> {
  const hidden = await ownRows(own, 'hiddenExampleRelationship').select('relationshipId').execute()
  const gone = new Set(hidden.map(({ relationshipId }) => relationshipId))
  return EXAMPLE_RELATIONSHIPS.filter(({ id }) => !gone.has(id))
}

export const hideExampleRelationship = (own: Own, relationshipId: number): Promise<void> =>
  addOwn(own, 'hiddenExampleRelationship', { relationshipId })

/** Moves an example's relationships to the item that replaces it. */
export async function followAdoption(
  own: Own,
  exampleId: number,
  itemId: number,
  now: number,
): Promise<void> {
  for (const end of ['sourceItemId', 'targetItemId'])
    await changeOwnRows(own, 'selfMapRelationship', { [end]: exampleId }, { [end]: itemId })
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
