/** Places a whole map from nothing: what a person moved first, then the strongest; and then settles it. */
import type { Size } from './geometry.ts'
import { NEAR_TOLERANCE, nearBounds, nearFor, type Packing, type Pill } from './packing.ts'
import { nearestOf } from './reach.ts'
import { areaWithin, type Sectors } from './sectors.ts'
import { findSlot, wishedDegrees } from './slot.ts'

const PLACING_STEP = 3
const SETTLING_STEP = 2
const SETTLING_ROUNDS = 2
/** A category whose pills are further than this from where they belong, on average, widens. */
const WIDEN_ABOVE = 16
const WIDEN_BY = 0.34
const TRIES = 12
const WIDENING_TRIES = 3
/** Pills never fill an area fully; this much more than their own is needed around them. */
const ROOM_FACTOR = 2.1

/** How far each category starts out widened: in thirds, from what it needs and what it has. */
export function firstWidening(sectors: Sectors, canvas: Size): Map<string, number> {
  const widening = [...sectors.values()].map(({ category, base, territory, needed }) => {
    const least = areaWithin(base, canvas)
    const most = areaWithin(territory, canvas)
    const share = most > least ? (needed * ROOM_FACTOR - least) / (most - least) : 0
    return [category, Math.min(1, Math.max(0, Math.ceil(share * 3) / 3))] as const
  })
  return new Map(widening)
}

export const strongestPillFirst = (a: Pill, b: Pill): number => b.power - a.power || a.id - b.id

/** What was put somewhere by hand must not be pushed out by what could as well stand beside it. */
export const chosenPillFirst = (a: Pill, b: Pill): number =>
  Number(a.angle === null) - Number(b.angle === null) || strongestPillFirst(a, b)

/** Fills the packing; says whether every pill found a place. Widens categories that need it. */
export function placeAll(
  packing: Packing,
  pills: readonly Pill[],
  order: (a: Pill, b: Pill) => number,
): boolean {
  const { widening } = packing
  let inOrder = pills.toSorted(order)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stuck = tryToPlace(packing, inOrder, 0)
    if (stuck === null) {
      if (attempt >= WIDENING_TRIES || !widenUneasy(packing)) return true
    } else if ((widening.get(stuck.category) ?? 0) < 1) {
      widening.set(stuck.category, 1)
    } else {
      // What finds no place among the others comes before them.
      inOrder = [stuck, ...inOrder.filter((pill) => pill !== stuck)]
    }
  }
  for (const category of packing.sectors.keys()) widening.set(category, 1)
  const tightnesses = packing.mayBeOff === NEAR_TOLERANCE ? [0] : [0, 0.5, 1]
  return tightnesses.some((tightness) => tryToPlace(packing, inOrder, tightness) === null)
}

/** `tightness` pulls every pill inward, 0 not at all, 1 as far as order allows. Names the pill that got stuck. */
function tryToPlace(packing: Packing, inOrder: readonly Pill[], tightness: number): Pill | null {
  packing.placed = []
  for (const pill of inOrder) {
    const { minNear, maxNear } = nearBounds(packing, pill)
    const innermost = Math.max(minNear, nearestOf(packing.reach))
    const place = findSlot(packing, pill, {
      degrees: wishedDegrees(packing, pill),
      near: nearFor(pill, packing.reach) * (1 - tightness) + innermost * tightness,
      minNear,
      maxNear,
      step: PLACING_STEP,
    })
    if (!place) return pill
    packing.placed.push({ ...pill, ...place })
  }
  return null
}

function widenUneasy(packing: Packing): boolean {
  let hasWidened = false
  for (const [category, mine] of Map.groupBy(packing.placed, (pill) => pill.category)) {
    const widening = packing.widening.get(category) ?? 0
    const distances = mine.map((pill) => Math.abs(pill.near - nearFor(pill, packing.reach)))
    const unease = distances.reduce((sum, distance) => sum + distance, 0) / mine.length
    if (widening >= 1 || unease <= WIDEN_ABOVE) continue
    packing.widening.set(category, Math.min(1, widening + WIDEN_BY))
    hasWidened = true
  }
  return hasWidened
}

/** Lets every pill look once more for a better place, now that all others have theirs. */
export function settlePacking(packing: Packing): void {
  const weakestFirst = packing.placed.toSorted((a, b) => -strongestPillFirst(a, b))
  const byCategory = [...Map.groupBy(weakestFirst, (pill) => pill.category).values()]
  for (let round = 0; round < SETTLING_ROUNDS; round++) {
    for (const pill of byCategory.flat()) {
      const place = findSlot(packing, pill, {
        degrees: wishedDegrees(packing, pill),
        near: nearFor(pill, packing.reach),
        ...nearBounds(packing, pill),
        step: SETTLING_STEP,
      })
      if (place) Object.assign(pill, place)
    }
  }
}
