/**
 * Places the names of the given categories in the corners, of custom ones at the rim, and the words of the rings above
 * SELF.
 */
import { POWER_BANDS, type PowerWord } from '#domain/self-map/attachment-power.ts'
import { CATEGORY_LABELS, type GivenCategory, isGivenCategory } from '#domain/self-map/self-map.ts'
import { cutName } from './density.ts'
import { clamp, overlaps, type Rect, radiusAtEdge, rayAt, type Size } from './geometry.ts'
import { middleOf, type Sector, type Sectors, TOP_BORDER } from './sectors.ts'
import type { TextMeasure } from './text-width.ts'

export type MapLabel = Rect & { category: string; text: string }

export const LABEL_FONT = 13
const LABEL_HEIGHT = 20
const RIM_LABEL_LENGTH = 18
const INSET = 4

const CORNERS: Record<GivenCategory, { x: -1 | 1; y: -1 | 1 }> = {
  people: { x: -1, y: -1 },
  ideas: { x: 1, y: -1 },
  lifeStory: { x: -1, y: 1 },
  accomplishments: { x: 1, y: 1 },
}

function sizeOf(text: string, measure: TextMeasure): Size {
  return { width: Math.ceil(measure(text, LABEL_FONT, 600)) + 2, height: LABEL_HEIGHT }
}

function cornerLabels(canvas: Size, measure: TextMeasure): MapLabel[] {
  return Object.entries(CORNERS).map(([category, corner]) => {
    const text = CATEGORY_LABELS[category as GivenCategory]
    const size = sizeOf(text, measure)
    return {
      category,
      text,
      ...size,
      x: corner.x * (canvas.width / 2 - INSET - size.width / 2),
      y: corner.y * (canvas.height / 2 - INSET - size.height / 2),
    }
  })
}

/** From the rim inwards, for several custom categories that share a slice. */
const DEPTHS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44]
/** In degrees from the middle of its wedge. */
const TURNS = [0, 4, -4, 8, -8, 12, -12, 16, -16]

/** Places the category names beside their wedges. Items have to avoid them. */
export function categoryLabels(sectors: Sectors, canvas: Size, measure: TextMeasure): MapLabel[] {
  const labels = cornerLabels(canvas, measure)
  for (const sector of sectors.values()) {
    if (isGivenCategory(sector.category)) continue
    const label = rimLabel(sector, canvas, labels, measure)
    if (label) labels.push(label)
  }
  return labels
}

function rimLabel(
  { category, wedge }: Sector,
  canvas: Size,
  taken: readonly Rect[],
  measure: TextMeasure,
): MapLabel | null {
  const text = cutName(category, RIM_LABEL_LENGTH)
  const size = sizeOf(text, measure)
  const reachX = canvas.width / 2 - INSET - size.width / 2
  const reachY = canvas.height / 2 - INSET - size.height / 2
  for (const depth of DEPTHS) {
    for (const turn of TURNS) {
      const ray = rayAt(middleOf(wedge) + turn)
      const rim = depth * radiusAtEdge(ray, size, canvas)
      const at = { x: clamp(rim * ray.x, -reachX, reachX), y: clamp(rim * ray.y, -reachY, reachY) }
      const label = { category, text, ...size, ...at }
      if (!taken.some((other) => overlaps(label, other, 2))) return label
    }
  }
  return null
}

const RING_WORD_FONT = 12
export type RingWord = Rect & { word: PowerWord }

/** Places the ring labels above SELF, on the border between two categories. */
export function ringWords(radii: readonly number[], measure: TextMeasure): RingWord[] {
  const ray = rayAt(TOP_BORDER)
  return POWER_BANDS.map(({ word }, band) => {
    const radius = (radii[band]! + radii[band + 1]!) / 2
    return {
      word,
      x: radius * ray.x,
      y: radius * ray.y,
      width: Math.ceil(measure(word, RING_WORD_FONT, 600)),
      height: RING_WORD_FONT,
    }
  })
}
