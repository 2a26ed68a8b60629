/** Moving a pill by hand: it may go anywhere in its category's territory, and nowhere else. */
import { clamp, radiusAtEdge, rayAt, turnInto } from './geometry.ts'
import type { MapLayout } from './layout.ts'
import { middleOf } from './sectors.ts'

/** The direction a pill takes when it is asked to point to `degrees`: 0 to 360, in tenths. */
export function angleWithin({ sectors }: MapLayout, category: string, degrees: number): number {
  const sector = sectors.get(category)
  if (!sector) return turnInto(degrees, 0)
  const { from, to } = sector.territory
  const asked = turnInto(degrees, middleOf(sector.base) - 180)
  return Math.round(turnInto(clamp(asked, from, to), 0) * 10) / 10
}

/** The map while a pill is held: it goes round the centre as far out as it was, and nothing else moves. */
export function turned(layout: MapLayout, key: string, degrees: number): MapLayout {
  const ray = rayAt(degrees)
  return {
    ...layout,
    pills: layout.pills.map((pill) => {
      if (pill.key !== key) return pill
      const radius = Math.min(pill.radius, radiusAtEdge(ray, pill, layout.canvas))
      return { ...pill, x: radius * ray.x, y: radius * ray.y, degrees }
    }),
  }
}

/** Every pill's direction as it is shown, for keeping. */
export const arrangementOf = ({ pills }: MapLayout): { itemId: number; angle: number }[] =>
  pills.map(({ id, degrees }) => ({
    itemId: id,
    angle: Math.round(turnInto(degrees, 0) * 10) / 10,
  }))
