import type { RelatedItems } from '#domain/self-map/layout/curves.ts'
import type { MapItem } from '#domain/self-map/layout/shape-pills.ts'
import { RELATIONSHIP_VERBS } from '#domain/self-map/relationship.ts'

type Props = {
  id: string
  items: readonly MapItem[]
  relationships: readonly RelatedItems[]
}

const touches = (id: number, { sourceItemId, targetItemId }: RelatedItems) =>
  sourceItemId === id || targetItemId === id

/** The id of the text that says how an item is related; none when it is not. */
export const relationsId = (
  id: string,
  itemId: number,
  relationships: readonly RelatedItems[],
): string | undefined =>
  relationships.some((it) => touches(itemId, it)) ? `${id}-relations-${itemId}` : undefined

/** The lines of the map in words, read with the pill they belong to. */
export function MapRelations({ id, items, relationships }: Props) {
  const names = new Map(items.map((item) => [item.id, item.name]))
  const related = items.filter((item) => relationships.some((it) => touches(item.id, it)))
  return (
    <div hidden>
      {related.map((item) => (
        <p key={item.id} id={`${id}-relations-${item.id}`}>
          {relationships
            .filter((it) => touches(item.id, it))
            .map(({ sourceItemId, targetItemId, relationshipType }) => {
              const verb = RELATIONSHIP_VERBS[relationshipType]
              return `${names.get(sourceItemId) ?? ''} ${verb} ${names.get(targetItemId) ?? ''}`
            })
            .join('. ')}
        </p>
      ))}
    </div>
  )
}
