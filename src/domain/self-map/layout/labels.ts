/** The names of the four given categories stand in the corners; own categories get one at the rim. */
import { CATEGORY_LABELS, type GivenCategory } from '#domain/self-map/self-map.ts'
import { cutName } from './density.ts'
import { clamp, overlaps, type Rect, radiusAtEdge, rayAt, type Size } from './geometry.ts'
import { middleOf, type Sector } from './sectors.ts'
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

export function cornerLabels(canvas: Size, measure: TextMeasure): MapLabel[] {
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

/** From the rim inwards: a crowded rim leaves room for a name further in. */
const DEPTHS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44]

/** In degrees: where a category is full, its name may stand a little beside it. */
const BESIDE = [0, 20]

function* placesOf({ territory, base }: Sector) {
  const middle = middleOf(base)
  for (const beside of BESIDE) {
    const [from, to] = [territory.from - beside, territory.to + beside]
    for (const depth of DEPTHS) {
      for (let turn = 0; turn <= to - from; turn += 3) {
        for (const degrees of [middle + turn, middle - turn])
          if (degrees >= from && degrees <= to) yield { depth, degrees }
      }
    }
  }
}

/** A label near the rim of an own category, where it covers nothing; none when there is no room. */
export function rimLabel(
  sector: Sector,
  canvas: Size,
  taken: readonly Rect[],
  measure: TextMeasure,
): MapLabel | null {
  const text = cutName(sector.category, RIM_LABEL_LENGTH)
  const size = sizeOf(text, measure)
  for (const { depth, degrees } of placesOf(sector)) {
    const ray = rayAt(degrees)
    const rim = depth * radiusAtEdge(ray, size, canvas)
    const [reachX, reachY] = [
      canvas.width / 2 - INSET - size.width / 2,
      canvas.height / 2 - INSET - size.height / 2,
    ]
    const label = {
      category: sector.category,
      text,
      ...size,
      x: clamp(rim * ray.x, -reachX, reachX),
      y: clamp(rim * ray.y, -reachY, reachY),
    }
    if (!taken.some((other) => overlaps(label, other, 2))) return label
  }
  return null
}
