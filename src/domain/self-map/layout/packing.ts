/**
 * A map while pills are being put on it. Three rules are never broken: pills do not touch, pills stay on
 * the canvas, and within a category a stronger attachment is nearer to the centre than a weaker one.
 */
import type { PillShape } from './density.ts'
import { type Rect, radiusAtEdge, radiusAtEllipse, rayAt, type Size } from './geometry.ts'
import { middleOf, type Sectors } from './sectors.ts'

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

export type Place = { x: number; y: number; radius: number; degrees: number }
/** `rank` is the pill's number within its category, strongest first, when it was placed. */
export type PlacedPill = Pill & Place & { rank: number }

export type Packing = {
  canvas: Size
  selfRadius: number
  /** Free space between two pills. */
  gap: number
  /** The labels in the corners. */
  obstacles: readonly Rect[]
  sectors: Sectors
  /** How far each category has widened, 0 to 1. */
  widening: Map<string, number>
  /** What one degree outside the base range costs, in px of distance from the wished radius. */
  outsidePrice: number
  /** How far out a pill of this category can go. */
  reach: ReadonlyMap<string, number>
  placed: PlacedPill[]
}

export const SELF_CLEARANCE = 6
export const NEAREST = 26
/** Two powers closer than this count as equal, and either may be nearer. */
export const SAME_POWER = 0.0005
/** Between a stronger and a weaker pill, in px of radius. */
const ORDER_STEP = 0.6

export function reachOf(
  pills: readonly Pill[],
  sectors: Sectors,
  canvas: Size,
): ReadonlyMap<string, number> {
  const reach = [...Map.groupBy(pills, (pill) => pill.category)].map(([category, mine]) => {
    const base = sectors.get(category)!.base
    const byWidth = mine.toSorted((a, b) => a.width - b.width)
    const box = { width: byWidth[byWidth.length >> 1]!.width, height: mine[0]!.height }
    let furthest = 0
    for (let degrees = base.from; degrees <= base.to; degrees += 5)
      furthest = Math.max(furthest, radiusAtEdge(rayAt(degrees), box, canvas))
    const middle = rayAt(middleOf(base))
    const rim = radiusAtEllipse(middle, canvas.width / 2 - 18, canvas.height / 2 - 18)
    return [category, Math.min(furthest, rim)] as const
  })
  return new Map(reach)
}

/** Where a pill of this power belongs: close to SELF at 1, at the rim at 0. */
export function wishedRadius({ selfRadius, reach }: Packing, pill: Pill): number {
  const nearest = selfRadius + NEAREST
  return nearest + (1 - pill.power) * (reach.get(pill.category)! - nearest)
}

/** Between which radii the pill keeps the order of its category, given what is already placed. */
export function radiusBounds(
  placed: readonly PlacedPill[],
  pill: Pill,
): { minRadius: number; maxRadius: number } {
  let minRadius = 0
  let maxRadius = Number.POSITIVE_INFINITY
  for (const other of placed) {
    if (other.key === pill.key || other.category !== pill.category) continue
    if (other.power > pill.power + SAME_POWER)
      minRadius = Math.max(minRadius, other.radius + ORDER_STEP)
    else if (other.power < pill.power - SAME_POWER)
      maxRadius = Math.min(maxRadius, other.radius - ORDER_STEP)
  }
  return { minRadius, maxRadius }
}
