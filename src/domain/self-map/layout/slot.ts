/** Finds the best free place for one pill: near the wished direction and the wished distance. */
import {
  clamp,
  nearEdge,
  type Point,
  type Ray,
  type Rect,
  radiusAtEdge,
  radiusForNear,
  rayAt,
  turnInto,
} from './geometry.ts'
import type { Bounds, Packing, Pill, Place } from './packing.ts'
import { nearestOf } from './reach.ts'
import { middleOf, type Range, widenedRange } from './sectors.ts'

export type SlotRequest = Bounds & {
  degrees: number
  near: number
  /** How finely directions are tried, in degrees. */
  step: number
}

/** What a degree away from the wish costs, in px of distance from the wished radius. */
const TURN_PRICE = 0.2
/** A pill stays where the person put it, even if that costs its neighbours something. */
const CHOSEN_TURN_PRICE = 6
/** What a degree outside the base range costs more. */
const OUTSIDE_PRICE = 0.6
const CHOSEN_OUTSIDE_PRICE = 0.1
const LABEL_GAP = 3
/** Rounding must never let two pills touch. */
const HAIR = 0.01

const GOLDEN = 0.6180339887

/** Where in its category a pill would like to be: where it was put, where it was, or evenly spread. */
export function wishedDegrees({ sectors, widening }: Packing, pill: Pill): number {
  const sector = sectors.get(pill.category)!
  const known = pill.angle ?? pill.before
  if (known !== null) {
    const range = workingRange(sector, widening.get(pill.category) ?? 0, pill)
    return clamp(turnInto(known, middleOf(sector.base) - 180), range.from, range.to)
  }
  const { from, to } = sector.base
  return from + (to - from) * ((pill.rank * GOLDEN + 0.5) % 1)
}

const workingRange = (
  sector: Parameters<typeof widenedRange>[0],
  widening: number,
  { angle }: Pill,
): Range => (angle === null ? widenedRange(sector, widening) : sector.territory)

export function findSlot(packing: Packing, pill: Pill, wish: SlotRequest): Place | null {
  const sector = packing.sectors.get(pill.category)!
  const range = workingRange(sector, packing.widening.get(pill.category) ?? 0, pill)
  const turnPrice = pill.angle === null ? TURN_PRICE : CHOSEN_TURN_PRICE
  const outsidePrice = pill.angle === null ? OUTSIDE_PRICE : CHOSEN_OUTSIDE_PRICE
  const wished = clamp(wish.degrees, range.from, range.to)
  const furthestTurn = range.to - range.from
  const blocked: number[] = []
  let best: Place | null = null
  let cheapest = Number.POSITIVE_INFINITY

  for (let turn = 0; turn <= furthestTurn && turn * turnPrice < cheapest; turn += wish.step) {
    for (let side = 1; side >= (turn === 0 ? 1 : -1); side -= 2) {
      const degrees = wished + side * turn
      if (degrees < range.from || degrees > range.to) continue
      const outside = Math.max(0, sector.base.from - degrees, degrees - sector.base.to)
      const price = turn * turnPrice + outside * outsidePrice
      const ray = rayAt(degrees)
      const wishedRadius = radiusForNear(ray, pill, wish.near)
      const affordable = cheapest - price
      const radius = freeRadius(packing, pill, ray, wish, wishedRadius, affordable, blocked)
      if (radius === null) continue
      cheapest = price + Math.abs(radius - wishedRadius)
      const { width, height } = pill
      const at = along(ray, radius)
      best = { ...at, near: nearEdge({ ...at, width, height }), degrees }
    }
  }
  return best
}

const along = (ray: Ray, radius: number): Point => ({ x: radius * ray.x, y: radius * ray.y })

/** The free radius on this ray nearest to the wished one, or null when it would cost too much. */
function freeRadius(
  { canvas, reach, gap, placed, obstacles }: Packing,
  pill: Pill,
  ray: Ray,
  wish: SlotRequest,
  wished: number,
  affordable: number,
  blocked: number[],
): number | null {
  if (affordable <= 0) return null
  const low = radiusForNear(ray, pill, Math.max(wish.minNear, nearestOf(reach)))
  const furthest = radiusAtEdge(ray, pill, canvas)
  const high =
    wish.maxNear < canvas.width
      ? Math.min(radiusForNear(ray, pill, wish.maxNear), furthest)
      : furthest
  if (low > high) return null
  const start = clamp(wished, low, high)
  if (Math.abs(start - wished) >= affordable) return null

  blocked.length = 0
  for (const other of placed)
    if (other.key !== pill.key) addBlocked(blocked, ray, pill, other, gap, low, high)
  for (const label of obstacles) addBlocked(blocked, ray, pill, label, LABEL_GAP, low, high)

  const outward = passBlocked(start, blocked, 1)
  const inward = passBlocked(start, blocked, -1)
  const costOutward = outward <= high ? Math.abs(outward - wished) : affordable
  const costInward = inward >= low ? Math.abs(inward - wished) : affordable
  if (Math.min(costOutward, costInward) >= affordable) return null
  return costOutward <= costInward ? outward : inward
}

/** Adds the stretch of the ray on which the pill would touch the obstacle, as a pair of radii. */
function addBlocked(
  blocked: number[],
  ray: Ray,
  pill: Pill,
  obstacle: Rect,
  gap: number,
  low: number,
  high: number,
): void {
  const reachX = (obstacle.width + pill.width) / 2 + gap
  const reachY = (obstacle.height + pill.height) / 2 + gap
  const left = (obstacle.x - reachX) / ray.x
  const right = (obstacle.x + reachX) / ray.x
  const top = (obstacle.y - reachY) / ray.y
  const bottom = (obstacle.y + reachY) / ray.y
  const from = Math.max(Math.min(left, right), Math.min(top, bottom))
  const to = Math.min(Math.max(left, right), Math.max(top, bottom))
  if (from < to && to > low && from < high) blocked.push(from, to)
}

/** Walks outward (1) or inward (-1) until no blocked stretch holds the radius. */
function passBlocked(start: number, blocked: readonly number[], way: 1 | -1): number {
  let radius = start
  for (let moved = true; moved; ) {
    moved = false
    for (let index = 0; index < blocked.length; index += 2) {
      const [from, to] = [blocked[index]!, blocked[index + 1]!]
      if (radius <= from || radius >= to) continue
      radius = way > 0 ? to + HAIR : from - HAIR
      moved = true
    }
  }
  return radius
}
