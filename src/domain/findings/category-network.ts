/**
 * The network of categories in a Self-Map. All relationships between items of two categories form one link with their
 * mean strength.
 */
import * as z from 'zod/mini'

export const CategoryLink = z.object({
  source: z.string(),
  target: z.string(),
  /** The mean of the relationships' strengths, 0.1 to 10. */
  strength: z.number(),
  /** The number of relationships in this link. */
  count: z.int(),
})
export type CategoryLink = z.infer<typeof CategoryLink>

export const CategoryNode = z.object({
  category: z.string(),
  /** The mean strength of all its relationships to other categories. */
  strength: z.number(),
  count: z.int(),
})

export const CategoryNetwork = z.object({
  /** The strongest first. */
  nodes: z.array(CategoryNode),
  /** The strongest first. */
  links: z.array(CategoryLink),
})
export type CategoryNetwork = z.infer<typeof CategoryNetwork>

type Item = { id: number; category: string }
type Tie = { sourceItemId: number; targetItemId: number; strength: number }
type Crossing = { ends: readonly [string, string]; strength: number }

const oneDecimal = (value: number): number => Math.round(value * 10) / 10
const meanStrength = (crossings: readonly Crossing[]): number =>
  oneDecimal(crossings.reduce((sum, { strength }) => sum + strength, 0) / crossings.length)

export function categoryNetwork(items: readonly Item[], ties: readonly Tie[]): CategoryNetwork {
  const categories = new Map(items.map(({ id, category }) => [id, category]))
  const crossings = ties.flatMap(({ sourceItemId, targetItemId, strength }): Crossing[] => {
    const source = categories.get(sourceItemId)
    const target = categories.get(targetItemId)
    if (source === undefined || target === undefined || source === target) return []
    return [{ ends: source < target ? [source, target] : [target, source], strength }]
  })
  const byPair = Map.groupBy(crossings, ({ ends }) => JSON.stringify(ends))
  const links = [...byPair.values()].map((all) => {
    const [source, target] = all[0]!.ends
    return { source, target, strength: meanStrength(all), count: all.length }
  })
  const nodes = [...new Set(crossings.flatMap(({ ends }) => ends))].sort().map((category) => {
    const all = crossings.filter(({ ends }) => ends.includes(category))
    return { category, strength: meanStrength(all), count: all.length }
  })
  return { nodes: nodes.sort(byStrength), links: links.sort(byStrength) }
}

type LinkWeight = { strength: number; count: number }
const byStrength = (one: LinkWeight, other: LinkWeight): number =>
  other.strength - one.strength || other.count - one.count

export const linksOf = ({ links }: CategoryNetwork, category: string): CategoryLink[] =>
  links.filter(({ source, target }) => source === category || target === category)

export const otherEnd = ({ source, target }: CategoryLink, category: string): string =>
  source === category ? target : source

/** The maximum number of nodes for trying every order. */
const TRY_ALL_UP_TO = 7

/** Finds the order around a circle with the fewest crossings. Among equals, linked categories are neighbours. */
export function circleOrder({ nodes, links }: CategoryNetwork): string[] {
  const [first, ...rest] = nodes.map(({ category }) => category)
  if (first === undefined) return []
  const costOf = (order: readonly string[]) => tangle(order, links)
  if (nodes.length > TRY_ALL_UP_TO) return untangle([first, ...rest], costOf)
  let best = { order: [first, ...rest], cost: Number.POSITIVE_INFINITY }
  for (const tail of permutations(rest)) {
    const order = [first, ...tail]
    const cost = costOf(order)
    if (cost < best.cost) best = { order, cost }
  }
  return best.order
}

/** Counts crossings first. The length of the links only breaks ties. */
function tangle(order: readonly string[], links: readonly CategoryLink[]): number {
  const places = new Map(order.map((category, index) => [category, index]))
  const chords = links.map(({ source, target }) => {
    const [a, b] = [places.get(source)!, places.get(target)!]
    return a < b ? [a, b] : [b, a]
  }) as [number, number][]
  let cost = 0
  for (const [index, [a, b]] of chords.entries()) {
    cost += Math.min(b - a, order.length - (b - a)) / 1000
    for (const [c, d] of chords.slice(index + 1)) {
      if ((a < c && c < b && b < d) || (c < a && a < d && d < b)) cost += 1
    }
  }
  return cost
}

function* permutations(rest: readonly string[]): Generator<string[]> {
  if (rest.length === 0) yield []
  for (const [index, head] of rest.entries()) {
    for (const tail of permutations(rest.toSpliced(index, 1))) yield [head, ...tail]
  }
}

/** Swaps pairs as long as that lowers the cost, because trying every order would take too long. */
function untangle(start: string[], costOf: (order: readonly string[]) => number): string[] {
  let order = start
  let cost = costOf(order)
  for (let hasHelped = true; hasHelped; ) {
    hasHelped = false
    for (let a = 0; a < order.length; a++) {
      for (let b = a + 1; b < order.length; b++) {
        const swapped = order.with(a, order[b]!).with(b, order[a]!)
        const swappedCost = costOf(swapped)
        if (swappedCost >= cost - 1e-9) continue
        order = swapped
        cost = swappedCost
        hasHelped = true
      }
    }
  }
  return order
}
