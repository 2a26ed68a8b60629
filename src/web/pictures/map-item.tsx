import { memo, type PointerEvent } from 'react'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import type { ScenePill } from '#domain/self-map/layout/scene.ts'
import { isSamePill, PillFace, pillStyle } from './pill-face.tsx'

type Props = {
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
  drag: (key: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

export const MapItem = memo(function MapItem(props: Props) {
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

function isSame(a: Props, b: Props): boolean {
  return (
    a.isTabStop === b.isTabStop &&
    a.isHeld === b.isHeld &&
    a.isHidden === b.isHidden &&
    a.isFar === b.isFar &&
    a.describedBy === b.describedBy &&
    a.on === b.on &&
    isSamePill(a.pill, b.pill)
  )
}
