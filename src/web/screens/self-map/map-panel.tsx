import { Plus, Save, Spline } from 'lucide-react'
import { useState } from 'react'
import type { Relationship } from '#domain/relationship.ts'
import { RelationshipDialog } from '#web/features/relationships/relationship-dialog.tsx'
import { useRelationshipChanges } from '#web/features/relationships/use-relationships.ts'
import { AddItemDialog } from '#web/features/self-map/add-item-dialog.tsx'
import { EditItemDialog } from '#web/features/self-map/edit-item-dialog.tsx'
import { CategoryLegend, LineLegend } from '#web/features/self-map/map-legend.tsx'
import type { ItemChanges } from '#web/features/self-map/use-item-changes.ts'
import { useIsPhone } from '#web/lib/use-media-query.ts'
import type { MapMemory } from '#web/pictures/map-memory.ts'
import { SelfMapDiagram } from '#web/pictures/self-map-diagram.tsx'
import type { MapZoom } from '#web/pictures/use-map-zoom.ts'
import { Button } from '#web/ui/button.tsx'
import type { ArrangedMap } from './use-arrangement.ts'

type Props = {
  userId: number
  changes: ItemChanges
  arrangement: ArrangedMap
  relationships: readonly Relationship[]
  memory: MapMemory
  zoom: MapZoom
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
}

/** The Visualization tab: the diagram, its legend and its dialogs. */
export function MapPanel(props: Props) {
  const { userId, changes, arrangement, relationships, memory, zoom, isAdding, onAdding } = props
  const { items, move, turn } = arrangement
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [openId, setOpenId] = useState<number | null>(null)
  const [isRelating, setRelating] = useState(false)
  const links = useRelationshipChanges(userId, 'diagram')
  const isPhone = useIsPhone()
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
        onMove={move}
        onOpen={(id) => {
          changes.change.reset()
          setOpenId(id)
        }}
        onPower={(id, attachmentPower) => {
          const item = items.find((item) => item.id === id)
          if (item && item.attachmentPower !== attachmentPower)
            changes.change.mutate({ id, name: item.name, attachmentPower, from: 'diagram' })
        }}
      />
      <CategoryLegend items={items} hidden={hidden} onToggle={toggle} />
      <div className="self-map-foot">
        <LineLegend />
        <div className="self-map-buttons">
          {isPhone && (
            <Button look="primary" onClick={() => onAdding(true)}>
              <Plus aria-hidden />
              Add New Item
            </Button>
          )}
          <Button disabled={items.length < 2} onClick={() => setRelating(true)}>
            <Spline aria-hidden />
            Add Relationship
          </Button>
          {isPhone && arrangement.hasUnsaved && (
            <Button className="save-map-unsaved" onClick={arrangement.save}>
              <Save aria-hidden />
              Save Map
            </Button>
          )}
        </div>
      </div>
      {isAdding && (
        <AddItemDialog
          items={items}
          relationships={relationships}
          add={changes.add}
          onClose={() => {
            changes.add.reset()
            onAdding(false)
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
      {isRelating && (
        <RelationshipDialog
          items={items}
          add={links.add}
          onClose={() => {
            links.add.reset()
            setRelating(false)
          }}
        />
      )}
    </>
  )
}
