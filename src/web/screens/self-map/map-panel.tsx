import { Spline } from 'lucide-react'
import { useState } from 'react'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { RelationshipDialog } from '#web/features/relationships/relationship-dialog.tsx'
import { useRelationshipChanges } from '#web/features/relationships/use-relationships.ts'
import { AddItemDialog } from '#web/features/self-map/add-item-dialog.tsx'
import { EditItemDialog } from '#web/features/self-map/edit-item-dialog.tsx'
import { CategoryLegend, LineLegend } from '#web/features/self-map/map-legend.tsx'
import type { ItemChanges } from '#web/features/self-map/use-item-changes.ts'
import type { MapMemory } from '#web/pictures/map-memory.ts'
import { SelfMapDiagram } from '#web/pictures/self-map-diagram.tsx'
import type { MapZoom } from '#web/pictures/use-map-zoom.ts'
import { ZoomButtons } from '#web/pictures/zoom-buttons.tsx'
import { Button } from '#web/ui/button.tsx'
import { OnDesk, OnPhone } from '#web/ui/fitting.tsx'
import type { ArrangedMap } from './use-arrangement.ts'

/** Which of the two dialogs that make something new is open. */
export type MapDialog = 'item' | 'relationship' | null

type Props = {
  userId: number
  changes: ItemChanges
  arrangement: ArrangedMap
  relationships: readonly Relationship[]
  memory: MapMemory
  zoom: MapZoom
  dialog: MapDialog
  onDialog: (dialog: MapDialog) => void
  onDanger: () => void
}

/** The Visualization tab: the diagram, its legend and its dialogs. */
export function MapPanel(props: Props) {
  const { userId, changes, arrangement, relationships, memory, zoom, dialog, onDialog } = props
  const { items, move, turn } = arrangement
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [hasAllLines, setAllLines] = useState(false)
  const [openId, setOpenId] = useState<number | null>(null)
  const links = useRelationshipChanges(userId, 'diagram', props.onDanger)
  const open = items.find(({ id }) => id === openId)

  const toggle = (category: string) =>
    setHidden((now) => now.symmetricDifference(new Set([category])))

  return (
    <>
      <a className="self-map-skip" href="#self-map-list">
        Skip to the list
      </a>
      <SelfMapDiagram
        items={items}
        relationships={relationships}
        memory={memory}
        zoom={zoom}
        hidden={hidden}
        hasAllLines={hasAllLines}
        onPlace={move}
        onOpen={(id) => {
          changes.change.reset()
          setOpenId(id)
        }}
      />
      <OnPhone>
        <ZoomButtons zoom={zoom} />
      </OnPhone>
      <CategoryLegend items={items} hidden={hidden} onToggle={toggle} />
      <div className="self-map-foot">
        <div className="small muted">
          <OnDesk>Drag inwards: closer.</OnDesk>
          <span className="sr-only">Arrow keys do the same.</span>
          <OnPhone>Hold and drag inwards: closer.</OnPhone>
        </div>
        <LineLegend />
        {relationships.length > 0 && (
          <Button
            look="quiet"
            size="small"
            aria-pressed={hasAllLines}
            onClick={() => setAllLines(!hasAllLines)}
          >
            {hasAllLines ? 'Show only what I select' : 'Show all relationships'}
          </Button>
        )}
        <OnPhone>
          <Button disabled={items.length < 2} onClick={() => onDialog('relationship')}>
            <Spline aria-hidden />
            Add Relationship
          </Button>
        </OnPhone>
      </div>
      {dialog === 'item' && (
        <AddItemDialog
          items={items}
          relationships={relationships}
          add={changes.add}
          onClose={() => {
            changes.add.reset()
            onDialog(null)
          }}
        />
      )}
      {open && (
        <EditItemDialog
          key={open.id}
          item={open}
          items={items}
          relationships={relationships}
          changes={changes}
          onTurn={turn}
          onClose={() => setOpenId(null)}
        />
      )}
      {dialog === 'relationship' && (
        <RelationshipDialog
          items={items}
          add={links.add}
          onClose={() => {
            links.add.reset()
            onDialog(null)
          }}
        />
      )}
    </>
  )
}
