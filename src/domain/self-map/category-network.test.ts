import { describe, expect, it } from 'vitest'
import { type CategoryNetwork, categoryNetwork, circleOrder, linksOf } from './category-network.ts'

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
