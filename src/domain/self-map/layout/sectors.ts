/**
 * Which directions belong to which category. Each of the four given ones fans out from its own direction and reaches
 * halfway to its neighbours; they never turn. Own categories take a slice where two of the four meet.
 */
import { ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { CATEGORIES, type GivenCategory } from '#domain/self-map/self-map.ts'

/** Degrees, `from` below `to`; a range may pass 360. */
export type Range = { from: number; to: number }

/** The direction of each category, in degrees: the middle from which its items fan out. */
const MIDDLES: Record<GivenCategory, number> = {
  ideas: 45,
  people: 170,
  lifeStory: 260,
  accomplishments: 350,
}
const ROUND = Object.keys(MIDDLES) as GivenCategory[]

/** The direction halfway between a category and the one before it, counter-clockwise. */
const BORDERS = ROUND.map((category, at) => {
  const before = MIDDLES[ROUND.at(at - 1)!] - (at === 0 ? 360 : 0)
  return (before + MIDDLES[category]) / 2
})
const fieldOf = (category: GivenCategory): Range => {
  const at = ROUND.indexOf(category)
  return { from: BORDERS[at]!, to: BORDERS[at + 1] ?? BORDERS[0]! + 360 }
}

/** Where two categories meet at the top there is room for what the rings mean. */
export const TOP_BORDER = BORDERS[1]!

/** Half of what an own category takes, in degrees; at the bottom there is most room for a long name. */
const HALF_SLICE = 14
const OWN_POSITIONS: readonly Range[] = [3, 2, 0, 1].map((at) => ({
  from: BORDERS[at]! - HALF_SLICE,
  to: BORDERS[at]! + HALF_SLICE,
}))

/** A pill hangs over the direction in which it stands: this far inside its wedge it still looks at home. */
const INSIDE = 4
/** Where its wedge is full, something may stand a little beside it. */
const BESIDE = 25

export type Sector = {
  category: string
  /** What is drawn of it. */
  wedge: Range
  /** The direction from which its items fan out. */
  middle: number
  /** The directions its items take. */
  base: Range
  /** The furthest they are led aside where it is crowded. */
  territory: Range
}
export type Sectors = ReadonlyMap<string, Sector>

function ownWedges(own: readonly string[]): Pick<Sector, 'category' | 'wedge' | 'middle'>[] {
  const positions = OWN_POSITIONS.length
  return own.map((category, index) => {
    const { from, to } = OWN_POSITIONS[index % positions]!
    const sharers = Math.ceil((own.length - (index % positions)) / positions)
    const share = (to - from) / sharers
    const start = from + Math.floor(index / positions) * share
    const wedge = { from: start, to: start + share }
    return { category, wedge, middle: middleOf(wedge) }
  })
}

/** What is left of a given range beside the slices that are taken at its ends. */
function besideTaken(range: Range, taken: readonly Range[]): Range {
  const left = { ...range }
  for (const slice of taken) {
    for (const turn of [-360, 0, 360]) {
      const [from, to] = [slice.from + turn, slice.to + turn]
      if (to <= range.from || from >= range.to) continue
      if (from <= range.from) left.from = Math.max(left.from, to)
      else left.to = Math.min(left.to, from)
    }
  }
  return left
}

export function shareOutSectors(items: readonly { id: number; category: string }[]): Sectors {
  const own = ownWedges(ownCategoriesOf(items))
  const taken = OWN_POSITIONS.slice(0, own.length)
  const given = CATEGORIES.map((category) => ({
    category,
    wedge: besideTaken(fieldOf(category), taken),
    middle: MIDDLES[category],
  }))
  const sectors = [...given, ...own].map(({ category, wedge, middle }): Sector => {
    const inside = Math.min(INSIDE, (wedge.to - wedge.from) / 3)
    return {
      category,
      wedge,
      middle,
      base: { from: wedge.from + inside, to: wedge.to - inside },
      territory: { from: wedge.from - BESIDE, to: wedge.to + BESIDE },
    }
  })
  return new Map(sectors.map((sector) => [sector.category, sector]))
}

export const middleOf = ({ from, to }: Range): number => (from + to) / 2
