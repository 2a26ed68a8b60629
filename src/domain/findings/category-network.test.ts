import { describe, expect, it } from 'vitest'
import { seeded } from '../findings/seeded.ts'
import {
  type CategoryNetwork,
  categoryNetwork,
  circleOrder,
  linksOf,
  otherEnd,
} from './category-network.ts'

const item = (id: number, category: string) => ({ id, category })
const tie = (sourceItemId: number, targetItemId: number, strength: number) => ({
  sourceItemId,
  targetItemId,
  strength,
})
const ITEMS = [item(1, 'people'), item(2, 'people'), item(3, 'ideas'), item(4, 'Music')]

describe('the network of categories', () => {
  it('is empty while nothing links two categories', () => {
    expect(categoryNetwork(ITEMS, [tie(1, 2, 9)])).toEqual({ nodes: [], links: [] })
    expect(categoryNetwork([], [tie(1, 3, 9)])).toEqual({ nodes: [], links: [] })
  })

  it('takes both directions together and averages strengths', () => {
    const network = categoryNetwork(ITEMS, [
      tie(1, 3, 4),
      tie(3, 2, 7),
      tie(4, 1, 10),
      tie(1, 2, 1),
    ])
    expect(network.links).toEqual([
      { source: 'Music', target: 'people', strength: 10, count: 1 },
      { source: 'ideas', target: 'people', strength: 5.5, count: 2 },
    ])
    expect(network.nodes).toEqual([
      { category: 'Music', strength: 10, count: 1 },
      { category: 'people', strength: 7, count: 3 },
      { category: 'ideas', strength: 5.5, count: 2 },
    ])
    expect(linksOf(network, 'ideas')).toHaveLength(1)
  })

  it('leaves out what is tied to an item that is gone', () => {
    expect(categoryNetwork(ITEMS, [tie(1, 99, 5)]).nodes).toEqual([])
  })
})

describe('the order around the circle', () => {
  const ring = (names: readonly string[], pairs: readonly (readonly [string, string])[]) =>
    ({
      nodes: names.map((category) => ({ category, strength: 5, count: 1 })),
      links: pairs.map(([source, target]) => ({ source, target, strength: 5, count: 1 })),
    }) satisfies CategoryNetwork
  const areNeighbours = (order: readonly string[], a: string, b: string) => {
    const apart = Math.abs(order.indexOf(a) - order.indexOf(b))
    return apart === 1 || apart === order.length - 1
  }

  it('puts linked categories beside each other', () => {
    const pairs = [
      ['a', 'c'],
      ['c', 'b'],
      ['b', 'd'],
      ['d', 'a'],
    ] as const
    const order = circleOrder(ring(['a', 'b', 'c', 'd'], pairs))
    expect(pairs.every(([one, other]) => areNeighbours(order, one, other))).toBe(true)
  })

  it('also finds a good order where there are too many to try all', () => {
    const names = Array.from({ length: 14 }, (_, index) => String.fromCharCode(97 + index))
    const pairs = names.map((name, index) => [name, names[(index + 5) % 14]!] as const)
    const order = circleOrder(ring(names, pairs))
    expect(order.toSorted()).toEqual(names)
    expect(pairs.filter(([a, b]) => areNeighbours(order, a, b)).length).toBeGreaterThan(7)
  })

  it('is empty for nobody', () => {
    expect(circleOrder({ nodes: [], links: [] })).toEqual([])
  })
})

it('has the strongest first, then the one with more threads', () => {
  const items = [item(1, 'a'), item(2, 'b'), item(3, 'c'), item(4, 'd')]
  const { links, nodes } = categoryNetwork(items, [
    ...[tie(1, 2, 5), tie(3, 4, 5), tie(4, 3, 5), tie(1, 3, 6.04)],
  ])
  expect(
    links.map(({ source, target, strength, count }) => [source, target, strength, count]),
  ).toEqual([
    ['a', 'c', 6, 1],
    ['c', 'd', 5, 2],
    ['a', 'b', 5, 1],
  ])
  expect(nodes.map(({ category, strength, count }) => [category, strength, count])).toEqual([
    ['a', 5.5, 2],
    ['c', 5.3, 3],
    ['d', 5, 2],
    ['b', 5, 1],
  ])
  expect(linksOf({ links, nodes }, 'c').map((link) => otherEnd(link, 'c'))).toEqual(['a', 'd'])
})

