import type { Relationship } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { useIsPhone } from '#web/lib/browser/use-media-query.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'

type Props = {
  items: readonly SelfMapItem[]
  relationships: readonly Relationship[]
  /** The item of the form, as it stands; it replaces the one with the same id. */
  draft: Omit<SelfMapItem, 'userId'>
}

/** Where the item of a form would be on the map. It moves while the form is filled in. */
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
