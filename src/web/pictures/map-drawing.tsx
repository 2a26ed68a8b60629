import { memo, useId } from 'react'
import {
  curvePath,
  LINE_END,
  MARKER_PATHS,
  MARKER_SIZE,
} from '#domain/self-map/layout/curve-marks.ts'
import type { Curve } from '#domain/self-map/layout/curves.ts'
import type { MapScene } from '#domain/self-map/layout/scene.ts'

type Props = {
  scene: MapScene
  /** The item whose lines come to the front. */
  active: number | null
  hidden?: ReadonlySet<string> | undefined
  /** How far out the pill is that is being moved: it goes round, not in and out. */
  orbit?: number | null
}

/** More lines than this would be a thicket: then only those of the chosen item are drawn in full. */
const MANY_LINES = 12

/** Rings, wedges, lines and SELF: everything of a map but the pills. It says nothing the list does not. */
export function MapDrawing({ scene, active, hidden, orbit }: Props) {
  const { width, height } = scene.canvas
  return (
    <svg
      className="map-drawing"
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Ground rings={scene.rings} wedges={scene.wedges} hidden={hidden} />
      {orbit && <circle className="map-orbit" r={orbit} />}
      <Lines scene={scene} active={active} hidden={hidden} />
      <circle className="map-self-glow" r={scene.selfRadius + 6} />
      <circle className="map-self" r={scene.selfRadius} />
      <text className="map-self-name" dy="0.36em" fontSize={scene.selfRadius > 32 ? 15 : 12}>
        SELF
      </text>
    </svg>
  )
}

type GroundProps = Pick<MapScene, 'rings' | 'wedges'> & Pick<Props, 'hidden'>

const Ground = memo(function Ground({ rings, wedges, hidden }: GroundProps) {
  const id = useId()
  const colours = [...new Set(wedges.map(({ colour }) => colour))]
  const rim = rings[0]
  return (
    <>
      <defs>
        {colours.map((colour) => (
          <radialGradient
            key={colour}
            id={`${id}${colour}`}
            gradientUnits="userSpaceOnUse"
            cx="0"
            cy="0"
            r={Math.max(rim?.x ?? 0, rim?.y ?? 0)}
          >
            <stop offset="0.1" stopColor={`var(--cat-${colour}-line)`} stopOpacity="0.17" />
            <stop offset="1" stopColor={`var(--cat-${colour}-line)`} stopOpacity="0.01" />
          </radialGradient>
        ))}
      </defs>
      {rings.map(({ x, y }) => (
        <ellipse key={x} className="map-ring" rx={x} ry={y} />
      ))}
      {wedges
        .filter(({ category }) => !hidden?.has(category))
        .map(({ category, colour, path }) => (
          <path key={category} d={path} fill={`url(#${id}${colour})`} />
        ))}
    </>
  )
})

function Lines({ scene, active, hidden }: Props) {
  const categories = new Map(scene.pills.map(({ id, category }) => [id, category]))
  const isHidden = (id: number) => hidden?.has(categories.get(id) ?? '') ?? false
  const isOf = ({ source, target }: Curve) => source === active || target === active
  const shown = scene.curves
    .filter(({ source, target }) => !isHidden(source) && !isHidden(target))
    .toSorted((a, b) => Number(isOf(a)) - Number(isOf(b)))
  const lookOf = (curve: Curve) => {
    if (isOf(curve)) return 'map-line map-line-front'
    if (scene.curves.length > MANY_LINES) return 'map-line map-line-faint'
    return active === null ? 'map-line' : 'map-line map-line-back'
  }
  return (
    <>
      {shown.map((curve) => (
        <Line key={curve.id} curve={curve} look={lookOf(curve)} />
      ))}
      {shown.map((curve) => (
        <Marker key={curve.id} curve={curve} look={lookOf(curve)} />
      ))}
    </>
  )
}

type LineProps = { curve: Curve; look: string }

const Line = memo(function Line({ curve, look }: LineProps) {
  const d = curvePath(curve)
  const path = { d: `path("${d}")` }
  return (
    <g className={`${look} map-line-${curve.type}`}>
      <path className="map-line-halo" d={d} style={path} strokeWidth={curve.width + 3} />
      <path className="map-line-stroke" d={d} style={path} strokeWidth={curve.width} />
      {[curve.start, curve.end].map(({ x, y }, end) => (
        <circle
          key={end === 0 ? 'start' : 'end'}
          className="map-line-end"
          style={{ transform: `translate(${x}px, ${y}px)` }}
          r={LINE_END}
        />
      ))}
    </g>
  )
})

/** The sign of a line, above all lines, so that none runs through it. */
const Marker = memo(function Marker({ curve: { type, marker }, look }: LineProps) {
  if (!marker) return null
  return (
    <g className={`${look} map-line-${type}`}>
      <g className="map-marker" style={{ transform: `translate(${marker.x}px, ${marker.y}px)` }}>
        <circle r={MARKER_SIZE / 2} />
        <path d={MARKER_PATHS[type]} />
      </g>
    </g>
  )
})
