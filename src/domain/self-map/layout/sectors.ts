/**
 * Which directions belong to which category. The four given ones lie round their corners and never turn, straight
 * above SELF stand the words of the rings. Own categories take a slice between two of the four.
 */
import { ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { CATEGORIES, type GivenCategory } from '#domain/self-map/self-map.ts'
import { type Ray, rayAt, type Size, turnInto } from './geometry.ts'

/** Degrees, `from` below `to`; a range may pass 360. */
export type Range = { from: number; to: number }

const GIVEN_RANGES: Record<GivenCategory, Range> = {
  people: { from: 108, to: 187 },
  ideas: { from: 353, to: 432 },
  lifeStory: { from: 193, to: 267 },
  accomplishments: { from: 273, to: 347 },
}

/** In the order in which own categories take them; at the bottom and the top there is more room for a long name. */
const OWN_POSITIONS: readonly Range[] = [
  { from: 254, to: 286 },
  { from: 108, to: 130 },
  { from: 410, to: 432 },
  { from: 344, to: 376 },
  { from: 174, to: 206 },
]

/** Between two categories, in degrees. */
const APART = 5
/** A pill hangs over the direction in which it stands: this far inside its wedge it still looks at home. */
const INSIDE = 4
/** Where its wedge is full, something may stand a little beside it. */
const BESIDE = 25

export type Sector = {
  category: string
  /** What is drawn of it. */
  wedge: Range
  /** The directions its items take. */
  base: Range
  /** The furthest they are led aside where it is crowded. */
  territory: Range
}
export type Sectors = ReadonlyMap<string, Sector>

function ownWedges(own: readonly string[]): { category: string; wedge: Range }[] {
  const positions = OWN_POSITIONS.length
  return own.map((category, index) => {
    const { from, to } = OWN_POSITIONS[index % positions]!
    const sharers = Math.ceil((own.length - (index % positions)) / positions)
    const share = (to - from) / sharers
    const start = from + Math.floor(index / positions) * share
    return { category, wedge: { from: start, to: start + share } }
  })
}

/** What is left of a given range beside the slices that are taken at its ends. */
function besideTaken(range: Range, taken: readonly Range[]): Range {
  const left = { ...range }
  for (const slice of taken) {
    for (const turn of [-360, 0, 360]) {
      const [from, to] = [slice.from + turn, slice.to + turn]
      if (to <= range.from || from >= range.to) continue
      if (from <= range.from) left.from = Math.max(left.from, to + APART)
      else left.to = Math.min(left.to, from - APART)
    }
  }
  return left
}

export function shareOutSectors(items: readonly { id: number; category: string }[]): Sectors {
  const own = ownWedges(ownCategoriesOf(items))
  const taken = OWN_POSITIONS.slice(0, own.length)
  const given = CATEGORIES.map((category) => ({
    category,
    wedge: besideTaken(GIVEN_RANGES[category], taken),
  }))
  const sectors = [...given, ...own].map(({ category, wedge }): Sector => {
    const inside = Math.min(INSIDE, (wedge.to - wedge.from) / 3)
    return {
      category,
      wedge,
      base: { from: wedge.from + inside, to: wedge.to - inside },
      territory: { from: wedge.from - BESIDE, to: wedge.to + BESIDE },
    }
  })
  return new Map(sectors.map((sector) => [sector.category, sector]))
}

/**
 * How far out along a ray inside the wedge the middle of a pill must be for the point that counts to lie in the wedge
 * as well: that of a long pill points more steeply than its middle does.
 */
export function radiusInside(ray: Ray, { width, height }: Size, { from, to }: Range): number {
  const upright = turnInto(ray.y < 0 ? 90 : 270, from)
  if (upright <= to) return 0
  const inward = (-Math.sign(ray.x) * Math.max(0, width - height)) / 2
  const [first, last] = [rayAt(from), rayAt(to)]
  // What lies in the wedge is on the inner side of both its edges.
  const beyondFirst = (-first.y * inward) / (first.y * ray.x - first.x * ray.y)
  const beyondLast = (last.y * inward) / (last.x * ray.y - last.y * ray.x)
  return Math.max(0, beyondFirst, beyondLast)
}

export const middleOf = ({ from, to }: Range): number => (from + to) / 2
