import { RELATIONSHIP_VERBS, type Relationship } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'

type Props = {
  item: SelfMapItem
  items: readonly SelfMapItem[]
  relationships: readonly Relationship[]
}

/** How an item is tied to others, as sentences. */
export function ItemRelations({ item, items, relationships }: Props) {
  const nameOf = (id: number) => items.find((it) => it.id === id)?.name
  const mine = relationships.filter(({ sourceItemId, targetItemId }) =>
    [sourceItemId, targetItemId].includes(item.id),
  )
  if (mine.length === 0) return null
  return (
    <ul className="small" aria-label="Relationships of this item">
      {mine.map(({ id, sourceItemId, targetItemId, relationshipType }) => (
        <li key={id}>
          <bdi>{nameOf(sourceItemId)}</bdi> <strong>{RELATIONSHIP_VERBS[relationshipType]}</strong>{' '}
          <bdi>{nameOf(targetItemId)}</bdi>
        </li>
      ))}
    </ul>
  )
}
