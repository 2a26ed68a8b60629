/**
 * Everything that is drawn on a map, as numbers and names of colours. The diagram on the page, the picture
 * a person saves and the picture of a shared page are painted from the same scene.
 */

import { POWER_BANDS, type PowerWord, powerLabel } from '#domain/self-map/attachment-power.ts'
import { type CategoryColour, colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { isGivenCategory } from '#domain/self-map/self-map.ts'
import { pointText, roundTenth } from './curve-marks.ts'
import { type Curve, drawCurves, type RelatedItems } from './curves.ts'
import { DENSITIES, POWER_FONT_DIFFERENCE } from './density.ts'
import { overlaps, type Point, type Rect, rayAt, rimOf, type Size } from './geometry.ts'
import { cornerLabels, type MapLabel, rimLabel } from './labels.ts'
import type { MapLayout } from './layout.ts'
import type { PlacedPill } from './packing.ts'
import { nearOf } from './reach.ts'
import { type Range, widenedRange } from './sectors.ts'
import type { TextMeasure } from './text-width.ts'

export type ScenePill = PlacedPill & {
  colour: CategoryColour
  powerText: string
  /** Strong attachments look firmer as well as nearer. */
  fillOpacity: number
  lineWidth: number
}

export type RingWord = Point & { word: PowerWord }
export type Wedge = { category: string; colour: CategoryColour; path: string }
export type SceneLabel = MapLabel & { colour: CategoryColour }

export type MapScene = {
  canvas: Size
  selfRadius: number
  font: number
  powerFont: number
  /** Radii, outermost first: the rim, and where one word ends and the next begins. */
  rings: readonly number[]
  /** The words of the rings, one below the other; where a pill stands, there is none. */
  words: readonly RingWord[]
  wedges: readonly Wedge[]
  labels: readonly SceneLabel[]
  pills: readonly ScenePill[]
  curves: readonly Curve[]
}

export function sceneOf(
  layout: MapLayout,
  relationships: readonly RelatedItems[],
  measure: TextMeasure,
): MapScene {
  const { canvas, selfRadius, sectors, widening, pills } = layout
  const own = ownCategoriesOf(pills)
  const colour = (category: string) => colourOf(category, own)
  const rim = rimOf(canvas)
  const corners = cornerLabels(canvas, measure)
  const taken: Rect[] = [...corners, ...pills]
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
    rings: [rim, ...POWER_BANDS.slice(0, -1).map(({ upTo }) => nearOf(upTo, layout.reach))],
    words: ringWords(layout, taken, measure),
    wedges: [...sectors.values()]
      .filter(({ category, count }) => count > 0 || isGivenCategory(category))
      .map((sector) => {
        const range = widenedRange(sector, widening.get(sector.category) ?? 0)
        return {
          category: sector.category,
          colour: colour(sector.category),
          path: wedgePath(range, rim),
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

const RING_WORD_FONT = 12
/** Above SELF, or else between two categories, where pills are rare. */
const WORD_DIRECTIONS = [90, 110, 125, 75, 310, 215, 60, 140, 290, 335, 235, 20, 200, 160, 260, 0]

/** In the direction in which most of them are free; what has no room there stands in another. */
function ringWords({ reach }: MapLayout, taken: readonly Rect[], measure: TextMeasure): RingWord[] {
  const rows = WORD_DIRECTIONS.map((degrees) => {
    const ray = rayAt(degrees)
    return POWER_BANDS.flatMap(({ word, from, upTo }) => {
      const radius = nearOf((from + upTo) / 2, reach)
      const at = { x: radius * ray.x, y: radius * ray.y }
      const size = { width: measure(word, RING_WORD_FONT, 600), height: RING_WORD_FONT }
      return taken.some((other) => overlaps({ ...at, ...size }, other)) ? [] : [{ word, ...at }]
    })
  }).toSorted((one, other) => other.length - one.length)
  return POWER_BANDS.flatMap(({ word }) => rows.flat().find((it) => it.word === word) ?? [])
}

/** From the centre out to the rim; the arc runs counter-clockwise, as the angles do. */
function wedgePath({ from, to }: Range, rim: number): string {
  const onRim = (degrees: number) => {
    const ray = rayAt(degrees)
    return pointText({ x: ray.x * rim, y: ray.y * rim })
  }
  const isLarge = to - from > 180 ? 1 : 0
  const radius = roundTenth(rim)
  return `M0 0L${onRim(from)}A${radius} ${radius} 0 ${isLarge} 0 ${onRim(to)}Z`
}
