import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from '#domain/content/examples/self-map.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { addOwn, changeOwnRows, insertOwn, ownRows, saveOwn } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'

/** Lists the examples the person still sees, with their positions. */
export async function listExamples(own: Own): Promise<SelfMapItem[]> {
  const rows = await ownRows(own, 'selfMapExample')
    .select(['itemId', 'isHidden', 'angle'])
    .execute()
  const known = new Map(rows.map((row) => [row.itemId, row]))
  return EXAMPLE_ITEMS.filter(({ id }) => known.get(id)?.isHidden !== 1).map((item) => ({
    ...item,
    angle: known.get(item.id)?.angle ?? null,
  }))
}

type State = { isHidden: 0 | 1 } | { angle: number | null }

/** Saves a change to an example, without touching its other columns. */
export async function saveExample(own: Own, itemId: number, state: State): Promise<void> {
  await saveOwn(own, 'selfMapExample', { itemId }, state, { angle: null })
}

/** Lists the example relationships the person neither deleted nor adopted. */
export async function listExampleRelationships(own: Own): Promise<Relationship[]> {
  const hidden = await ownRows(own, 'hiddenExampleRelationship').select('relationshipId').execute()
  const gone = new Set(hidden.map(({ relationshipId }) => relationshipId))
  return EXAMPLE_RELATIONSHIPS.filter(({ id }) => !gone.has(id))
}

export const hideExampleRelationship = (own: Own, relationshipId: number): Promise<void> =>
  addOwn(own, 'hiddenExampleRelationship', { relationshipId })

/** Moves an example's relationships to the item that replaces it. */
export async function followAdoption(own: Own, exampleId: number, itemId: number): Promise<void> {
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
      createdAt: own.now(),
    })
  }
}
