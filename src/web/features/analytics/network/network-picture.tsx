import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { counted } from '#domain/findings/analytics-words.ts'
import {
  type CategoryLink,
  type CategoryNetwork,
  linksOf,
  otherEnd,
} from '#domain/findings/category-network.ts'
import { clamp, type Point } from '#domain/self-map/layout/geometry.ts'
import { graphColourOf } from '#domain/self-map/map-categories.ts'
import { categoryLabel } from '#domain/self-map/self-map.ts'
import { useDrag } from '#web/pictures/use-drag.ts'
import { useWidth } from '#web/pictures/use-width.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { type NetworkPlace, type NetworkPlaces, settleNetwork } from './settle-network.ts'
import './network.css'

/** In milliseconds, long enough to move the pointer from a circle onto its tooltip. */
const LINGER = 250

/** Holds the hovered id for `LINGER` after the pointer leaves, so the pointer can reach the tooltip. */
function useLingering() {
  const [value, setValue] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    value,
    show(next: string | null) {
      clearTimeout(timer.current)
      setValue(next)
    },
    leave() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setValue(null), LINGER)
    },
  }
}

type NetworkTooltipProps = {
  id: string
  category: string
  links: readonly CategoryLink[]
  place: NetworkPlace | undefined
  width: number
  height: number
  onEnter: () => void
  onLeave: () => void
}

const HALF_WIDTH = 112
const LABEL_HEIGHT = 24

/** The strength of a category and its links. */
function NetworkTooltip(props: NetworkTooltipProps) {
  const { id, category, links, place, width, height, onEnter, onLeave } = props
  if (!place) return null
  const x = clamp(place.x, HALF_WIDTH, Math.max(HALF_WIDTH, width - HALF_WIDTH))
  const isInUpperHalf = place.y < height / 2
  const y = isInUpperHalf ? place.y + place.radius + LABEL_HEIGHT : place.y - place.radius - 6
  return (
    <div
      role="tooltip"
      id={id}
      className="network-tooltip"
      style={{
        width: 2 * HALF_WIDTH,
        transform: `translate(${x - HALF_WIDTH}px, ${y}px)${isInUpperHalf ? '' : ' translateY(-100%)'}`,
      }}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <strong>Connection strength</strong>
      {links.map((link) => (
        <span key={otherEnd(link, category)} className="network-tooltip-row">
          <bdi>{categoryLabel(otherEnd(link, category))}</bdi>
          <span className="figures">
            {link.strength.toFixed(1)} · {counted(link.count, 'link')}
          </span>
        </span>
      ))}
    </div>
  )
}

type NetworkLinesProps = { network: CategoryNetwork; places: NetworkPlaces; active: string | null }

/** The links below the nodes, wider if stronger. Links of the active node show their strength. */
function NetworkLines({ network, places, active }: NetworkLinesProps) {
  return (
    <svg className="network-lines" aria-hidden="true" focusable="false">
      {network.links.map(({ source, target, strength }) => {
        const [from, to] = [places.get(source), places.get(target)]
        if (!from || !to) return null
        const isActive = source === active || target === active
        return (
          <g key={`${source} ${target}`} className={isActive ? 'network-link-active' : undefined}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth={1.5 + 0.55 * strength} />
            {isActive && (
              <text x={(from.x + to.x) / 2} y={(from.y + to.y) / 2} dy="0.35em">
                {strength.toFixed(1)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** In pixels per press of an arrow key or a button. */
const STEP = 12

const WAYS: Record<string, { label: string; icon: LucideIcon; by: Point }> = {
  ArrowLeft: { label: 'Move left', icon: ArrowLeft, by: { x: -STEP, y: 0 } },
  ArrowUp: { label: 'Move up', icon: ArrowUp, by: { x: 0, y: -STEP } },
  ArrowDown: { label: 'Move down', icon: ArrowDown, by: { x: 0, y: STEP } },
  ArrowRight: { label: 'Move right', icon: ArrowRight, by: { x: STEP, y: 0 } },
}

/** The height of the graph in pixels. The panel around it is at least 400 px high. */
const HEIGHT = 300
type Props = { network: CategoryNetwork }

/** Categories as circles that can be moved by mouse, keys or buttons. The table below says the same. */
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
      hover.show(null)
    }
    const by = WAYS[event.key]?.by
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
        Choose a circle to see its connections. You can move it with the arrow keys, the buttons or
        a mouse.
      </p>
      {/* Everything a drag does, for people who can't drag. */}
      <div className="network-controls">
        <fieldset className="row" disabled={selected === null}>
          <legend className="small muted">
            {selected === null ? (
              'Nothing selected'
            ) : (
              <>
                Move <bdi>{categoryLabel(selected)}</bdi>
              </>
            )}
          </legend>
          {Object.values(WAYS).map(({ label, icon: Icon, by }) => (
            <IconButton
              key={label}
              label={label}
              look="outline"
              onClick={() => selected !== null && move(selected, by)}
            >
              <Icon aria-hidden />
            </IconButton>
          ))}
        </fieldset>
        <Button onClick={() => setMoved(new Map())}>Rearrange</Button>
      </div>
    </div>
  )
}