it.each([
  // Two crossing lines are drawn apart; what is linked stands side by side where that is free.
  [
    ['a', 'b', 'c', 'd'],
    ['ac', 'bd'],
    ['a', 'b', 'd', 'c'],
  ],
  [
    ['a', 'b', 'c', 'd'],
    ['ab', 'cd'],
    ['a', 'b', 'c', 'd'],
  ],
  [
    ['a', 'b', 'c', 'd', 'e'],
    ['ac', 'ce'],
    ['a', 'b', 'd', 'e', 'c'],
  ],
  [['a'], [], ['a']],
])('puts %j around a circle so that %j do not cross', (names, pairs, wanted) => {
  const network: CategoryNetwork = {
    nodes: names.map((category) => ({ category, strength: 5, count: 1 })),
    links: pairs.map((pair) => ({ source: pair[0]!, target: pair[1]!, strength: 5, count: 1 })),
  }
  expect(circleOrder(network)).toEqual(wanted)
})

it('untangles eight as it does seven', () => {
  const names = [...'abcdefgh']
  const network: CategoryNetwork = {
    nodes: names.map((category) => ({ category, strength: 5, count: 1 })),
    links: [
      ['a', 'e'],
      ['b', 'f'],
      ['c', 'g'],
      ['d', 'h'],
    ].map(([source, target]) => ({
      source: source!,
      target: target!,
      strength: 5,
      count: 1,
    })),
  }
  const order = circleOrder(network)
  for (const [one, other] of [
    ['a', 'e'],
    ['b', 'f'],
    ['c', 'g'],
    ['d', 'h'],
  ] as const) {
    const apart = Math.abs(order.indexOf(one) - order.indexOf(other))
    expect([1, 7]).toContain(apart)
  }
})

/** Two lines cross where exactly one end of the one lies between both ends of the other. */
function drawn(order: readonly string[], links: CategoryNetwork['links']) {
  const at = (name: string) => order.indexOf(name)
  const isBetween = (place: number, [a, b]: readonly [number, number]) =>
    place > Math.min(a, b) && place < Math.max(a, b)
  const lines = links.map(({ source, target }) => [at(source), at(target)] as const)
  let crossings = 0
  for (const [index, line] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      const isApart = new Set([...line, ...other]).size === 4
      if (isApart && isBetween(other[0], line) !== isBetween(other[1], line)) crossings += 1
    }
  const ways = lines.map(([a, b]) => Math.min(Math.abs(a - b), order.length - Math.abs(a - b)))
  return { crossings, way: ways.reduce((sum, way) => sum + way, 0) }
}
const everyOrder = (names: readonly string[]): string[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((name) =>
        everyOrder(names.filter((it) => it !== name)).map((rest) => [name, ...rest]),
      )

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'has the fewest crossings, then the shortest ways: %d',
  (seed) => {
    const names = [...'abcdef']
    const chance = seeded(seed)
    const links = names
      .flatMap((source, at) => names.slice(at + 1).map((target) => ({ source, target })))
      .filter(() => chance() < 0.5)
      .map((link) => ({ ...link, strength: 5, count: 1 }))
    const nodes = names.map((category) => ({ category, strength: 5, count: 1 }))
    const all = everyOrder(names).map((order) => drawn(order, links))
    const best = Math.min(...all.map(({ crossings, way }) => 1000 * crossings + way))
    const { crossings, way } = drawn(circleOrder({ nodes, links }), links)
    expect(1000 * crossings + way).toBe(best)
  },
)
