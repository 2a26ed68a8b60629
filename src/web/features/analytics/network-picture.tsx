import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { type CategoryNetwork, linksOf } from '#domain/findings/category-network.ts'
import { clamp, type Point } from '#domain/self-map/layout/geometry.ts'
import { graphColourOf } from '#domain/self-map/map-categories.ts'
import { categoryLabel } from '#domain/self-map/self-map.ts'
import { useDrag } from '#web/pictures/use-drag.ts'
import { useWidth } from '#web/pictures/use-width.ts'
import { NetworkControls } from './network-controls.tsx'
import { NetworkLines } from './network-lines.tsx'
import { NetworkTooltip } from './network-tooltip.tsx'
import { type NetworkPlaces, settleNetwork } from './settle-network.ts'
import { useLingering } from './use-lingering.ts'
import './network.css'

/** Of the graph; the panel around it is 400 px high at least. */
const HEIGHT = 300
/** How far one press of an arrow moves a node, in pixels. */
const STEP = 12

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
}

type Props = { network: CategoryNetwork }

/** Categories as circles that can be moved by mouse, by keys and by buttons. The table below says the same. */
export function NetworkPicture({ network }: Props) {
  const id = useId()
  const [frame, width] = useWidth<HTMLDivElement>(640)
  const [moved, setMoved] = useState<ReadonlyMap<string, Point>>(new Map())
  const [selected, setSelected] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const hover = useLingering()
  const rested = useMemo<NetworkPlaces>(
    () => (width === null ? new Map() : settleNetwork(network, { width, height: HEIGHT })),
    [network, width],
  )
  const places: NetworkPlaces = new Map(
    [...rested].map(([category, place]) => [category, { ...place, ...moved.get(category) }]),
  )
  const active = hover.value ?? focused ?? selected

  function put(category: string, { x, y }: Point) {
    const radius = rested.get(category)?.radius ?? 0
    const inside = {
      x: clamp(x, radius, (width ?? 0) - radius),
      y: clamp(y, radius, HEIGHT - radius),
    }
    setMoved((before) => new Map(before).set(category, inside))
  }

  function move(category: string, by: Point) {
    const place = places.get(category)
    if (place) put(category, { x: place.x + by.x, y: place.y + by.y })
  }

  const drag = useDrag((category, event) => {
    const panel = frame.current
    if (!panel) return
    const corner = panel.getBoundingClientRect()
    put(category, {
      x: event.clientX - corner.left - panel.clientLeft,
      y: event.clientY - corner.top - panel.clientTop,
    })
  })

  function handleKey(event: KeyboardEvent, category: string) {
    if (event.key === 'Escape') {
      setSelected(null)
      setFocused(null)
      hover.drop()
    }
    const by = ARROWS[event.key]
    if (!by || selected !== category) return
    event.preventDefault()
    move(category, by)
  }

  return (
    <div>
      <section
        ref={frame}
        className="network"
        style={{ height: HEIGHT }}
        aria-label="Network of your categories"
        aria-describedby={`${id}-how`}
      >
        <NetworkLines network={network} places={places} active={active} />
        {network.nodes.map(({ category, strength }) => {
          const place = places.get(category)
          if (!place) return null
          const { x, y, radius } = place
          const colour = graphColourOf(category)
          return (
            <button
              key={category}
              type="button"
              className="network-node"
              aria-pressed={category === selected}
              aria-describedby={category === active ? `${id}-tooltip` : undefined}
              style={{
                width: 2 * radius,
                height: 2 * radius,
                transform: `translate(${x - radius}px, ${y - radius}px)`,
                borderColor: `var(--graph-${colour}-line)`,
                background: `var(--graph-${colour}-soft)`,
                color: `var(--graph-${colour}-line)`,
              }}
              {...drag.eventsFor(category)}
              onClick={() => {
                if (!drag.isEndOfDrag()) setSelected(category === selected ? null : category)
              }}
              onKeyDown={(event) => handleKey(event, category)}
              onFocus={() => setFocused(category)}
              onBlur={() => setFocused(null)}
              onPointerEnter={() => hover.show(category)}
              onPointerLeave={hover.leave}
            >
              <bdi className="network-name">{categoryLabel(category)}</bdi>
              <span className="sr-only">, average strength </span>
              <span className="network-strength">{strength.toFixed(1)}</span>
            </button>
          )
        })}
        {active !== null && drag.held === null && (
          <NetworkTooltip
            id={`${id}-tooltip`}
            category={active}
            links={linksOf(network, active)}
            place={places.get(active)}
            width={width ?? 0}
            height={HEIGHT}
            onEnter={() => hover.show(active)}
            onLeave={hover.leave}
          />
        )}
      </section>
      <p className="caption muted" id={`${id}-how`}>
        Choose a circle to see its ties and to move it with the arrow keys or the buttons. With a
        mouse you can also drag it.
      </p>
      <NetworkControls
        selected={selected}
        onMove={(key) => {
          const by = ARROWS[key]
          if (selected !== null && by) move(selected, by)
        }}
        onArrange={() => setMoved(new Map())}
      />
    </div>
  )
}
