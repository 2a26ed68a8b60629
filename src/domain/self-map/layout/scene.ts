/**
 * The drawing of a map as numbers and colour names. The diagram, saved pictures and shared pages are painted from the
 * same scene.
 */

import { powerLabel } from '#domain/self-map/attachment-power.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { pointText, roundTenth } from './curve-marks.ts'
import { drawCurves, type RelatedItems } from './curves.ts'
import { nearPoint, rayAt } from './geometry.ts'
import type { MapLayout } from './layout.ts'
import type { Range } from './sectors.ts'

export type MapScene = ReturnType<typeof sceneOf>
export type ScenePill = MapScene['pills'][number]

export function sceneOf(layout: MapLayout, relationships: readonly RelatedItems[]) {
  const { canvas, selfRadius, sectors, rings, words, labels, pills } = layout
  const own = ownCategoriesOf(pills)
  const colour = (category: string) => colourOf(category, own)
  return {
    canvas,
    selfRadius,
    rings,
    words,
    wedges: [...sectors.values()].map(({ category, wedge }) => ({
      category,
      colour: colour(category),
      path: wedgePath(wedge, rings[0]!),
    })),
    labels: labels.map((label) => ({ ...label, colour: colour(label.category) })),
    pills: pills.map((pill) => ({
      ...pill,
      colour: colour(pill.category),
      powerText: powerLabel(pill.power),
      /** Strong attachments also look firmer. */
      fillOpacity: 0.3 + 0.7 * pill.power,
      lineWidth: 1 + 0.75 * pill.power,
      /** The point whose distance from SELF encodes the number. */
      nearest: nearPoint(pill),
    })),
    curves: drawCurves(pills, relationships, canvas, selfRadius),
  }
}

/** From the centre to the rim. The arc runs counter-clockwise, like the angles. */
function wedgePath({ from, to }: Range, rim: number): string {
  const onRim = (degrees: number) => {
    const ray = rayAt(degrees)
    return pointText({ x: ray.x * rim, y: ray.y * rim })
  }
  const isLarge = to - from > 180 ? 1 : 0
  const radius = roundTenth(rim)
  return `M0 0L${onRim(from)}A${radius} ${radius} 0 ${isLarge} 0 ${onRim(to)}Z`
}
