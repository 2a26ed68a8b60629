import { useId } from 'react'
import type { Rect } from '#domain/self-map/layout/geometry.ts'
import type { MapScene, ScenePill } from '#domain/self-map/layout/scene.ts'
import { categoryLabel } from '#domain/self-map/self-map.ts'
import { MapItem, type PillEvents } from './map-item.tsx'

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
