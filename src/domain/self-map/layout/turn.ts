/** Moving a pill by hand: in and out is its power, round the centre its place inside its territory. */
import {
  clamp,
  degreesOf,
  nearEdge,
  type Point,
  radiusAtEdge,
  radiusForNear,
  rayAt,
  turnInto,
} from './geometry.ts'
import type { MapLayout } from './layout.ts'
import { nearOf, powerAt } from './reach.ts'
import { middleOf } from './sectors.ts'

/** Where a pill is held: the direction it points to and the power it would have there. */
export type Held = { key: string; degrees: number; power: number }

/** The direction a pill takes when it is asked to point to `degrees`: 0 to 360, in tenths. */
export function angleWithin({ sectors }: MapLayout, category: string, degrees: number): number {
  const sector = sectors.get(category)
  if (!sector) return turnInto(degrees, 0)
  const { from, to } = sector.territory
  const asked = turnInto(degrees, middleOf(sector.base) - 180)
  return Math.round(turnInto(clamp(asked, from, to), 0) * 10) / 10
}

/** What a pill is held at when its middle is asked to be at a point; powers go in tenths. */
export function heldAt(layout: MapLayout, key: string, at: Point): Held | null {
  const pill = layout.pills.find((pill) => pill.key === key)
  if (!pill) return null
  const { width, height } = pill
  const power = powerAt(nearEdge({ ...at, width, height }), layout.reach)
  return {
    key,
    degrees: angleWithin(layout, pill.category, degreesOf(at)),
    power: clamp(Math.round(power * 10), 1, 10) / 10,
  }
}

/** The map while a pill is held: it stands as far out as its power says, and nothing else moves. */
export function withHeld(layout: MapLayout, { key, degrees, power }: Held): MapLayout {
  const ray = rayAt(degrees)
  return {
    ...layout,
    pills: layout.pills.map((pill) => {
      if (pill.key !== key) return pill
      const radius = Math.min(
        radiusForNear(ray, pill, nearOf(power, layout.reach)),
        radiusAtEdge(ray, pill, layout.canvas),
      )
      return { ...pill, x: radius * ray.x, y: radius * ray.y, degrees, power }
    }),
  }
}

/** Every pill's direction as it is shown, for keeping. */
export const arrangementOf = ({ pills }: MapLayout): { itemId: number; angle: number }[] =>
  pills.map(({ id, degrees }) => ({
    itemId: id,
    angle: Math.round(turnInto(degrees, 0) * 10) / 10,
  }))
