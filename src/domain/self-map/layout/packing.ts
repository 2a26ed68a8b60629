/**
 * A map while pills are being put on it. Three rules are never broken: pills do not touch, pills stay on
 * the canvas, and what a person holds closer stands closer: no near edge lies further in than that of a pill
 * with a greater number on it, whatever their categories. An exact map keeps a fourth: every near edge is as
 * far out as its number says.
 */
import { shownPower } from '#domain/self-map/attachment-power.ts'
import type { PillShape } from './density.ts'
import type { Rect, Size } from './geometry.ts'
import { nearOf, type Reach } from './reach.ts'
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
  /** Its number within its category, oldest first: closer or farther, it would like to point the same way. */
  rank: number
}

export type Place = { x: number; y: number; near: number; degrees: number }
export type PlacedPill = Pill & Place

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
  /** How far off its number a pill may stand; the order of the numbers holds in any case. */
  mayBeOff: number
  placed: PlacedPill[]
}

/** How far off its number a pill of an exact map may stand: read off the rings to a tenth, it is that number. */
export const NEAR_TOLERANCE = 0.045
/** Two powers closer than this count as equal. */
export const SAME_POWER = 0.0005
/** Between a stronger and a weaker pill, in px. */
const ORDER_STEP = 0.6

/** How far from the centre the near edge of this pill belongs, by the number on it. */
export const nearFor = ({ power }: Pill, reach: Reach): number => nearOf(shownPower(power), reach)

export type Bounds = { minNear: number; maxNear: number }

/** Between which distances the pill is true to its number, and to the order of what is already placed. */
export function nearBounds({ placed, reach, mayBeOff }: Packing, pill: Pill): Bounds {
  const shown = shownPower(pill.power)
  let minNear = nearOf(shown + mayBeOff, reach)
  let maxNear = nearOf(shown - mayBeOff, reach)
  for (const other of placed) {
    if (other.key === pill.key) continue
    const theirs = shownPower(other.power)
    if (theirs > shown) minNear = Math.max(minNear, other.near + ORDER_STEP)
    else if (theirs < shown) maxNear = Math.min(maxNear, other.near - ORDER_STEP)
  }
  return { minNear, maxNear }
}

/** Whether the other stands further out than the pill, because its number is smaller. */
export const isFurther = (other: Pill, pill: Pill): boolean =>
  shownPower(other.power) < shownPower(pill.power)
