import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import type { RelatedItems } from '#domain/self-map/layout/curves.ts'
import type { MapLayout } from '#domain/self-map/layout/layout.ts'
import { type ScenePill, sceneOf } from '#domain/self-map/layout/scene.ts'
import type { MapItem } from '#domain/self-map/layout/shape-pills.ts'
import { angleWithin, withHeld } from '#domain/self-map/layout/turn.ts'
import { categoriesOf } from '#domain/self-map/map-categories.ts'
import { RELATIONSHIP_VERBS } from '#domain/self-map/relationship.ts'
import { MapCategory, type PillEvents } from './map-category.tsx'
import { MapDrawing } from './map-drawing.tsx'
import { boxFor, type MapMemory } from './map-memory.ts'
import { MapWaiting } from './map-waiting.tsx'
import { CLOSER, groupPills, pillAfterKey, TURNS } from './pill-keys.ts'
import { type PillPosition, useHeldPill } from './use-held-pill.ts'
import { type MapZoom, useMapWindow } from './use-map-zoom.ts'
import { usePowerSteps } from './use-power-steps.ts'
import { useWidth } from './use-width.ts'
import './self-map.css'

type RelationsIdProps = {
  id: string
  items: readonly MapItem[]
  relationships: readonly RelatedItems[]
}

