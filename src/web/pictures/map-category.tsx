import { memo, useId } from 'react'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import type { Rect } from '#domain/self-map/layout/geometry.ts'
import type { MapScene, ScenePill } from '#domain/self-map/layout/scene.ts'
import { categoryLabel } from '#domain/self-map/self-map.ts'
import { isSamePill, PillFace, pillStyle } from './pill-face.tsx'
import type { useDrag } from './use-drag.ts'

type ItemProps = {
  pill: ScenePill
  domId: string
  describedBy: string | undefined
  /** Only one pill is reached with Tab. Arrow keys reach the others. */
  isTabStop: boolean
  isHeld: boolean
  isHidden: boolean
  /** True if another item is pointed at and this one isn't related to it. */
  isFar: boolean
  on: PillEvents
}

/** One stable object for all pills, so a pill re-renders only if it changed. */
export type PillEvents = {
  open: (pill: ScenePill) => void
  point: (id: number | null) => void
  focus: (pill: ScenePill | null) => void
  drag: ReturnType<typeof useDrag>['eventsFor']
}

const COMPARED = ['isTabStop', 'isHeld', 'isHidden', 'isFar', 'describedBy', 'on'] as const
const isSame = (a: ItemProps, b: ItemProps): boolean =>
  COMPARED.every((it) => a[it] === b[it]) && isSamePill(a.pill, b.pill)

const MapItem = memo(function MapItem(props: ItemProps) {
  const { pill, domId, describedBy, isTabStop, isHeld, isHidden, isFar, on } = props
  const classes = [
    'map-pill',
    isHeld && 'map-pill-held',
    isHidden && 'map-pill-hidden',
    isFar && 'map-pill-far',
    pill.id < 0 && 'map-pill-example',
  ]
  return (
    <li>
      <button
        type="button"
        id={domId}
        data-pill={pill.key}
        className={classes.filter(Boolean).join(' ')}
        style={pillStyle(pill)}
        title={`${pill.name}: ${powerWord(pill.power)}`}
        tabIndex={isTabStop ? 0 : -1}
        aria-describedby={describedBy}
        onClick={() => on.open(pill)}
        onPointerEnter={() => on.point(pill.id)}
        onPointerLeave={() => on.point(null)}
        onFocus={() => on.focus(pill)}
        onBlur={() => on.focus(null)}
        {...on.drag(pill.key)}
      >
        <PillFace pill={pill} />
      </button>
    </li>
  )
}, isSame)

type Props = {
  category: string
  scene: MapScene
  isHidden: boolean
  tabStop: string | undefined
  held: string | null
  /** The ids that aren't dimmed while an item is pointed at. */
  near: ReadonlySet<number> | null
  domId: (key: string) => string
  relationsOf: (id: number) => string | undefined
  onShow: (part: Rect) => void
  on: PillEvents
}

/** A category's label and its pills, strongest first. */
export function MapCategory({ category, scene, ...rest }: Props) {
  const id = useId()
  const pills = scene.pills
    .filter((pill) => pill.category === category)
    .toSorted((a, b) => b.power - a.power || a.id - b.id)
  const label = scene.labels.find((label) => label.category === category)
  return (
    <div>
      {label ? (
        <h2
          className="map-label"
          style={{
            transform: `translate(${label.x}px, ${label.y}px)`,
            color: `var(--cat-${label.colour}-line)`,
          }}
        >
          {pills.length > 0 && !rest.isHidden ? (
            <button
              type="button"
              id={id}
              className="map-label-button"
              title={`Zoom to ${categoryLabel(category)}`}
              onClick={() => rest.onShow(frameOf(pills))}
            >
              {label.text}
            </button>
          ) : (
            <span id={id}>{label.text}</span>
          )}
        </h2>
      ) : (
        <h2 className="sr-only" id={id}>
          {categoryLabel(category)}
        </h2>
      )}
      <ul aria-labelledby={id} className="map-list">
        {pills.map((pill) => (
          <MapItem
            key={pill.key}
            pill={pill}
            domId={rest.domId(pill.key)}
            describedBy={rest.relationsOf(pill.id)}
            isTabStop={pill.key === rest.tabStop}
            isHeld={pill.key === rest.held}
            isHidden={rest.isHidden}
            isFar={rest.near !== null && !rest.near.has(pill.id)}
            on={rest.on}
          />
        ))}
      </ul>
    </div>
  )
}

function frameOf(pills: readonly ScenePill[]): Rect {
  const left = Math.min(...pills.map(({ x, width }) => x - width / 2))
  const right = Math.max(...pills.map(({ x, width }) => x + width / 2))
  const top = Math.min(...pills.map(({ y, height }) => y - height / 2))
  const bottom = Math.max(...pills.map(({ y, height }) => y + height / 2))
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }
}
