import { describe, expect, it } from 'vitest'
import { SAMPLE_NETWORK } from '#domain/content/examples/analytics-sample.ts'
import type { CategoryNetwork } from '#domain/findings/category-network.ts'
import { DEFAULT_STRENGTH } from '#domain/self-map/relationship.ts'
import {
  collisionRadius,
  linkLength,
  type NetworkPlace,
  radiusOf,
  settleNetwork,
} from './settle-network.ts'

const BOXES = [
  { width: 640, height: 400 },
  { width: 560, height: 300 },
  { width: 326, height: 300 },
]
const atFullStrength = ({ nodes, links }: CategoryNetwork): CategoryNetwork => ({
  nodes: nodes.map((node) => ({ ...node, strength: 10 })),
  links: links.map((link) => ({ ...link, strength: 10 })),
})
const NETWORKS = { sample: SAMPLE_NETWORK, 'full strength': atFullStrength(SAMPLE_NETWORK) }

function distanceToLine(p: NetworkPlace, a: NetworkPlace, b: NetworkPlace): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
}

describe.each(Object.entries(NETWORKS))('a network at %s', (_, network) => {
  it.each(BOXES)('has nothing on top of anything at $width by $height', (box) => {
    const places = settleNetwork(network, box)
    const all = [...places]
    for (const [name, place] of all) {
      expect(place.x - place.radius).toBeGreaterThanOrEqual(0)
      expect(place.x + place.radius).toBeLessThanOrEqual(box.width)
      expect(place.y - place.radius).toBeGreaterThanOrEqual(0)
      expect(place.y + place.radius).toBeLessThanOrEqual(box.height)
      for (const [other, there] of all) {
        if (other === name) continue
        const apart = Math.hypot(place.x - there.x, place.y - there.y)
        expect(apart).toBeGreaterThan(place.radius + there.radius)
      }
      for (const { source, target } of network.links) {
        if (source === name || target === name) continue
        const gap = distanceToLine(place, places.get(source)!, places.get(target)!)
        expect(gap).toBeGreaterThan(place.radius)
      }
    }
  })
})

it('always rests in the same place', () => {
  const [box] = BOXES as [(typeof BOXES)[number]]
  expect([...settleNetwork(SAMPLE_NETWORK, box)]).toEqual([...settleNetwork(SAMPLE_NETWORK, box)])
})

it('keeps fourteen categories inside the box and apart', () => {
  const names = Array.from({ length: 14 }, (_, index) => `Category ${index + 1}`)
  const network: CategoryNetwork = {
    nodes: names.map((category) => ({ category, strength: 5, count: 2 })),
    links: names.map((source, index) => ({
      source,
      target: names[(index + 1) % names.length]!,
      strength: 5,
      count: 1,
    })),
  }
  const all = [...settleNetwork(network, { width: 640, height: 400 }).values()]
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(
        one.radius + other.radius,
      )
    }
  }
})

it('draws stronger ties larger', () => {
  expect([radiusOf(1), radiusOf(10)]).toEqual([25, 70])
})

it('links over 100 px and keeps 50 px apart up to the default strength, and further only where circles would touch', () => {
  const usual = [1, 3, DEFAULT_STRENGTH].map(radiusOf)
  expect(usual.map((radius) => linkLength(radius, radius))).toEqual([100, 100, 100])
  expect(usual.map(collisionRadius)).toEqual([50, 50, 50])
  const largest = radiusOf(10)
  expect(linkLength(largest, largest)).toBeGreaterThan(2 * largest)
  expect(collisionRadius(largest)).toBeGreaterThan(largest)
})
