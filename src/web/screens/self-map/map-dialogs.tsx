import { type ReactNode, useState } from 'react'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { AddItemDialog, EditItemDialog } from '#web/features/self-map/item-dialogs.tsx'
import { RelationshipDialog } from '#web/features/self-map/relationships/link-forms.tsx'
import { useRelationshipChanges } from '#web/features/self-map/relationships/use-relationships.ts'
import type { ItemChanges } from '#web/features/self-map/use-item-changes.ts'
import type { MapMemory } from '#web/pictures/map-memory.ts'
import type { MapZoom } from '#web/pictures/use-map-zoom.ts'
import type { ArrangedMap } from './use-arrangement.ts'

/** The open dialog for a new item or relationship. */
export type MapDialog = 'item' | 'relationship' | null

export type MapPanelProps = {
  userId: number
  changes: ItemChanges
  arrangement: ArrangedMap
  /** The items on the map. */
  drawn: ArrangedMap['items']
  relationships: readonly Relationship[]
  memory: MapMemory
  zoom: MapZoom
  share: ReactNode
  dialog: MapDialog
  onDialog: (dialog: MapDialog) => void
  onDanger: () => void
}

type Props = MapPanelProps & {
  open: MapPanelProps['drawn'][number] | undefined
  /** The direction of the opened item, if it is on the map. */
  degrees: number | undefined
  onClose: () => void
  onAdded: () => void
}

/** Dialogs to change an item, add one, or relate two. */
export function MapDialogs(props: Props) {
  const { userId, changes, arrangement, drawn, relationships, dialog, open, onClose } = props
  const { items, turn } = arrangement
  const [isRelating, setRelating] = useState(false)
  const links = useRelationshipChanges(userId, 'diagram', props.onDanger)
  return (
    <>
      {dialog === 'item' && (
        <AddItemDialog
          items={drawn}
          relationships={relationships}
          add={changes.add}
          onClose={() => {
            changes.add.reset()
            onClose()
            props.onAdded()
          }}
        />
      )}
      {open && !isRelating && (
        <EditItemDialog
          key={open.id}
          item={open}
          items={items}
          drawn={drawn}
          degrees={props.degrees}
          relationships={relationships}
          changes={changes}
          onTurn={turn}
          onRelate={items.length > 1 ? () => setRelating(true) : undefined}
          onClose={onClose}
        />
      )}
      {(dialog === 'relationship' || isRelating) && (
        <RelationshipDialog
          items={items}
          source={open?.id}
          add={links.add}
          onClose={() => {
            links.add.reset()
            onClose()
          }}
        />
      )}
    </>
  )
}
