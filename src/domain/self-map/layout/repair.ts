/**
 * After an edit only what was touched moves: people know their map by heart, and a pill that jumps for no
 * reason is a pill lost. A weaker neighbour steps back only when the edited pill cannot fit otherwise.
 */
import { overlaps, turnInto } from './geometry.ts'
import {
  isFurther,
  nearBounds,
  nearFor,
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
    // What was not put there by hand makes room for what was, and then what was put there before.
    if (pill.angle !== null && placeBefore(packing, pill, ({ angle }) => angle === null))
      return true
    if (pill.angle !== null && placeBefore(packing, pill, () => true)) return true
    if (placeBetween(packing, pill, NEAR_ENOUGH)) return true
    if (placeBefore(packing, pill, (other) => isFurther(other, pill))) return true
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
  const near = nearFor(pill, packing.reach)
  const degrees = wishedDegrees(packing, pill)
  const place = findSlot(packing, pill, { degrees, near, ...nearBounds(packing, pill), step: STEP })
  if (!place || Math.abs(place.near - near) >= tolerance) return false
  if (pill.angle !== null && Math.abs(place.degrees - degrees) > mostTurn) return false
  packing.placed.push({ ...pill, ...place })
  return true
}

/** Places the pill as if the others that may move were not there; those it then meets step aside, and nothing else does. */
function placeBefore(
  packing: Packing,
  pill: Pill,
  mayMove: (other: PlacedPill) => boolean,
): boolean {
  const before = packing.placed
  packing.placed = before.filter((other) => !mayMove(other))
  if (placeBetween(packing, pill, Number.POSITIVE_INFINITY, TRUE_TO_WISH)) {
    const here = packing.placed.at(-1)!
    const isMet = (other: PlacedPill) =>
      mayMove(other) && (overlaps(other, here, packing.gap) || !isInOrder(other, here))
    packing.placed = [...before.filter((other) => !isMet(other)), here]
    const met = before.filter(isMet).sort(strongestPillFirst)
    if (met.every((other) => placeBack(packing, other))) return true
  }
  packing.placed = before
  return false
}

const isInOrder = (other: PlacedPill, here: PlacedPill): boolean =>
  isFurther(other, here)
    ? other.near > here.near
    : !isFurther(here, other) || other.near < here.near

/** Near where it was, and in the order of the map. */
function placeBack(packing: Packing, pill: PlacedPill): boolean {
  const { minNear, maxNear } = nearBounds(packing, pill)
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
