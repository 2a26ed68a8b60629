import { memo, type ReactNode, type Ref, useState } from 'react'
import type { MapScene, ScenePill } from '#domain/self-map/layout/scene.ts'
import { MapDrawing } from './map-drawing.tsx'
import { MapWaiting } from './map-waiting.tsx'
import {
  isSamePill,
  PillCounts,
  PillFace,
  PillGlows,
  type PillHeat,
  pillStyle,
} from './pill-face.tsx'
import './self-map.css'

type Props = {
  ref: Ref<HTMLDivElement>
  /** Null until the width is known. */
  scene: MapScene | null
  /** The scale from laid-out to shown size. */
  fit: number
  label: string
  ratio: number
  highlighted: number | null
  heat?: ReadonlyMap<number, PillHeat> | undefined
  tones?: ReadonlyMap<number, PillTone> | undefined
  /** Drawn below the pills. */
  under?: ReactNode
  /** If set, the glows pulse, again whenever the value changes. */
  breath?: string
  /** True for a person's own map, where examples are drawn as examples. */
  isOwn?: boolean | undefined
}

/** Dims or highlights a pill. */
export type PillTone = 'faded' | 'marked'

const classesOf = (id: number, highlighted: number | null, tone: PillTone | undefined): string =>
  [
    'map-pill',
    id === highlighted && 'map-pill-highlighted',
    id < 0 && 'map-pill-example',
    tone && `map-pill-${tone}`,
  ]
    .filter(Boolean)
    .join(' ')

/** A read-only map. Pointing at a pill highlights its lines. */
export function MapStill({ ref, scene, fit, label, ratio, ...more }: Props) {
  const { highlighted, heat, tones, under, breath, isOwn } = more
  const [pointed, setPointed] = useState<number | null>(null)
  return (
    <div
      ref={ref}
      className={['map map-still', isOwn && 'map-ghosts', breath !== undefined && 'map-living']
        .filter(Boolean)
        .join(' ')}
      role="img"
      aria-label={label}
    >
      <svg className="map-room" viewBox={`0 0 100 ${100 * ratio}`} aria-hidden>
        {!scene && <MapWaiting />}
      </svg>
      {scene && (
        <div
          className="map-canvas map-canvas-fit"
          style={{ ...scene.canvas, transform: `scale(${fit})` }}
        >
          <MapDrawing scene={scene} active={pointed ?? highlighted} />
          {scene.labels.map(({ category, text, colour, x, y }) => (
            <span
              key={category}
              className="map-label"
              style={{ transform: `translate(${x}px, ${y}px)`, color: `var(--cat-${colour}-line)` }}
            >
              {text}
            </span>
          ))}
          {under}
          {heat && <PillGlows key={breath} pills={scene.pills} heat={heat} />}
          {scene.pills.map((pill) => (
            <StillPill
              key={pill.key}
              pill={pill}
              look={classesOf(pill.id, highlighted, tones?.get(pill.id))}
              onPoint={setPointed}
            />
          ))}
          {heat && <PillCounts pills={scene.pills} heat={heat} />}
        </div>
      )}
    </div>
  )
}

type PillProps = { pill: ScenePill; look: string; onPoint: (id: number | null) => void }

/** Memoized, because most pills don't change from month to month. */
const StillPill = memo(
  function StillPill({ pill, look, onPoint }: PillProps) {
    return (
      <span
        className={look}
        style={pillStyle(pill)}
        onPointerEnter={() => onPoint(pill.id)}
        onPointerLeave={() => onPoint(null)}
      >
        <PillFace pill={pill} />
      </span>
    )
  },
  (a, b) => a.look === b.look && a.onPoint === b.onPoint && isSamePill(a.pill, b.pill),
)
