import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { ItemChange, MapOverTime, MonthTouch } from '#domain/findings/over-time.ts'
import { overlaps } from '#domain/self-map/layout/geometry.ts'
import { layOutMonths } from '#domain/self-map/layout/months.ts'
import { type ScenePill, sceneOf } from '#domain/self-map/layout/scene.ts'
import { replay } from '#domain/self-map/map-log.ts'
import { useIsPhone } from '#web/lib/browser/use-media-query.ts'
import { MapStill } from '#web/pictures/map-still.tsx'
import { measureText } from '#web/pictures/measure-text.ts'
import { type PillHeat, pillStyle } from '#web/pictures/pill-face.tsx'
import { useWidth } from '#web/pictures/use-width.ts'

type Props = {
  lived: MapOverTime
  /** The index of the month. */
  at: number
  moved: readonly ItemChange[]
  touches: readonly MonthTouch[]
  label: string
}

const RATIO = { phone: 0.94, desk: 0.78 }

/** The map of one month: solid pills for now, dashed ones for before, and a pulse around touched items. */
export function LivingPicture({ lived, at, moved, touches, label }: Props) {
  const { log, months } = lived
  const [frame, width] = useWidth<HTMLDivElement>(400)
  const ratio = useIsPhone() ? RATIO.phone : RATIO.desk
  const layouts = useMemo(() => {
    if (width === null) return null
    const box = { width, height: Math.round(width * ratio), mayShrink: true }
    const maps = months.map(({ until }) => replay(log, until).items)
    return layOutMonths({ months: maps, box, measure: measureText })
  }, [log, months, width, ratio])
  const scenes = useMemo(() => {
    const all = layouts?.map((layout) => sceneOf(layout, [])) ?? null
    const newest = all?.at(-1)
    // Background and labels come from the newest month, so only pills and curves move.
    return newest && all ? all.map(({ pills, curves }) => ({ ...newest, pills, curves })) : null
  }, [layouts])
  const scene = scenes?.[at] ?? null
  const isAway = useIsAway(frame)
  const fit =
    scene && width !== null
      ? Math.min(1, width / scene.canvas.width, (width * ratio) / scene.canvas.height)
      : 1
  return (
    <div className={isAway ? 'over-time-map map-away' : 'over-time-map'}>
      <MapStill
        ref={frame}
        scene={scene}
        fit={fit}
        label={label}
        ratio={ratio}
        highlighted={null}
        heat={heatOf(touches)}
        breath={months[at]!.name}
        under={scene && <Was then={scenes?.[0]?.pills ?? []} now={scene.pills} moved={moved} />}
      />
    </div>
  )
}

function heatOf(touches: readonly MonthTouch[]): Map<number, PillHeat> {
  const most = Math.max(1, ...touches.map(({ count }) => count))
  return new Map(
    touches.map(({ itemId, count, feelings: [first, ...alike] }) => [
      itemId,
      { share: count / most, count, category: first && alike.length === 0 ? first : null },
    ]),
  )
}

type WasProps = {
  then: readonly ScenePill[]
  now: readonly ScenePill[]
  moved: readonly ItemChange[]
}

/** Dashed pills at earlier positions of items that moved. Shows the name only if nothing overlaps it. */
function Was({ then, now, moved }: WasProps) {
  const gone = new Set(moved.flatMap(({ id, way }) => (way in GHOSTS ? [id] : [])))
  return then
    .filter(({ id }) => gone.has(id))
    .map((pill) => {
      const isFree = now.every((other) => !overlaps(other, pill))
      return (
        <span key={pill.key} className="map-was" style={pillStyle(pill)}>
          {isFree && pill.lines[0]}
        </span>
      )
    })
}

const GHOSTS: Partial<Record<ItemChange['way'], true>> = { closer: true, further: true, left: true }

/** True while the element is off screen, so animations can pause. */
function useIsAway(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAway
}
