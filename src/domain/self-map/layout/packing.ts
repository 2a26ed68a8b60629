/**
 * A map while pills are being put on it. Three rules are never broken: pills do not touch, pills stay in the box
 * of the outer circle, and what a person holds closer stands closer: no near edge lies further in than that of a
 * pill with a greater number on it, whatever their categories. An exact map keeps a fourth: every near edge is as
 * far out as its number says.
 */
import { shownPower } from '#domain/self-map/attachment-power.ts'
import type { PillShape } from './density.ts'
import type { Point, Rect, Size } from './geometry.ts'
import { nearOf, type Reach } from './reach.ts'
import type { Sectors } from './sectors.ts'

/** An item, ready to be placed. */
export type Pill = {
  /** Stays the same while an item is on the screen, also when saving gives it another id. */
  key: string
  id: number
  category: string
  name: string
  power: number
  /** Where the person moved it, in degrees. */
  angle: number | null
  /** The direction it has on every map of these items, in degrees. */
  home: number | null
  /** Only an example among things of one's own: it comes last and may be left out. */
  isQuiet: boolean
  /** The sizes it may have, the best first. */
  shapes: readonly PillShape[]
}

export type Place = PillShape & Point & { near: number; degrees: number }
export type PlacedPill = Pill & Place

export type Packing = {
  canvas: Size
  /** Free space between two pills. */
  gap: number
  /** The names of the categories and the words of the rings. */
  obstacles: readonly Rect[]
  sectors: Sectors
  reach: Reach
  /** How far off its number a pill may stand; the order of the numbers holds in any case. */
  mayBeOff: number
  /** Whether what finds no place in its own wedge may stand beside it. */
  mayOverflow: boolean
  placed: PlacedPill[]
}

/** How far off its number a pill of an exact map may stand: read off the rings to a tenth, it is that number. */
export const NEAR_TOLERANCE = 0.045
/** Between a stronger and a weaker pill, in px. */
const ORDER_STEP = 0.6

/** How far from the centre the near edge of this pill belongs, by the number on it. */
export const nearFor = ({ power }: Pill, reach: Reach): number => nearOf(shownPower(power), reach)

export type Bounds = { minNear: number; maxNear: number }

/** Between which distances the pill is true to its number, and to the order of what is already placed. */
export function nearBounds(
  { placed, reach, mayBeOff }: Pick<Packing, 'placed' | 'reach' | 'mayBeOff'>,
  pill: Pill,
): Bounds {
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
