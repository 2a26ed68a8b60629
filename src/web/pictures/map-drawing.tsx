import { memo, useId } from 'react'
import { type PowerWord, powerWord } from '#domain/self-map/attachment-power.ts'
import {
  curvePath,
  LINE_END,
  MARKER_PATHS,
  MARKER_SIZE,
  pointText,
} from '#domain/self-map/layout/curve-marks.ts'
import type { Curve } from '#domain/self-map/layout/curves.ts'
import type { Rect } from '#domain/self-map/layout/geometry.ts'
import type { MapScene, ScenePill } from '#domain/self-map/layout/scene.ts'

type Props = {
  scene: MapScene
  /** The item whose lines are highlighted. */
  active: number | null
  hidden?: ReadonlySet<string> | undefined
  /** If false, draws only the lines of the active item. */
  hasLines?: boolean
  /** Labels the rings. */
  hasWords?: boolean
  /** The pill being dragged, and its original place. */
  held?: ScenePill | undefined
  was?: Rect | undefined
}

/**
 * Everything of a map except the pills: rings, wedges, lines and SELF. Hidden from screen readers, because the list
 * says the same.
 */
export function MapDrawing({ scene, active, hidden, hasLines = true, hasWords, held, was }: Props) {
  const { width, height } = scene.canvas
  const pill = scene.pills.find(({ id }) => id === active)
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
      {hasWords && <RingWords words={scene.words} lit={held && powerWord(held.power)} />}
      {pill && (
        // From SELF to the nearest point of the active pill, which decides its power.
        <path
          className="map-near-line"
          d={`M0 0L${pointText(pill.nearest)}`}
          stroke={`var(--cat-${pill.colour}-line)`}
        />
      )}
      <Lines scene={scene} active={active} hidden={hidden} hasLines={hasLines} />
      <circle className="map-self-glow" r={scene.selfRadius + 3} />
      <circle className="map-self" r={scene.selfRadius} />
      <text className="map-self-name" dy="0.36em" fontSize={scene.selfRadius > 32 ? 15 : 12}>
        SELF
      </text>
      {was && (
        <rect
          className="map-was-place"
          x={was.x - was.width / 2}
          y={was.y - was.height / 2}
          width={was.width}
          height={was.height}
          rx={was.height / 2}
        />
      )}
    </svg>
  )
}

type WordsProps = { words: MapScene['words']; lit: PowerWord | undefined }

const RingWords = memo(function RingWords({ words, lit }: WordsProps) {
  return words.map(({ word, x, y }) => (
    <text
      key={word}
      className={word === lit ? 'map-ring-word map-ring-word-lit' : 'map-ring-word'}
      x={x}
      y={y}
      dy="0.36em"
    >
      {word}
    </text>
  ))
})

type GroundProps = Pick<MapScene, 'rings' | 'wedges'> & Pick<Props, 'hidden'>

const Ground = memo(function Ground({ rings, wedges, hidden }: GroundProps) {
  const id = useId()
  const colours = [...new Set(wedges.map(({ colour }) => colour))]
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
            r={rings[0]}
          >
            <stop offset="0.1" stopColor={`var(--cat-${colour}-line)`} stopOpacity="0.2" />
            <stop offset="1" stopColor={`var(--cat-${colour}-line)`} stopOpacity="0.07" />
          </radialGradient>
        ))}
      </defs>
      {rings.map((radius) => (
        <circle key={radius} className="map-ring" r={radius} />
      ))}
      {wedges
        .filter(({ category }) => !hidden?.has(category))
        .map(({ category, colour, path }) => (
          <path key={category} d={path} fill={`url(#${id}${colour})`} />
        ))}
    </>
  )
})

type LinesProps = Pick<Props, 'scene' | 'active' | 'hidden'> & { hasLines: boolean }

function Lines({ scene, active, hidden, hasLines }: LinesProps) {
  const categories = new Map(scene.pills.map(({ id, category }) => [id, category]))
  const isHidden = (id: number) => hidden?.has(categories.get(id) ?? '') ?? false
  const isOf = ({ source, target }: Curve) => source === active || target === active
  const shown = scene.curves
    .filter((curve) => hasLines || isOf(curve))
    .filter(({ source, target }) => !isHidden(source) && !isHidden(target))
    .toSorted((a, b) => Number(isOf(a)) - Number(isOf(b)))
  const lookOf = (curve: Curve) =>
    active === null || isOf(curve) ? 'map-line' : 'map-line map-line-back'
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

/** A line's sign. Drawn above all lines, so none crosses it. */
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
