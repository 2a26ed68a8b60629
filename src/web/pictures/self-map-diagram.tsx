import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react'
import type { RelatedItems } from '#domain/self-map/layout/curves.ts'
import { degreesOf } from '#domain/self-map/layout/geometry.ts'
import type { MapLayout } from '#domain/self-map/layout/layout.ts'
import type { ScenePill } from '#domain/self-map/layout/scene.ts'
import type { MapItem as Item } from '#domain/self-map/layout/shape-pills.ts'
import { angleWithin, turned } from '#domain/self-map/layout/turn.ts'
import { categoriesOf } from '#domain/self-map/map-categories.ts'
import { hasGhosts } from './ghosts.ts'
import { MapCategory } from './map-category.tsx'
import { MapDrawing } from './map-drawing.tsx'
import type { PillEvents } from './map-item.tsx'
import { boxFor, drawScene, type MapMemory } from './map-memory.ts'
import { MapRelations, relationsId } from './map-relations.tsx'
import { MapWaiting } from './map-waiting.tsx'
import { groupPills, pillAfterKey, TURNS } from './pill-keys.ts'
import { useDrag } from './use-drag.ts'
import { type MapZoom, useMapWindow } from './use-map-zoom.ts'
import { usePowerSteps } from './use-power-steps.ts'
import { useRoomBelow, useWidth } from './use-width.ts'
import './self-map.css'

type Props = {
  items: readonly Item[]
  relationships: readonly RelatedItems[]
  memory: MapMemory
  zoom: MapZoom
  /** Categories that are not shown just now. */
  hidden: ReadonlySet<string>
  onOpen: (id: number) => void
  onPower: (id: number, power: number) => void
  onMove: (id: number, angle: number) => void
}

