/** Places all pills on an empty map. */
import { NEAR_TOLERANCE, nearBounds, nearFor, type Packing, type Pill } from './packing.ts'
import { nearestOf } from './reach.ts'
import { findSlot } from './slot.ts'

const TRIES = 5

export const strongestPillFirst = (a: Pill, b: Pill): number => b.power - a.power || a.id - b.id

/**
 * Places pills in order of creation, so later ones displace nothing. False if an own item found no place; examples may
 * be omitted.
 */
export function placeInTurn(packing: Packing, pills: readonly Pill[]): boolean {
  packing.placed = []
  return pills.every((pill) => placeOne(packing, pill, 0) || pill.isQuiet)
}

/** For a crowded map: strongest first, and pills that don't fit are moved to the front and retried. */
export function placeSomehow(packing: Packing, pills: readonly Pill[]): boolean {
  if (!placeTight(packing, pills)) return false
  packing.mayBeOff = NEAR_TOLERANCE
  for (const pill of pills) if (pill.isQuiet) placeOne(packing, pill, 0)
  return true
}

function placeTight(packing: Packing, pills: readonly Pill[]): boolean {
  let inOrder = pills.filter(({ isQuiet }) => !isQuiet).sort(strongestPillFirst)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stuck = firstStuck(packing, inOrder, 0)
    if (!stuck) return true
    inOrder = [stuck, ...inOrder.filter((pill) => pill !== stuck)]
  }
  const tightnesses = packing.mayBeOff === NEAR_TOLERANCE ? [] : [0.5, 1]
  return tightnesses.some((tightness) => !firstStuck(packing, inOrder, tightness))
}

function firstStuck(packing: Packing, inOrder: readonly Pill[], tightness: number): Pill | null {
  packing.placed = []
  return inOrder.find((pill) => !placeOne(packing, pill, tightness)) ?? null
}

/** `tightness` pulls the pill inward, from 0 (not at all) to 1 (as far as the order allows). */
function placeOne(packing: Packing, pill: Pill, tightness: number): boolean {
  const { minNear, maxNear } = nearBounds(packing, pill)
  const innermost = Math.max(minNear, nearestOf(packing.reach))
  const near = nearFor(pill, packing.reach) * (1 - tightness) + innermost * tightness
  const place = findSlot(packing, pill, { near, minNear, maxNear })
  if (place) packing.placed.push({ ...pill, ...place })
  return place !== null
}
