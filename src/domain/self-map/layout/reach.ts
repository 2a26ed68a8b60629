/**
 * How far out a number stands. With room the rings are evenly wide; on a crowded map those are wider that hold
 * more, so that every pill can still stand as far out as its number says. The rings are drawn by the same rule.
 */
import { shownPower } from '#domain/self-map/attachment-power.ts'
import { nearEdge, radiusAtEdge, rayAt, rimOf, type Size } from './geometry.ts'
import type { Sectors } from './sectors.ts'

/** What of a pill counts here. */
type Sized = Size & { power: number; category: string }

/** How far from the centre near edges lie, at each of the powers of `KNOTS`. */
export type Reach = readonly number[]

/** From the core out, halfway between two numbers: what stands between two of them reads as the number there. */
const KNOTS = [1, 0.95, 0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.25, 0.15, 0.05, 0]
/** Between the rim and the near edge of what is furthest out. */
const INSIDE_RIM = 16
const RAY_STEP = 5
/** The share of the room that is given to every number alike, whether anything has it or not. */
const EVEN = 0.5

export const nearestOf = (reach: Reach): number => reach[0]!

/** How far from the centre the near edge of a pill of this power belongs; beyond 0 and 1 it goes straight on. */
export function nearOf(power: number, reach: Reach): number {
  const after = KNOTS.findIndex((knot, index) => index > 0 && knot <= power)
  return along(power, KNOTS, reach, after < 0 ? KNOTS.length - 1 : after)
}

/** The power of a pill whose near edge is this far out. */
export function powerAt(near: number, reach: Reach): number {
  const after = reach.findIndex((radius, index) => index > 0 && radius >= near)
  return along(near, reach, KNOTS, after < 0 ? reach.length - 1 : after)
}

function along(at: number, from: Reach, to: Reach, after: number): number {
  const [start, end] = [from[after - 1]!, from[after]!]
  return to[after - 1]! + ((at - start) / (end - start)) * (to[after]! - to[after - 1]!)
}

/** Evenly wide rings from `nearest` to the rim, unless a long name far out would then reach over the edge of the canvas. */
export function evenReach(
  pills: readonly Sized[],
  sectors: Sectors,
  canvas: Size,
  nearest: number,
): Reach {
  const limits = pills.map((pill) => {
    const { from, to } = sectors.get(pill.category)!.base
    let most = 0
    for (let degrees = from; degrees <= to; degrees += RAY_STEP) {
      const ray = rayAt(degrees)
      const radius = radiusAtEdge(ray, pill, canvas)
      const { width, height } = pill
      most = Math.max(most, nearEdge({ x: radius * ray.x, y: radius * ray.y, width, height }))
    }
    return nearest + (most - nearest) / Math.max(0.1, 1 - shownPower(pill.power))
  })
  const furthest = Math.max(nearest + 1, Math.min(rimOf(canvas) - INSIDE_RIM, ...limits))
  return KNOTS.map((power) => nearest + (1 - power) * (furthest - nearest))
}

/** The same from the nearest to the furthest, with rings as large as what stands on them. */
export function stretchedReach(even: Reach, pills: readonly Sized[]): Reach {
  const [nearest, furthest] = [nearestOf(even), even.at(-1)!]
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
