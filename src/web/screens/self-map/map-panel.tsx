import { Spline } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { AddItemDialog } from '#web/features/self-map/add-item-dialog.tsx'
import { EditItemDialog } from '#web/features/self-map/edit-item-dialog.tsx'
import { CategoryLegend, LineLegend } from '#web/features/self-map/map-legend.tsx'
import { RelationshipDialog } from '#web/features/self-map/relationships/relationship-dialog.tsx'
import { useRelationshipChanges } from '#web/features/self-map/relationships/use-relationships.ts'
import type { ItemChanges } from '#web/features/self-map/use-item-changes.ts'
import { useChoice } from '#web/lib/choices.ts'
import type { MapMemory } from '#web/pictures/map-memory.ts'
import { SelfMapDiagram } from '#web/pictures/self-map-diagram.tsx'
import type { MapZoom } from '#web/pictures/use-map-zoom.ts'
import { ZoomButtons } from '#web/pictures/zoom-buttons.tsx'
import { Button } from '#web/ui/button.tsx'
import { OnPhone } from '#web/ui/fitting.tsx'
import type { ArrangedMap } from './use-arrangement.ts'

/** Which of the two dialogs that make something new is open. */
export type MapDialog = 'item' | 'relationship' | null

type Props = {
  userId: number
  changes: ItemChanges
  arrangement: ArrangedMap
  /** What of it is on the map. */
  drawn: ArrangedMap['items']
  relationships: readonly Relationship[]
  memory: MapMemory
  zoom: MapZoom
  dialog: MapDialog
  onDialog: (dialog: MapDialog) => void
  onDanger: () => void
}

/** The Visualization tab: the diagram, its legend and its dialogs. */
export function MapPanel(props: Props) {
  const { userId, changes, arrangement, drawn, relationships, memory, zoom, dialog, onDialog } =
    props
  const { items, move, turn } = arrangement
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [isWithoutLines, hideLines] = useChoice('map-without-lines')
  const [openId, setOpenId] = useState<number | null>(null)
  const links = useRelationshipChanges(userId, 'diagram', props.onDanger)
  /** What is not on the map has no lines on it. */
  const ties = useMemo(() => tiesBetween(drawn, relationships), [drawn, relationships])
  const open = items.find(({ id }) => id === openId)
  const pillOf = (id: number) => memory.latest()?.pills.find((pill) => pill.id === id)
  const diagram = useRef<HTMLDivElement>(null)

  const toggle = (category: string) =>
    setHidden((now) => now.symmetricDifference(new Set([category])))

  return (
    <>
      <a className="self-map-skip" href="#self-map-list">
        Skip to the list
      </a>
      <OnPhone>
        <p className="small muted self-map-how">
          Hold, then drag towards the centre to bring it closer.
        </p>
      </OnPhone>
      <div ref={diagram}>
        <SelfMapDiagram
          items={drawn}
          relationships={ties}
          memory={memory}
          zoom={zoom}
          hidden={hidden}
          hasLines={!isWithoutLines}
          onPlace={move}
          onOpen={(id) => {
            changes.change.reset()
            setOpenId(id)
          }}
        />
      </div>
      <OnPhone>
        <ZoomButtons zoom={zoom} />
      </OnPhone>
      <CategoryLegend items={drawn} hidden={hidden} onToggle={toggle} />
      <div className="self-map-foot">
        <LineLegend />
        {ties.length > 0 && (
          <Button look="quiet" size="small" onClick={() => hideLines(!isWithoutLines)}>
            {isWithoutLines ? 'Show the lines' : 'Hide the lines'}
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
          items={drawn}
          relationships={relationships}
          add={changes.add}
          onClose={() => {
            changes.add.reset()
            onDialog(null)
            diagram.current?.scrollIntoView?.({ block: 'nearest' })
          }}
        />
      )}
      {open && (
        <EditItemDialog
          key={open.id}
          item={open}
          items={items}
          drawn={drawn}
          degrees={pillOf(open.id)?.degrees}
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

function tiesBetween(items: ArrangedMap['items'], relationships: readonly Relationship[]) {
  const ids = new Set(items.map(({ id }) => id))
  return relationships.filter(
    ({ sourceItemId, targetItemId }) => ids.has(sourceItemId) && ids.has(targetItemId),
  )
}
