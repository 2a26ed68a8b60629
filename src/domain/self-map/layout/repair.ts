/**
 * After an edit only what was touched moves: people know their map by heart, and a pill that jumps for no
 * reason is a pill lost. A weaker neighbour steps back only when the edited pill cannot fit otherwise.
 */
import { turnInto } from './geometry.ts'
import {
  isFurther,
  nearBounds,
  nearOf,
  type Packing,
  type Pill,
  type PlacedPill,
  SAME_POWER,
} from './packing.ts'
import { strongestPillFirst } from './place-all.ts'
import { findSlot, wishedDegrees } from './slot.ts'

const STEP = 2
/** A free place further than this from where it belongs would tell the wrong story about the power. */
const NEAR_ENOUGH = 70
/** In degrees: further off, and it is not where it was dropped. */
const TRUE_TO_WISH = 4
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
  return touched.toSorted(strongestPillFirst).every((pill) => placeOne(packing, pill))
}

function placeOne(packing: Packing, pill: Pill): boolean {
  const { category } = pill
  for (const widening of WIDENINGS) {
    const current = packing.widening.get(category) ?? 0
    if (widening > 0 && widening <= current) continue
    packing.widening.set(category, Math.max(widening, current))
    if (placeBetween(packing, pill, NEAR_ENOUGH, TRUE_TO_WISH)) return true
    if (pill.angle !== null && placeFirst(packing, pill)) return true
    if (placeBetween(packing, pill, NEAR_ENOUGH)) return true
    if (placeBeforeWeaker(packing, pill)) return true
    if (placeBetween(packing, pill, Number.POSITIVE_INFINITY)) return true
  }
  return false
}

/** Tries a free place between the next stronger and the next weaker pill. */
function placeBetween(
  packing: Packing,
  pill: Pill,
  tolerance: number,
  mostTurn = Number.POSITIVE_INFINITY,
): boolean {
  const near = nearOf(pill.power, packing.reach)
  const rank = packing.placed.length
  const degrees = wishedDegrees(packing, pill, rank)
  const bounds = nearBounds(packing.placed, pill)
  const place = findSlot(packing, pill, { degrees, near, ...bounds, step: STEP })
  if (!place || Math.abs(place.near - near) >= tolerance) return false
  if (pill.angle !== null && Math.abs(place.degrees - degrees) > mostTurn) return false
  packing.placed.push({ ...pill, ...place, rank })
  return true
}

/** A pill the person moved comes first: what stands there and was not put there by hand makes room. */
function placeFirst(packing: Packing, pill: Pill): boolean {
  const before = packing.placed
  const mayMove = (other: PlacedPill) => other.angle === null
  const others = before.filter(mayMove).sort(strongestPillFirst)
  packing.placed = before.filter((other) => !mayMove(other))
  const isPlaced = placeBetween(packing, pill, Number.POSITIVE_INFINITY, TRUE_TO_WISH)
  if (isPlaced && others.every((other) => placeBack(packing, other))) return true
  packing.placed = before
  return false
}

/** Near where it was, and in the order of the map. */
function placeBack(packing: Packing, pill: PlacedPill): boolean {
  const { minNear, maxNear } = nearBounds(packing.placed, pill)
  if (minNear > maxNear) return false
  const place = findSlot(packing, pill, {
    degrees: pill.degrees,
    near: Math.min(maxNear, Math.max(pill.near, minNear)),
    minNear,
    maxNear,
    step: STEP,
  })
  if (place) packing.placed.push({ ...pill, ...place })
  return place !== null
}

/** Lifts the pills that belong further out, places this one, and puts them back near where they were. */
function placeBeforeWeaker(packing: Packing, pill: Pill): boolean {
  const before = packing.placed
  const isWeaker = (other: PlacedPill) => isFurther(other, pill)
  const weaker = before.filter(isWeaker).sort(strongestPillFirst)
  packing.placed = before.filter((other) => !isWeaker(other))
  if (placeBetween(packing, pill, Number.POSITIVE_INFINITY) && putBack(packing, weaker)) return true
  packing.placed = before
  return false
}

function putBack(packing: Packing, weaker: readonly PlacedPill[]): boolean {
  return weaker.every((pill) => placeBack(packing, pill))
}
