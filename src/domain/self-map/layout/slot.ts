/** Finds the best free place for a pill: at the distance of its number, near its preferred direction. */
import { nameKey } from '#domain/self-map/self-map.ts'
import { hash } from '#domain/values/hash.ts'
import type { PillShape } from './density.ts'
import {
  clamp,
  fieldOf,
  nearEdge,
  overhang,
  type Point,
  type Ray,
  type Rect,
  radiusAtEdge,
  radiusForNear,
  rayAt,
  rimOf,
  turnInto,
} from './geometry.ts'
import type { Bounds, Packing, Pill, Place } from './packing.ts'
import { nearestOf } from './reach.ts'
import { middleOf } from './sectors.ts'

export type SlotRequest = Bounds & { near: number }

/** The step between directions tried, in degrees. */
const STEP = 2
/** The preferred distance from the middle of a category, in degrees. */
const FAN = 15
/** The cost of a degree off the preferred direction, in px of distance. Low for new pills. */
const TURN_PRICES = { fresh: 0.3, home: 1.5, put: 6 }
/** The cost of a px beyond the outer circle. */
const OVERHANG_PRICE = 1.2
/** The cost of a px the centre is further out than a round pill's, because the eye follows centres. */
const LENGTH_PRICE = 0.25
/** The extra cost of a degree outside its wedge. */
const OUTSIDE_PRICE = 3
const TWO_LINES_PRICE = 30
const LABEL_GAP = 2
/** Prevents rounding from letting two pills touch. */
const HAIR = 0.01

/** The preferred direction: chosen by the person, known from other maps, or derived from the name. */
export function wishedDegrees({ sectors }: Packing, pill: Pill): number {
  const { middle, base, territory } = sectors.get(pill.category)!
  const known = pill.angle ?? pill.home
  if (known !== null) {
    const degrees = turnInto(known, middleOf(base) - 180)
    // A direction the person chose stays, even if the wedges changed since.
    const isNear = pill.angle !== null && territory.from <= degrees && degrees <= territory.to
    return isNear ? degrees : clamp(degrees, base.from, base.to)
  }
  // Close to the middle. Those that don't fit there fan out, and examples leave it to the person's own items.
  const share = 2 * shareOf(nameKey(pill.name)) - 1
  const room = share < 0 ? middle - base.from : base.to - middle
  return middle + share * (pill.isQuiet ? room : Math.min(FAN, room))
}

/** A hash of the name from 0 to 1, the same on every machine. */
function shareOf(name: string): number {
  const hashed = hash(name)
  return ((hashed ^ (hashed >>> 15)) >>> 0) / 2 ** 32
}

/**
 * Searches the pill's wedge. Searches beside it only if the wedge is full and may overflow or is too narrow for this
 * pill; examples are omitted instead.
 */
export function findSlot(packing: Packing, pill: Pill, wish: SlotRequest): Place | null {
  const inside = searchIn(packing, pill, wish, 'inside')
  if (inside || pill.isQuiet) return inside
  const mayBeBeside =
    packing.mayOverflow ||
    (!packing.mayShrink && !searchIn({ ...packing, placed: [] }, pill, wish, 'inside'))
  return mayBeBeside ? searchIn(packing, pill, wish, 'beside') : null
}

function searchIn(
  packing: Packing,
  pill: Pill,
  wish: SlotRequest,
  where: 'inside' | 'beside',
): Place | null {
  const { base, territory } = packing.sectors.get(pill.category)!
  const isPut = pill.angle !== null
  const turnPrice = TURN_PRICES[isPut ? 'put' : pill.home === null ? 'fresh' : 'home']
  const wished = wishedDegrees(packing, pill)
  const range =
    where === 'beside'
      ? territory
      : { from: Math.min(base.from, wished), to: Math.max(base.to, wished) }
  const rim = rimOf(packing.canvas)
  const furthestTurn = Math.max(range.to - wished, wished - range.from)
  const search: Search = { packing, pill, wish, blocked: [] }
  let best: Place | null = null
  let cheapest = Number.POSITIVE_INFINITY

  for (let turn = 0; turn <= furthestTurn && turn * turnPrice < cheapest; turn += STEP) {
    for (let side = 1; side >= (turn === 0 ? 1 : -1); side -= 2) {
      const degrees = wished + side * turn
      if (degrees < range.from || degrees > range.to) continue
      const ray = rayAt(degrees)
      const outside = Math.max(0, base.from - degrees, degrees - base.to)
      for (const shape of pill.shapes) {
        const wrapping = shape.lines.length > 1 ? TWO_LINES_PRICE : 0
        const price = turn * turnPrice + outside * OUTSIDE_PRICE + wrapping
        const wishedRadius = radiusForNear(ray, shape, wish.near)
        const radius = freeRadius(search, shape, ray, wishedRadius, cheapest - price)
        if (radius === null) continue
        const at = { ...along(ray, radius), width: shape.width, height: shape.height }
        const near = nearEdge(at)
        const length = pill.home === null ? (radius - near - at.height / 2) * LENGTH_PRICE : 0
        const looks = isPut ? 0 : overhang(at, rim) * OVERHANG_PRICE + length
        const cost = price + Math.abs(radius - wishedRadius) + looks
        if (cost >= cheapest) continue
        cheapest = cost
        best = { ...shape, ...at, near, degrees }
      }
    }
  }
  return best
}

const along = (ray: Ray, radius: number): Point => ({ x: radius * ray.x, y: radius * ray.y })

/** `blocked` is reused from ray to ray. */
type Search = { packing: Packing; pill: Pill; wish: SlotRequest; blocked: number[] }

/** The free radius on this ray nearest to the preferred one. Null if too costly. */
function freeRadius(
  { packing: { canvas, reach, gap, placed, obstacles }, pill, wish, blocked }: Search,
  shape: PillShape,
  ray: Ray,
  wished: number,
  affordable: number,
): number | null {
  if (affordable <= 0) return null
  const low = radiusForNear(ray, shape, Math.max(wish.minNear, nearestOf(reach)))
  const furthest = radiusAtEdge(ray, shape, fieldOf(canvas))
  const high =
    wish.maxNear < canvas.width
      ? Math.min(radiusForNear(ray, shape, wish.maxNear), furthest)
      : furthest
  if (low > high) return null
  const start = clamp(wished, low, high)
  if (Math.abs(start - wished) >= affordable) return null

  blocked.length = 0
  for (const other of placed)
    if (other.key !== pill.key) addBlocked(blocked, ray, shape, other, gap, low, high)
  for (const label of obstacles) addBlocked(blocked, ray, shape, label, LABEL_GAP, low, high)

  const outward = passBlocked(start, blocked, 1)
  const inward = passBlocked(start, blocked, -1)
  const costOutward = outward <= high ? Math.abs(outward - wished) : affordable
  const costInward = inward >= low ? Math.abs(inward - wished) : affordable
  if (Math.min(costOutward, costInward) >= affordable) return null
  return costOutward <= costInward ? outward : inward
}

/** Adds the interval of radii at which the pill would touch the obstacle. */
function addBlocked(
  blocked: number[],
  ray: Ray,
  pill: PillShape,
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

/** Moves outward (1) or inward (-1) to a radius outside all blocked intervals. */
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
