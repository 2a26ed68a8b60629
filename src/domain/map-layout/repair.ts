/**
 * After an edit only what was touched moves: people know their map by heart, and a pill that jumps for no
 * reason is a pill lost. A weaker neighbour steps back only when the edited pill cannot fit otherwise.
 */
import { turnInto } from './geometry.ts'
import {
  type Packing,
  type Pill,
  type PlacedPill,
  radiusBounds,
  SAME_POWER,
  wishedRadius,
} from './packing.ts'
import { strongestFirst } from './place-all.ts'
import { findSlot, wishedDegrees } from './slot.ts'

const STEP = 2
/** A free place further than this from the wished radius would tell the wrong story about the power. */
const NEAR_ENOUGH = 70
const WIDENINGS = [0, 0.5, 1]

export const isUntouched = (pill: Pill, before: PlacedPill): boolean =>
  pill.category === before.category &&
  Math.abs(pill.power - before.power) < SAME_POWER &&
  pill.width === before.width &&
  pill.height === before.height &&
  (pill.angle === before.angle || isWhereItIs(pill.angle, before.degrees))

/** Saving a map turns the directions it shows into chosen ones, and nothing moves by that. */
const isWhereItIs = (angle: number | null, degrees: number): boolean =>
  angle !== null && Math.abs(turnInto(angle - degrees, -180)) < 0.5

/** Puts the touched pills among those already placed; says whether all found a place. */
export function placeAmong(packing: Packing, touched: readonly Pill[]): boolean {
  return touched.toSorted(strongestFirst).every((pill) => placeOne(packing, pill))
}

function placeOne(packing: Packing, pill: Pill): boolean {
  const { category } = pill
  for (const widening of WIDENINGS) {
    const current = packing.widening.get(category) ?? 0
    if (widening > 0 && widening <= current) continue
    packing.widening.set(category, Math.max(widening, current))
    if (placeBetween(packing, pill, NEAR_ENOUGH)) return true
    if (placeBeforeWeaker(packing, pill)) return true
    if (placeBetween(packing, pill, Number.POSITIVE_INFINITY)) return true
  }
  return false
}

/** Tries a free place between the next stronger and the next weaker pill. */
function placeBetween(packing: Packing, pill: Pill, tolerance: number): boolean {
  const radius = wishedRadius(packing, pill)
  const rank = packing.placed.length
  const degrees = wishedDegrees(packing, pill, rank)
  const bounds = radiusBounds(packing.placed, pill)
  const place = findSlot(packing, pill, { degrees, radius, ...bounds, step: STEP })
  if (!place || Math.abs(place.radius - radius) >= tolerance) return false
  packing.placed.push({ ...pill, ...place, rank })
  return true
}

/** Lifts the weaker pills of the category, places this one, and puts them back near where they were. */
function placeBeforeWeaker(packing: Packing, pill: Pill): boolean {
  const before = packing.placed
  const isWeaker = (other: PlacedPill) =>
    other.category === pill.category && other.power < pill.power - SAME_POWER
  const weaker = before.filter(isWeaker).sort(strongestFirst)
  packing.placed = before.filter((other) => !isWeaker(other))
  if (placeBetween(packing, pill, Number.POSITIVE_INFINITY) && putBack(packing, weaker)) return true
  packing.placed = before
  return false
}

function putBack(packing: Packing, weaker: readonly PlacedPill[]): boolean {
  return weaker.every((pill) => {
    const { minRadius } = radiusBounds(packing.placed, pill)
    const place = findSlot(packing, pill, {
      degrees: pill.degrees,
      radius: Math.max(pill.radius, minRadius),
      minRadius,
      maxRadius: Number.POSITIVE_INFINITY,
      step: STEP,
    })
    if (place) packing.placed.push({ ...pill, ...place })
    return place !== null
  })
}