/** The living map: pills are buttons, and everything a mouse can do the keyboard can do too. */
export function SelfMapDiagram(props: Props) {
  const { items, relationships, memory, zoom, hidden, onOpen, onPower, onMove } = props
  const [frame, width] = useWidth<HTMLElement>(400)
  const [pointed, setPointed] = useState<number | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const [tabStop, setTabStop] = useState<string | null>(null)
  const stepOf = usePowerSteps()
  const id = useId()
  const roomBelow = useRoomBelow(frame)
  const layout = width === null ? null : memory.layOut(items, boxFor(width, roomBelow))
  const [turning, setTurning] = useState<{ key: string; degrees: number } | null>(null)
  const scene = useMemo(() => {
    if (!layout) return null
    const shown = turning ? turned(layout, turning.key, turning.degrees) : layout
    return drawScene(shown, relationships)
  }, [layout, turning, relationships])
  const room = useMemo(() => layout && windowFor(layout), [layout])
  const window = useMapWindow(zoom, room, layout?.canvas ?? null)
  const drag = useDrag(
    (key, event) => {
      const pill = layout?.pills.find((pill) => pill.key === key)
      if (layout && pill)
        setTurning({ key, degrees: angleWithin(layout, pill.category, degreesUnder(event)) })
    },
    (key) => {
      if (key && turning) moveTo(key, turning.degrees)
      setTurning(null)
    },
  )

  const active = drag.held === null ? (pointed ?? focused) : null
  const near = useMemo(() => relatedTo(active, relationships), [active, relationships])
  const heldPill = scene?.pills.find(({ key }) => key === drag.held)
  const categories = categoriesOf(items)
  const groups = groupPills(scene?.pills ?? [], categories, hidden)
  const inOrder = groups.flat()
  const stop = inOrder.find(({ key }) => key === tabStop)?.key ?? inOrder[0]?.key
  const domId = (key: string) => `${id}-pill-${key}`

  function moveTo(key: string, degrees: number) {
    const pill = scene?.pills.find((pill) => pill.key === key)
    if (pill && layout) onMove(pill.id, angleWithin(layout, pill.category, degrees))
  }

  function degreesUnder({ clientX, clientY }: PointerEvent): number {
    const canvas = frame.current?.querySelector('.map-canvas')?.getBoundingClientRect()
    if (!canvas) return 0
    return degreesOf({
      x: clientX - canvas.left - canvas.width / 2,
      y: clientY - canvas.top - canvas.height / 2,
    })
  }

  function lookCloser({ clientX, clientY }: { clientX: number; clientY: number }) {
    const canvas = frame.current?.querySelector('.map-canvas')?.getBoundingClientRect()
    if (canvas)
      zoom.lookAt({
        x: (clientX - canvas.left) / canvas.width,
        y: (clientY - canvas.top) / canvas.height,
      })
  }

  function handleKey(event: KeyboardEvent) {
    const key = (event.target as HTMLElement).dataset.pill
    const pill = inOrder.find((pill) => pill.key === key)
    if (!pill || event.ctrlKey || event.metaKey || event.altKey) return
    const turn = TURNS[event.key]
    if (event.shiftKey && turn) moveTo(pill.key, (pill.angle ?? pill.degrees) + turn)
    else if (event.key === '+' || event.key === '=') onPower(pill.id, stepOf(pill, 1))
    else if (event.key === '-') onPower(pill.id, stepOf(pill, -1))
    else {
      const next = pillAfterKey(event.key, pill.key, groups)
      if (!next) return
      document.getElementById(domId(next.key))?.focus()
    }
    event.preventDefault()
  }

  const handlers: PillEvents = {
    open: (pill) => drag.isEndOfDrag() || onOpen(pill.id),
    point: setPointed,
    focus(pill) {
      setFocused(pill?.id ?? null)
      if (pill) setTabStop(pill.key)
    },
    drag: (key) => drag.handlersFor(key),
  }
  const on = useLatest(handlers)

  return (
    <section
      ref={frame}
      className={hasGhosts(items) ? 'map map-ghosts' : 'map'}
      aria-label="Self-Map diagram"
      aria-describedby={`${id}-how`}
      onKeyDown={handleKey}
    >
      <div
        ref={window.element}
        className={[
          'map-window',
          window.isWhole && 'map-window-whole',
          width === null && 'map-window-unknown',
        ]
          .filter(Boolean)
          .join(' ')}
        onPointerMove={window.isWhole ? undefined : window.handlePull}
        style={
          width === null ? undefined : { height: room?.height ?? boxFor(width, roomBelow).height }
        }
      >
        {!scene && (
          <svg className="map-waiting" aria-hidden>
            <MapWaiting />
          </svg>
        )}
        {scene && (
          <div className="map-world" style={window.size}>
            <div
              className="map-canvas"
              style={{ ...scene.canvas, fontSize: scene.font, transform: `scale(${window.scale})` }}
            >
              <MapDrawing
                scene={scene}
                active={active}
                hidden={hidden}
                orbit={heldPill ? Math.hypot(heldPill.x, heldPill.y) : null}
              />
              {categories.map((category) => (
                <MapCategory
                  key={category}
                  category={category}
                  scene={scene}
                  isHidden={hidden.has(category)}
                  tabStop={stop}
                  held={drag.held}
                  near={near}
                  domId={domId}
                  relationsOf={(id_) => relationsId(id, id_, relationships)}
                  onShow={zoom.showPart}
                  on={on}
                />
              ))}
            </div>
          </div>
        )}
        {window.isTiny && (
          <button
            type="button"
            className="map-closer"
            aria-label="Look closer at the map"
            onClick={lookCloser}
          />
        )}
      </div>
      <p className="map-hint" id={`${id}-how`}>
        Arrow keys go from item to item, plus and minus change the power, Shift with an arrow key
        moves an item, Enter opens it.
      </p>
      <MapRelations id={id} items={items} relationships={relationships} />
    </section>
  )
}

/** The active item and all it is tied to; null when none is active, or it has no ties. */
function relatedTo(
  active: number | null,
  relationships: readonly RelatedItems[],
): ReadonlySet<number> | null {
  const ties = relationships.filter(
    ({ sourceItemId, targetItemId }) => sourceItemId === active || targetItemId === active,
  )
  if (active === null || ties.length === 0) return null
  return new Set(ties.flatMap(({ sourceItemId, targetItemId }) => [sourceItemId, targetItemId]))
}

/** A crowded map is larger than its window; then the window is as tall as it may be. */
const windowFor = ({ box, canvas }: MapLayout) => ({
  width: box.width,
  height: Math.min(canvas.height, box.maxHeight ?? box.height),
})

/** One object that always calls the newest handlers, so that pills need not be drawn again for them. */
function useLatest(handlers: PillEvents): PillEvents {
  const latest = useRef(handlers)
  latest.current = handlers
  const [same] = useState<PillEvents>(() => ({
    open: (pill: ScenePill) => latest.current.open(pill),
    point: (id) => latest.current.point(id),
    focus: (pill) => latest.current.focus(pill),
    drag: (key) => ({
      onPointerDown: (event) => latest.current.drag(key).onPointerDown(event),
      onPointerMove: (event) => latest.current.drag(key).onPointerMove(event),
      onPointerUp: () => latest.current.drag(key).onPointerUp(),
      onPointerCancel: () => latest.current.drag(key).onPointerCancel(),
    }),
  }))
  return same
}
