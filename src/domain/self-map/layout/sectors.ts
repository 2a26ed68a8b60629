/**
 * Which directions belong to which category. The four given categories have fixed ranges; own categories
 * live in the four gaps between them. Each gap is shared out by need, so a crowded category widens into
 * its neighbours' free space but never into their own range.
 */
import { ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { CATEGORIES, type GivenCategory } from '#domain/self-map/self-map.ts'
import { clamp, rayAt, type Size } from './geometry.ts'

/** Degrees, `from` below `to`; a range may pass 360. */
export type Range = { from: number; to: number }

const GIVEN_RANGES: Record<GivenCategory, Range> = {
  people: { from: 145, to: 195 },
  ideas: { from: 30, to: 60 },
  lifeStory: { from: 235, to: 285 },
  accomplishments: { from: 325, to: 375 },
}

const OWN_POSITIONS: readonly Range[] = [
  { from: 88, to: 116 },
  { from: 297, to: 313 },
  { from: 207, to: 223 },
  { from: 18, to: 27 },
]

/** A neighbour always keeps this share of the gap between the two. */
const SMALLEST_SHARE = 0.15

export type Sector = {
  category: string
  /** The range every item would like to be in. */
  base: Range
  /** The furthest the category may widen. */
  territory: Range
  /** The space its pills need, in square px, and how many there are. */
  needed: number
  count: number
}
export type Sectors = ReadonlyMap<string, Sector>

function baseRanges(own: readonly string[]): { category: string; base: Range }[] {
  const given = CATEGORIES.map((category) => ({ category, base: GIVEN_RANGES[category] }))
  const positions = OWN_POSITIONS.length
  const added = own.map((category, index) => {
    const { from, to } = OWN_POSITIONS[index % positions]!
    const sharers = Math.ceil((own.length - (index % positions)) / positions)
    const share = (to - from) / sharers
    const start = from + Math.floor(index / positions) * share
    return { category, base: { from: start, to: start + share } }
  })
  return [...given, ...added].sort((a, b) => a.base.from - b.base.from)
}

type Pill = Size & { id: number; category: string }

export function shareOutSectors(pills: readonly Pill[], gap: number): Sectors {
  const sectors: Sector[] = baseRanges(ownCategoriesOf(pills)).map(({ category, base }) => {
    const mine = pills.filter((pill) => pill.category === category)
    const needed = mine.reduce((sum, pill) => sum + (pill.width + gap) * (pill.height + gap), 0)
    return { category, base, territory: { ...base }, needed, count: mine.length }
  })
  sectors.forEach((sector, index) => {
    const isLast = index === sectors.length - 1
    const next = sectors[isLast ? 0 : index + 1]!
    const free = Math.max(0, next.base.from + (isLast ? 360 : 0) - sector.base.to)
    const need = (sector.needed + 1) / (sector.needed + next.needed + 2)
    const share = clamp(need, SMALLEST_SHARE, 1 - SMALLEST_SHARE)
    sector.territory.to = sector.base.to + free * share
    next.territory.from = next.base.from - free * (1 - share)
  })
  return new Map(sectors.map((sector) => [sector.category, sector]))
}

/** How far a category has widened: 0 is its base range, 1 its whole territory. */
export const widenedRange = ({ base, territory }: Sector, widening: number): Range => ({
  from: base.from - (base.from - territory.from) * widening,
  to: base.to + (territory.to - base.to) * widening,
})

export const middleOf = ({ from, to }: Range): number => (from + to) / 2

/** The part of the canvas that lies in these directions, in square px. */
export function areaWithin({ from, to }: Range, canvas: Size): number {
  const slices = 12
  const degrees = (to - from) / slices
  let area = 0
  for (let slice = 0; slice < slices; slice++) {
    const ray = rayAt(from + (slice + 0.5) * degrees)
    const radius = Math.min(
      canvas.width / 2 / (Math.abs(ray.x) + 1e-9),
      canvas.height / 2 / (Math.abs(ray.y) + 1e-9),
    )
    area += (0.5 * radius ** 2 * degrees * Math.PI) / 180
  }
  return area
}
