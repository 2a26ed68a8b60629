/**
 * Maps powers to distances. With room the rings follow `SHARES`; on a crowded map, fuller rings are wider, so each pill
 * can still match its number.
 */
import { shownPower } from '#domain/self-map/attachment-power.ts'
import { rimOf, type Size } from './geometry.ts'

/** The properties of a pill used here. */
type Sized = Size & { power: number }

/** The distances of near edges at the powers of `KNOTS`. */
export type Reach = readonly number[]

/** Halfway between two displayed numbers, from the core out, so each interval reads as one number. */
const KNOTS = [1, 0.95, 0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.25, 0.15, 0.05, 0]
/** Near edges at these powers, as shares of the way out. The core is wide, because space is scarce there. */
const POWERS = [1, 0.85, 0.6, 0.3, 0]
export const SHARES = {
  calm: [0, 0.21, 0.48, 0.76, 1],
  wideCore: [0, 0.34, 0.62, 0.85, 1],
}
/** The gap between the rim and the outermost near edge. */
const INSIDE_RIM = { calm: 40, crowded: 20 }
/** The share of space divided evenly among all numbers, used or not. */
const EVEN = 0.5

export const nearestOf = (reach: Reach): number => reach[0]!

/** The distance of the near edge for a power. Extrapolates beyond 0 and 1. */
export function nearOf(power: number, reach: Reach): number {
  const after = KNOTS.findIndex((knot, index) => index > 0 && knot <= power)
  return along(power, KNOTS, reach, after < 0 ? KNOTS.length - 1 : after)
}

/** The power for a near edge at this distance. */
export function powerAt(near: number, reach: Reach): number {
  const after = reach.findIndex((radius, index) => index > 0 && radius >= near)
  return along(near, reach, KNOTS, after < 0 ? reach.length - 1 : after)
}

function along(at: number, from: Reach, to: Reach, after: number): number {
  const [start, end] = [from[after - 1]!, from[after]!]
  return to[after - 1]! + ((at - start) / (end - start)) * (to[after]! - to[after - 1]!)
}

/** The rings of a map with room, independent of its items. */
export function calmReach(canvas: Size, nearest: number, shares: readonly number[]): Reach {
  const furthest = Math.max(nearest + 1, rimOf(canvas) - INSIDE_RIM.calm)
  return KNOTS.map((power) => {
    const after = POWERS.findIndex((knot, index) => index > 0 && knot <= power)
    return nearest + along(power, POWERS, shares, after) * (furthest - nearest)
  })
}

/** The rings of a crowded map, sized by their content. */
export function stretchedReach(canvas: Size, nearest: number, pills: readonly Sized[]): Reach {
  const furthest = Math.max(nearest + 1, rimOf(canvas) - INSIDE_RIM.crowded)
  const needed = KNOTS.slice(1).map((knot, index) => {
    const between = shownPower((knot + KNOTS[index]!) / 2)
    return pills
      .filter(({ power }) => shownPower(power) === between)
      .reduce((sum, { width, height }) => sum + width * height, 0)
  })
  const all = needed.reduce((sum, area) => sum + area, 0)
  const room = furthest ** 2 - nearest ** 2
  let squared = nearest ** 2
  return KNOTS.map((knot, index) => {
    if (index > 0) {
      const share = all ? needed[index - 1]! / all : 0
      squared += room * (EVEN * (KNOTS[index - 1]! - knot) + (1 - EVEN) * share)
    }
    return Math.sqrt(squared)
  })
}
