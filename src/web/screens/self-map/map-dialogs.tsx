import { RelationshipDialog } from '#web/features/self-map/relationships/relationship-dialog.tsx'
import { useRelationshipChanges } from '#web/features/self-map/relationships/use-relationships.ts'
import { AddItemDialog } from '#web/features/self-map/add-item-dialog.tsx'
import { EditItemDialog } from '#web/features/self-map/edit-item-dialog.tsx'
import type { MapPanelProps } from './map-panel.tsx'

type Props = MapPanelProps & {
  open: MapPanelProps['drawn'][number] | undefined
  /** Where the opened item is on the map, if it is there. */
  degrees: number | undefined
  onClose: () => void
  onAdded: () => void
}

/** What changes one item, makes a new one, or ties two of them. */
export function MapDialogs(props: Props) {
  const { userId, changes, arrangement, drawn, relationships, dialog, open, onClose } = props
  const { items, turn } = arrangement
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
      {open && (
        <EditItemDialog
          key={open.id}
          item={open}
          items={items}
          drawn={drawn}
          degrees={props.degrees}
          relationships={relationships}
          changes={changes}
          onTurn={turn}
          onClose={onClose}
        />
      )}
      {dialog === 'relationship' && (
        <RelationshipDialog
          items={items}
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
