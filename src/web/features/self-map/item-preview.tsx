import type { Relationship } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { useIsPhone } from '#web/lib/browser/use-media-query.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'

type Props = {
  items: readonly SelfMapItem[]
  relationships: readonly Relationship[]
  /** The form's current item. Replaces the item with the same id. */
  draft: Omit<SelfMapItem, 'userId'>
}

/** Shows where the form's item would be on the map, and updates while the form is filled in. */
export function ItemPreview({ items, relationships, draft }: Props) {
  const isNew = items.every(({ id }) => id !== draft.id)
  const shown = { ...draft, userId: null, name: draft.name.trim() || 'New item' }
  const all = isNew
    ? [...items, shown]
    : items.map((item) => (item.id === draft.id ? { ...item, ...shown } : item))
  const isPhone = useIsPhone()
  return (
    <div className="item-preview">
      <SelfMapPicture
        items={all}
        relationships={relationships}
        highlighted={draft.id}
        isOwn
        ratio={isPhone ? 0.75 : 1}
        label={`Preview: ${shown.name} on your Self-Map`}
      />
    </div>
  )
}
