/**
 * Lays out a map over months. Unchanged items keep their place and changed ones move only along their direction,
 * because a pill that jumps suggests a change.
 */
import { DENSITIES } from './density.ts'
import { nearEdge, overlaps, radiusForNear, rayAt } from './geometry.ts'
import { layOutMap, type MapBox, type MapLayout } from './layout.ts'
import { nearBounds, nearFor, type Packing, type Pill, type PlacedPill } from './packing.ts'
import { strongestPillFirst } from './place-all.ts'
import { type MapItem, shapePills } from './shape-pills.ts'
import { findSlot } from './slot.ts'
import type { TextMeasure } from './text-width.ts'

type Request = {
  /** Oldest first. */
  months: readonly (readonly MapItem[])[]
  box: MapBox
  measure: TextMeasure
}

/** One layout per month, computed from the newest back, on the same canvas. */
export function layOutMonths({ months, box, measure }: Request): MapLayout[] {
  const everything = new Map<number, MapItem>()
  for (const items of months) for (const item of items) everything.set(item.id, item)
  const base = layOutMap({ items: [...everything.values()], box, measure })
  const home = new Map(base.pills.map((pill) => [pill.id, pill]))
  const remembered = new Map<string, PlacedPill>()
  let next = base
  return months
    .toReversed()
    .map((items) => {
      next = moved(next, items, { base, home, remembered, measure })
      return next
    })
    .reverse()
}

type MonthContext = {
  base: MapLayout
  home: ReadonlyMap<number, PlacedPill>
  /** The earlier positions by item and power, reused if free. */
  remembered: Map<string, PlacedPill>
  measure: TextMeasure
}

const memoryOf = ({ id, power, name }: Pill): string => `${id} ${power.toFixed(3)} ${name}`

function moved(next: MapLayout, items: readonly MapItem[], known: MonthContext): MapLayout {
  const { base, home, remembered, measure } = known
  const pills = shapePills({ items, measure, previous: base }, base.density).map((pill) => ({
    ...pill,
    angle: home.get(pill.id)?.degrees ?? pill.angle,
  }))
  const before = new Map(next.pills.map((pill) => [pill.id, pill]))
  const placed: PlacedPill[] = []
  const changed: Pill[] = []
  for (const pill of pills) {
    const old = before.get(pill.id)
    if (old && memoryOf(old) === memoryOf(pill)) placed.push({ ...old, ...pill })
    else changed.push(pill)
  }
  const packing: Packing = {
    canvas: base.canvas,
    gap: DENSITIES[base.density]!.gap,
    obstacles: [...base.labels, ...base.words],
    sectors: base.sectors,
    reach: base.reach,
    mayBeOff: base.mayBeOff,
    mayOverflow: true,
    mayShrink: false,
    placed,
  }
  for (const pill of changed.toSorted(strongestPillFirst)) {
    const spot = spotFor(packing, pill, remembered.get(memoryOf(pill)))
    packing.placed.push(spot)
    remembered.set(memoryOf(pill), spot)
  }
  for (const pill of placed) remembered.set(memoryOf(pill), pill)
  return { ...base, pills: packing.placed }
}

/**
 * Reuses the earlier position with this power, else a place in its direction that respects the order, else any free
 * place there.
 */
function spotFor(packing: Packing, pill: Pill, earlier: PlacedPill | undefined): PlacedPill {
  const isFree =
    earlier && packing.placed.every((other) => !overlaps(other, earlier, packing.gap - 0.5))
  if (isFree) return { ...earlier, ...pill }
  const degrees = pill.angle ?? 0
  const near = nearFor(pill, packing.reach)
  const bounds = [nearBounds(packing, pill), { minNear: 0, maxNear: Number.POSITIVE_INFINITY }]
  for (const bound of bounds) {
    if (bound.minNear > bound.maxNear) continue
    const place = findSlot(packing, pill, { near, ...bound })
    if (place) return { ...pill, ...place }
  }
  // On a full map it overlaps its neighbours and keeps its direction.
  const ray = rayAt(degrees)
  const shape = pill.shapes[0]!
  const radius = radiusForNear(ray, shape, near)
  const place = { ...shape, x: radius * ray.x, y: radius * ray.y, degrees }
  return { ...pill, ...place, near: nearEdge(place) }
}
