/** Moving a pill by hand: in and out is its power, round the centre its place inside its wedge. */
import { shownPower } from '#domain/self-map/attachment-power.ts'
import {
  clamp,
  degreesOf,
  fieldOf,
  nearEdge,
  type Point,
  radiusAtEdge,
  radiusForNear,
  rayAt,
  turnInto,
} from './geometry.ts'
import type { MapLayout } from './layout.ts'
import type { PlacedPill } from './packing.ts'
import { nearOf, powerAt } from './reach.ts'
import { middleOf } from './sectors.ts'

/** Where a pill is held: the direction it points to and the power it would have there. */
export type Held = { key: string; degrees: number; power: number }

/** The direction a pill takes when it is asked to point to `degrees`: 0 to 360, in tenths. */
export function angleWithin({ sectors }: MapLayout, category: string, degrees: number): number {
  const sector = sectors.get(category)
  if (!sector) return turnInto(degrees, 0)
  const { from, to } = sector.base
  const asked = turnInto(degrees, middleOf(sector.base) - 180)
  return Math.round(turnInto(clamp(asked, from, to), 0) * 10) / 10
}

/** What a pill is held at when its middle is asked to be at a point; powers go in tenths. */
export function heldAt(layout: MapLayout, key: string, at: Point): Held | null {
  const pill = layout.pills.find((pill) => pill.key === key)
  if (!pill) return null
  const { width, height } = pill
  const powerOf = (middle: Point) => powerAt(nearEdge({ ...middle, width, height }), layout.reach)
  // From the number it has, also where a crowded map could not put it there.
  const power = shownPower(pill.power) + powerOf(at) - powerOf(pill)
  const held = clamp(shownPower(power), 0.1, 1)
  const degrees = angleWithin(layout, pill.category, degreesOf(at))
  return { key, power: held, degrees: roomFor(layout, pill, held, degrees) }
}

const TURN = 2

/** The nearest direction in which it can stand as far out: what is long finds no room at the sides far out. */
function roomFor(layout: MapLayout, pill: PlacedPill, power: number, degrees: number): number {
  const near = nearOf(power, layout.reach)
  const field = fieldOf(layout.canvas)
  const { from, to } = layout.sectors.get(pill.category)!.base
  for (let turn = 0; turn <= to - from; turn += TURN) {
    for (const asked of [degrees + turn, degrees - turn]) {
      const at = angleWithin(layout, pill.category, asked)
      const ray = rayAt(at)
      const radius = radiusForNear(ray, pill, near)
      if (radius <= radiusAtEdge(ray, pill, field)) return at
    }
  }
  return degrees
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
        radiusAtEdge(ray, pill, fieldOf(layout.canvas)),
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
