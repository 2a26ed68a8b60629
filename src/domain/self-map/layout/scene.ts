/**
 * Everything that is drawn on a map, as numbers and names of colours. The diagram on the page, the picture
 * a person saves and the picture of a shared page are painted from the same scene.
 */

import { powerLabel } from '#domain/self-map/attachment-power.ts'
import { type CategoryColour, colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { isGivenCategory } from '#domain/self-map/self-map.ts'
import { pointText, roundTenth } from './curve-marks.ts'
import { type Curve, drawCurves, type RelatedItems } from './curves.ts'
import { DENSITIES, POWER_FONT_DIFFERENCE } from './density.ts'
import { type Point, rayAt, type Size } from './geometry.ts'
import { cornerLabels, type MapLabel, rimLabel } from './labels.ts'
import type { MapLayout } from './layout.ts'
import type { PlacedPill } from './packing.ts'
import { type Range, widenedRange } from './sectors.ts'
import type { TextMeasure } from './text-width.ts'

export type ScenePill = PlacedPill & {
  colour: CategoryColour
  powerText: string
  /** Strong attachments look firmer as well as nearer. */
  fillOpacity: number
  lineWidth: number
}

export type Wedge = { category: string; colour: CategoryColour; path: string }
export type SceneLabel = MapLabel & { colour: CategoryColour }

export type MapScene = {
  canvas: Size
  selfRadius: number
  font: number
  powerFont: number
  /** Half axes, outermost first. */
  rings: readonly { x: number; y: number }[]
  wedges: readonly Wedge[]
  labels: readonly SceneLabel[]
  pills: readonly ScenePill[]
  curves: readonly Curve[]
}

const RING_SHARES = [1, 0.72, 0.45]
const RIM = 4

export function sceneOf(
  layout: MapLayout,
  relationships: readonly RelatedItems[],
  measure: TextMeasure,
): MapScene {
  const { canvas, selfRadius, sectors, widening, pills } = layout
  const own = ownCategoriesOf(pills)
  const colour = (category: string) => colourOf(category, own)
  const half = { x: canvas.width / 2 - RIM, y: canvas.height / 2 - RIM }
  const corners = cornerLabels(canvas, measure)
  const taken = [...corners, ...pills]
  const rims = own.flatMap((category) => {
    const label = rimLabel(sectors.get(category)!, canvas, taken, measure)
    if (label) taken.push(label)
    return label ?? []
  })
  const { font } = DENSITIES[layout.density]!
  return {
    canvas,
    selfRadius,
    font,
    powerFont: font - POWER_FONT_DIFFERENCE,
    rings: RING_SHARES.map((share) => ({ x: half.x * share, y: half.y * share })),
    wedges: [...sectors.values()]
      .filter(({ category, count }) => count > 0 || isGivenCategory(category))
      .map((sector) => {
        const range = widenedRange(sector, widening.get(sector.category) ?? 0)
        return {
          category: sector.category,
          colour: colour(sector.category),
          path: wedgePath(range, half),
        }
      }),
    labels: [...corners, ...rims].map((label) => ({ ...label, colour: colour(label.category) })),
    pills: pills.map((pill) => ({
      ...pill,
      colour: colour(pill.category),
      powerText: powerLabel(pill.power),
      fillOpacity: 0.3 + 0.7 * pill.power,
      lineWidth: 1 + 0.75 * pill.power,
    })),
    curves: drawCurves(pills, relationships, canvas, selfRadius),
  }
}

/** From the centre out to the rim; the arc runs counter-clockwise, as the angles do. */
function wedgePath({ from, to }: Range, half: Point): string {
  const onRim = (degrees: number) => {
    const ray = rayAt(degrees)
    const radius = 1 / Math.hypot(ray.x / half.x, ray.y / half.y)
    return pointText({ x: ray.x * radius, y: ray.y * radius })
  }
  const isLarge = to - from > 180 ? 1 : 0
  return `M0 0L${onRim(from)}A${roundTenth(half.x)} ${roundTenth(half.y)} 0 ${isLarge} 0 ${onRim(to)}Z`
}
