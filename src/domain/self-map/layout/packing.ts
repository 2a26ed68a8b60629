/**
 * A map while pills are being put on it. Three rules are never broken: pills do not touch, pills stay on
 * the canvas, and what a person holds closer stands closer: no near edge lies further in than that of a pill
 * with a greater number on it, whatever their categories.
 */
import type { PillShape } from './density.ts'
import { nearEdge, type Rect, radiusAtEdge, rayAt, rimOf, type Size } from './geometry.ts'
import type { Sectors } from './sectors.ts'

/** An item with its size, ready to be placed. */
export type Pill = PillShape & {
  /** Stays the same while an item is on the screen, also when saving gives it another id. */
  key: string
  id: number
  category: string
  name: string
  power: number
  /** Where the person moved it, in degrees. */
  angle: number | null
  /** Where it was before, in degrees. */
  before: number | null
}

export type Place = { x: number; y: number; near: number; degrees: number }
/** `rank` is the pill's number within its category, strongest first, when it was placed. */
export type PlacedPill = Pill & Place & { rank: number }

/** How far from the centre near edges lie: at power 1, and at power 0. */
export type Reach = { nearest: number; furthest: number }

export type Packing = {
  canvas: Size
  /** Free space between two pills. */
  gap: number
  /** The labels in the corners. */
  obstacles: readonly Rect[]
  sectors: Sectors
  /** How far each category has widened, 0 to 1. */
  widening: Map<string, number>
  reach: Reach
  placed: PlacedPill[]
}

const SELF_CLEARANCE = 9
/** Between the rim and the near edge of what is furthest out. */
const INSIDE_RIM = 16
/** Two powers closer than this count as equal. */
export const SAME_POWER = 0.0005
/** Between a stronger and a weaker pill, in px. */
const ORDER_STEP = 0.6
const RAY_STEP = 5

/** As far out as the rim, unless a long name far out would then reach over the edge of the canvas. */
export function reachOf(
  pills: readonly Pill[],
  sectors: Sectors,
  canvas: Size,
  selfRadius: number,
): Reach {
  const nearest = selfRadius + SELF_CLEARANCE
  const limits = pills.map((pill) => {
    const { from, to } = sectors.get(pill.category)!.base
    let most = 0
    for (let degrees = from; degrees <= to; degrees += RAY_STEP) {
      const ray = rayAt(degrees)
      const radius = radiusAtEdge(ray, pill, canvas)
      const { width, height } = pill
      most = Math.max(most, nearEdge({ x: radius * ray.x, y: radius * ray.y, width, height }))
    }
    return nearest + (most - nearest) / Math.max(0.1, 1 - pill.power)
  })
  return { nearest, furthest: Math.max(nearest, Math.min(rimOf(canvas) - INSIDE_RIM, ...limits)) }
}

/** How far from the centre the near edge of a pill of this power belongs. */
export const nearOf = (power: number, { nearest, furthest }: Reach): number =>
  nearest + (1 - power) * (furthest - nearest)

/** The power of a pill whose near edge is this far out. */
export const powerAt = (near: number, { nearest, furthest }: Reach): number =>
  1 - (near - nearest) / Math.max(1, furthest - nearest)

/** What the number on a pill says: pills of one number may stand in any order. */
const levelOf = (power: number): number => Math.round(power * 10 + 1e-9)

export type Bounds = { minNear: number; maxNear: number }

/** Between which distances the pill keeps the order of the map, given what is already placed. */
export function nearBounds(placed: readonly PlacedPill[], pill: Pill): Bounds {
  const level = levelOf(pill.power)
  let minNear = 0
  let maxNear = Number.POSITIVE_INFINITY
  for (const other of placed) {
    if (other.key === pill.key) continue
    const theirs = levelOf(other.power)
    if (theirs > level) minNear = Math.max(minNear, other.near + ORDER_STEP)
    else if (theirs < level) maxNear = Math.min(maxNear, other.near - ORDER_STEP)
  }
  return { minNear, maxNear }
}

/** Whether the other stands further out than the pill, because its number is smaller. */
export const isFurther = (other: Pill, pill: Pill): boolean =>
  levelOf(other.power) < levelOf(pill.power)
