/** Moves a pill by hand: in and out changes its power, around the centre its direction within its wedge. */
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

/** The direction and power of a dragged pill. */
export type Held = { key: string; degrees: number; power: number }

/** Clamps a direction to the category's range: 0 to 360, in tenths. */
export function angleWithin({ sectors }: MapLayout, category: string, degrees: number): number {
  const sector = sectors.get(category)
  if (!sector) return turnInto(degrees, 0)
  const { from, to } = sector.base
  const asked = turnInto(degrees, middleOf(sector.base) - 180)
  return Math.round(turnInto(clamp(asked, from, to), 0) * 10) / 10
}

/** The direction and power of a pill dragged to a point. Powers are in tenths. */
export function heldAt(layout: MapLayout, key: string, at: Point): Held | null {
  const pill = layout.pills.find((pill) => pill.key === key)
  if (!pill) return null
  const { width, height } = pill
  const powerOf = (middle: Point) => powerAt(nearEdge({ ...middle, width, height }), layout.reach)
  // Changes the power by as much as the drag did, because a crowded map may not show the pill exactly at its power.
  const power = shownPower(pill.power) + powerOf(at) - powerOf(pill)
  const held = clamp(shownPower(power), 0.1, 1)
  const degrees = angleWithin(layout, pill.category, degreesOf(at))
  return { key, power: held, degrees: roomFor(layout, pill, held, degrees) }
}

const TURN = 2

/** The nearest direction with room at this distance. Long pills don't fit at the sides far out. */
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

/** The map while a pill is dragged. Only that pill moves. */
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

/** The displayed direction of each pill, for saving. */
export const arrangementOf = ({ pills }: MapLayout): { itemId: number; angle: number }[] =>
  pills.map(({ id, degrees }) => ({
    itemId: id,
    angle: Math.round(turnInto(degrees, 0) * 10) / 10,
  }))
