import { Spline } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { CategoryLegend, LineLegend } from '#web/features/self-map/map-legend.tsx'
import { useChoice } from '#web/lib/browser/choices.ts'
import { onDemand } from '#web/lib/waking/later.tsx'
import { SelfMapDiagram } from '#web/pictures/self-map-diagram.tsx'
import { ZoomButtons } from '#web/pictures/zoom-buttons.tsx'
import { Button } from '#web/ui/button.tsx'
import { OnDesk, OnPhone } from '#web/ui/fitting.tsx'
import type { MapPanelProps } from './map-dialogs.tsx'
import type { ArrangedMap } from './use-arrangement.ts'

/** Loaded on the first press, because a map is viewed more often than changed. */
const MapDialogs = onDemand(() => import('./map-dialogs.tsx'), 'MapDialogs')

/** The Visualization tab: the diagram, its legend and its dialogs. */
export function MapPanel(props: MapPanelProps) {
  const { changes, arrangement, drawn, relationships, memory, zoom, share } = props
  const { dialog, onDialog } = props
  const { items, move } = arrangement
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [isWithoutLines, hideLines] = useChoice('map-without-lines')
  const [openId, setOpenId] = useState<number | null>(null)
  /** Only relationships between items on the map. */
  const ties = useMemo(() => tiesBetween(drawn, relationships), [drawn, relationships])
  const open = items.find(({ id }) => id === openId)
  const diagram = useRef<HTMLDivElement>(null)

  const lines = ties.length > 0 && (
    <Button look="quiet" size="small" onClick={() => hideLines(!isWithoutLines)}>
      {isWithoutLines ? 'Show the lines' : 'Hide the lines'}
    </Button>
  )

  const toggle = (category: string) =>
    setHidden((now) => now.symmetricDifference(new Set([category])))

  return (
    <>
      <a className="self-map-skip" href="#self-map-list">
        Skip to the list
      </a>
      <OnPhone>
        <p className="small muted self-map-how">Hold, then drag to move closer.</p>
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
        <div className="self-map-tools">
          <ZoomButtons zoom={zoom} />
          {lines}
        </div>
      </OnPhone>
      <CategoryLegend items={drawn} hidden={hidden} onToggle={toggle} />
      <div className="self-map-foot">
        <LineLegend />
        <OnDesk>{lines}</OnDesk>
        <OnPhone>
          {share}
          <Button disabled={items.length < 2} onClick={() => onDialog('relationship')}>
            <Spline aria-hidden />
            Add Relationship
          </Button>
        </OnPhone>
      </div>
      {(dialog || open) && (
        <MapDialogs
          {...props}
          open={open}
          degrees={open && memory.latest()?.pills.find(({ id }) => id === open.id)?.degrees}
          onClose={() => {
            setOpenId(null)
            onDialog(null)
          }}
          onAdded={() => diagram.current?.scrollIntoView?.({ block: 'nearest' })}
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
