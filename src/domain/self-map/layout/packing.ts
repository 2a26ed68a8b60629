/**
 * A map during placement. Pills never touch, stay in the box of the outer circle, and a stronger pill's near edge is
 * never further out than a weaker one's; on an exact map each near edge also matches its number.
 */
import { shownPower } from '#domain/self-map/attachment-power.ts'
import type { PillShape } from './density.ts'
import type { Point, Rect, Size } from './geometry.ts'
import { nearOf, type Reach } from './reach.ts'
import type { Sectors } from './sectors.ts'

/** An item, ready to be placed. */
export type Pill = {
  /** Stable while an item is on the screen, even if saving changes its id. */
  key: string
  id: number
  category: string
  name: string
  power: number
  /** The angle the person chose, in degrees. */
  angle: number | null
  /** Its direction on every map of these items, in degrees. */
  home: number | null
  /** An example among the person's items. Placed last and may be omitted. */
  isQuiet: boolean
  /** The possible sizes, best first. */
  shapes: readonly PillShape[]
}

export type Place = PillShape & Point & { near: number; degrees: number }
export type PlacedPill = Pill & Place

export type Packing = {
  canvas: Size
  /** The minimum space between two pills. */
  gap: number
  /** Category names and ring labels, which pills must not cover. */
  obstacles: readonly Rect[]
  sectors: Sectors
  reach: Reach
  /** The tolerance between a pill's position and its number. The order always holds. */
  mayBeOff: number
  /** True if a pill may be placed beside its full wedge. */
  mayOverflow: boolean
  /** True for a picture that may be drawn larger and shrunk, so every pill fits its wedge. */
  mayShrink: boolean
  placed: PlacedPill[]
}

/** The tolerance of an exact map, so a position read to a tenth gives the number. */
export const NEAR_TOLERANCE = 0.045
/** The minimum step between a stronger and a weaker pill, in px. */
const ORDER_STEP = 0.6

/** The distance of the pill's near edge from the centre by its number. */
export const nearFor = ({ power }: Pill, reach: Reach): number => nearOf(shownPower(power), reach)

export type Bounds = { minNear: number; maxNear: number }

/** The range of distances that respects the pill's number and the order of placed pills. */
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