/** The relationships as text, linked to each pill for screen readers. */
function MapRelations({ id, items, relationships }: RelationsIdProps) {
  const names = new Map(items.map((item) => [item.id, item.name]))
  const related = items.filter((item) => tiesOf(item.id, relationships).length > 0)
  return (
    <div hidden>
      {related.map((item) => (
        <p key={item.id} id={`${id}-relations-${item.id}`}>
          {tiesOf(item.id, relationships)
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

/** The value of the held pill, above it, or at the top on a phone, where the finger doesn't cover it. */
function HeldLabel({ pill }: { pill: ScenePill }) {
  const { x, y, height, name, power } = pill
  const word = powerWord(power)
  return (
    <>
      <p
        className="map-held-label"
        style={{ '--x': `${x}px`, '--y': `${y - height / 2 - 12}px` } as React.CSSProperties}
        aria-hidden="true"
      >
        <span className="phone-only">
          <bdi>{name}</bdi> is{' '}
        </span>
        <b>{word}</b> {powerLabel(power)}
      </p>
      <p className="sr-only" role="status">
        {name}: {word}
      </p>
    </>
  )
}

type Props = {
  items: readonly MapItem[]
  relationships: readonly RelatedItems[]
  memory: MapMemory
  zoom: MapZoom
  /** Categories that are hidden. */
  hidden: ReadonlySet<string>
  onOpen: (id: number) => void
  /** If false, draws only the lines of the active item. */
  hasLines: boolean
  /** Moves an item closer, farther or along its ring. Without an angle it keeps its direction. */
  onPlace: (id: number, moved: PillPosition) => void
}

/** The interactive map. Pills are buttons, and the keyboard can do all that the mouse can. */
export function SelfMapDiagram(props: Props) {
  const { items, relationships, memory, zoom, hidden, hasLines, onOpen, onPlace } = props
  const [frame, width] = useWidth<HTMLElement>(400)
  const [pointed, setPointed] = useState<number | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const [tabStop, setTabStop] = useState<string | null>(null)
  const stepOf = usePowerSteps()
  const id = useId()
  const layout = width === null ? null : memory.layOut(items, boxFor(width), { isOwn: true })
  const room = useMemo(() => layout && windowFor(layout), [layout])
  const window = useMapWindow(zoom, room, layout?.canvas ?? null)
  const drag = useHeldPill(frame, layout, onPlace)
  const { held } = drag
  const resting = useMemo(() => layout && sceneOf(layout, relationships), [layout, relationships])
  const scene = useMemo(() => {
    if (!layout || !resting || !held) return resting
    const { id } = layout.pills.find(({ key }) => key === held.key)!
    return sceneOf(withHeld(layout, held), tiesOf(id, relationships))
  }, [layout, resting, held, relationships])
  const heldPill = scene?.pills.find(({ key }) => key === held?.key)
  const active = heldPill?.id ?? pointed ?? focused
  const near = useMemo(() => relatedTo(active, relationships), [active, relationships])
  const categories = categoriesOf(items)
  const inOrder = groupPills(scene?.pills ?? [], categories, hidden).flat()
  const stop = inOrder.find(({ key }) => key === tabStop)?.key ?? inOrder[0]?.key
  const domId = (key: string) => `${id}-pill-${key}`

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
    const way = CLOSER[event.key]
    const turn = event.shiftKey ? TURNS[event.key] : undefined
    const next = pillAfterKey(event.key, pill.key, inOrder)
    if (turn && layout) {
      const angle = angleWithin(layout, pill.category, (pill.angle ?? pill.degrees) + turn)
      onPlace(pill.id, { power: pill.power, angle })
    } else if (way) onPlace(pill.id, { power: stepOf(pill, way), angle: null })
    else if (next) document.getElementById(domId(next.key))?.focus()
    else return
    event.preventDefault()
  }

  const events: PillEvents = {
    open: (pill) => drag.isEndOfDrag() || onOpen(pill.id),
    point: setPointed,
    focus(pill) {
      setFocused(pill?.id ?? null)
      if (pill) setTabStop(pill.key)
    },
    drag: (key) => drag.eventsFor(key),
  }
  const on = useLatest(events)

  return (
    <section
      ref={frame}
      className="map map-ghosts"
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
        style={width === null ? undefined : { height: room?.height ?? boxFor(width).height }}
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
              style={{ ...scene.canvas, transform: `scale(${window.scale})` }}
            >
              <MapDrawing
                scene={scene}
                active={active}
                hidden={hidden}
                hasLines={hasLines}
                hasWords
                held={heldPill}
                was={heldPill && layout?.pills.find(({ key }) => key === held?.key)}
              />
              {categories.map((category) => (
                <MapCategory
                  key={category}
                  category={category}
                  scene={scene}
                  isHidden={hidden.has(category)}
                  tabStop={stop}
                  held={held?.key ?? null}
                  near={near}
                  domId={domId}
                  relationsOf={(itemId) =>
                    tiesOf(itemId, relationships).length > 0
                      ? `${id}-relations-${itemId}`
                      : undefined
                  }
                  onShow={zoom.showPart}
                  on={on}
                />
              ))}
              {heldPill && <HeldLabel pill={heldPill} />}
            </div>
          </div>
        )}
        {window.isTiny && (
          <button type="button" className="map-closer" onClick={lookCloser}>
            <span className="map-closer-hint">Take a closer look at the map</span>
          </button>
        )}
      </div>
      <p className="map-hint" id={`${id}-how`}>
        Press up to move it closer and down to move it away. Left and right go from item to item.
        Shift with left or right moves an item along its ring, Enter opens it.
      </p>
      <MapRelations id={id} items={items} relationships={relationships} />
    </section>
  )
}

const tiesOf = (id: number, relationships: readonly RelatedItems[]): RelatedItems[] =>
  relationships.filter((it) => it.sourceItemId === id || it.targetItemId === id)

/** The active item and its related items. Null if none is active or related. */
function relatedTo(
  active: number | null,
  relationships: readonly RelatedItems[],
): ReadonlySet<number> | null {
  const ties = active === null ? [] : tiesOf(active, relationships)
  if (ties.length === 0) return null
  return new Set(ties.flatMap(({ sourceItemId, targetItemId }) => [sourceItemId, targetItemId]))
}

/** A crowded map is larger than its window, so cap the height. */
const windowFor = ({ box, canvas }: MapLayout) => ({
  width: box.width,
  height: Math.min(canvas.height, box.height),
})

/** A stable object that calls the latest handlers, so pills don't re-render for new handlers. */
function useLatest(events: PillEvents): PillEvents {
  const latest = useRef(events)
  latest.current = events
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
