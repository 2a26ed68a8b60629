/**
 * Assigns directions to categories. The four given ones have fixed middles and extend halfway to their neighbours;
 * custom ones take a slice at a border.
 */
import { ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { CATEGORIES, type GivenCategory } from '#domain/self-map/self-map.ts'

/** In degrees, `from` below `to`. May pass 360. */
export type Range = { from: number; to: number }

/** The middle direction of each category, in degrees. */
const MIDDLES: Record<GivenCategory, number> = {
  ideas: 45,
  people: 170,
  lifeStory: 260,
  accomplishments: 350,
}
const ROUND = Object.keys(MIDDLES) as GivenCategory[]

/** The border between a category and the one before it, counter-clockwise. */
const BORDERS = ROUND.map((category, at) => {
  const before = MIDDLES[ROUND.at(at - 1)!] - (at === 0 ? 360 : 0)
  return (before + MIDDLES[category]) / 2
})
const fieldOf = (category: GivenCategory): Range => {
  const at = ROUND.indexOf(category)
  return { from: BORDERS[at]!, to: BORDERS[at + 1] ?? BORDERS[0]! + 360 }
}

/** The border at the top, which has room for the words of the rings. */
export const TOP_BORDER = BORDERS[1]!

/**
 * Half the slice of a custom category, in degrees. The bottom comes first, because it has the most room for a long
 * name.
 */
const HALF_SLICE = 14
const OWN_POSITIONS: readonly Range[] = [3, 2, 0, 1].map((at) => ({
  from: BORDERS[at]! - HALF_SLICE,
  to: BORDERS[at]! + HALF_SLICE,
}))

/** The margin inside a wedge, because a pill extends beyond its direction. */
const INSIDE = 4
/** The maximum distance of a pill beside a full wedge, in degrees. */
const BESIDE = 25

export type Sectors = ReturnType<typeof shareOutSectors>
export type Sector = NonNullable<ReturnType<Sectors['get']>>

function ownWedges(own: readonly string[]) {
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

/** The rest of a range without the slices taken at its ends. */
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

export function shareOutSectors(items: readonly { id: number; category: string }[]) {
  const own = ownWedges(ownCategoriesOf(items))
  const taken = OWN_POSITIONS.slice(0, own.length)
  const given = CATEGORIES.map((category) => ({
    category,
    wedge: besideTaken(fieldOf(category), taken),
    middle: MIDDLES[category],
  }))
  const sectors = [...given, ...own].map(({ category, wedge, middle }) => {
    const inside = Math.min(INSIDE, (wedge.to - wedge.from) / 3)
    return {
      category,
      /** The range drawn. */
      wedge,
      /** The direction its items fan out from. */
      middle,
      /** The directions of its items. */
      base: { from: wedge.from + inside, to: wedge.to - inside },
      /** The maximum range when crowded. */
      territory: { from: wedge.from - BESIDE, to: wedge.to + BESIDE },
    }
  })
  return new Map<string, (typeof sectors)[number]>(
    sectors.map((sector) => [sector.category, sector]),
  )
}

export const middleOf = ({ from, to }: Range): number => (from + to) / 2
