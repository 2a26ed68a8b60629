import { expect, it } from 'vitest'
import { categoriesOf, colourOf } from '#domain/self-map/map-categories.ts'
import { chanceFrom, randomItems, randomRelationships } from '#test/random-map.ts'
import { drawCurves, pointOn } from './curves.ts'
import { holdsPoint, overlaps } from './geometry.ts'
import { layOutMap } from './layout.ts'
import { sceneOf } from './scene.ts'
import { textWidth } from './text-width.ts'

const scenes = Array.from({ length: 60 }, (_, seed) => {
  const chance = chanceFrom(seed + 1000)
  const items = randomItems(chance, 2 + chance.upTo(50))
  const relationships = randomRelationships(chance, items, 1 + chance.upTo(12))
  const layout = layOutMap({ items, box: { width: 640, height: 640 }, measure: textWidth })
  return { relationships, scene: sceneOf(layout, relationships) }
})

it('draws one line for every relationship, from one item to the other', () => {
  for (const { relationships, scene } of scenes) {
    expect(scene.curves.map(({ id }) => id)).toEqual(relationships.map(({ id }) => id))
    for (const { source, target, start, end } of scene.curves) {
      const [from, to] = [source, target].map((id) => scene.pills.find((pill) => pill.id === id)!)
      expect(holdsPoint(from!, start, 3)).toBe(true)
      expect(holdsPoint(to!, end, 3)).toBe(true)
    }
  }
})

it('puts markers where no pill, no other marker and not SELF covers them', () => {
  for (const { scene } of scenes) {
    const markers = scene.curves.flatMap(({ marker }) => marker ?? [])
    for (const [index, marker] of markers.entries()) {
      expect(scene.pills.some((pill) => holdsPoint(pill, marker, 7))).toBe(false)
      expect(Math.hypot(marker.x, marker.y)).toBeGreaterThan(scene.selfRadius)
      const others = markers.slice(index + 1)
      expect(others.every(({ x, y }) => Math.hypot(x - marker.x, y - marker.y) >= 17)).toBe(true)
    }
  }
})

it('writes the words of the rings where nothing covers them', () => {
  const covered = scenes.flatMap(({ scene: { words, pills, labels } }) =>
    words.filter(({ word, x, y }) => {
      const text = { x, y, width: textWidth(word, 12, 600), height: 12 }
      return [...pills, ...labels].some((other) => overlaps(text, other))
    }),
  )
  expect(covered).toEqual([])
  expect(scenes.filter(({ scene }) => scene.words.length === 4).length).toBeGreaterThan(20)
})

it('leads hardly a line under a pill it has nothing to do with', () => {
  const lines = scenes.flatMap(({ scene }) =>
    scene.curves.map((curve) => {
      const others = scene.pills.filter(({ id }) => id !== curve.source && id !== curve.target)
      const samples = Array.from({ length: 49 }, (_, index) => pointOn(curve, (index + 1) / 50))
      return samples.some((point) => others.some((pill) => holdsPoint(pill, point, 0)))
    }),
  )
  // Most of these maps are as crowded as maps get; with straight ways out only, it was every second line.
  expect(lines.filter(Boolean).length / lines.length).toBeLessThan(0.4)
})

it('ends every line in the open, where its dot can be seen', () => {
  for (const { scene } of scenes)
    for (const { start, end } of scene.curves)
      for (const point of [start, end])
        expect(scene.pills.some((pill) => holdsPoint(pill, point, 0))).toBe(false)
})

it('leads a line around a pill that stands between two others', () => {
  const three = [-150, 0, 150].map((y, index) => ({
    id: index + 1,
    x: 200,
    y,
    width: 120,
    height: 30,
  }))
  const relationship = { id: 1, relationshipType: 'supports' as const, strength: 5 }
  const canvas = { width: 640, height: 640 }
  const [curve] = drawCurves(
    three,
    [{ ...relationship, sourceItemId: 1, targetItemId: 3 }],
    canvas,
    40,
  )
  const samples = Array.from({ length: 19 }, (_, index) => pointOn(curve!, (index + 1) / 20))
  expect(samples.some((point) => holdsPoint(three[1]!, point, 0))).toBe(false)
  const toNowhere = { ...relationship, sourceItemId: 1, targetItemId: 9 }
  expect(drawCurves(three, [toNowhere], canvas, 40)).toEqual([])
})

it('names every category once without covering a pill', () => {
  for (const { scene } of scenes) {
    const names = scene.labels.map(({ category }) => category)
    expect(new Set(names).size).toBe(names.length)
    for (const label of scene.labels)
      expect(scene.pills.some((pill) => overlaps(pill, label))).toBe(false)
  }
})

it('names all eight own categories, also where the rim is crowded', () => {
  const items = Array.from({ length: 24 }, (_, index) => ({
    id: index + 1,
    category: `Own category ${(index % 8) + 1}`,
    name: `Something of mine ${index}`,
    attachmentPower: 0.3 + (index % 7) / 10,
  }))
  const layout = layOutMap({ items, box: { width: 600, height: 540 }, measure: textWidth })
  const { labels } = sceneOf(layout, [])
  expect(labels).toHaveLength(4 + 8)
})

it('gives own categories seven colours in the order of their making', () => {
  const items = Array.from({ length: 8 }, (_, index) => ({
    id: 8 - index,
    category: `Own ${8 - index}`,
  }))
  const own = categoriesOf(items).slice(4)
  expect(own).toEqual(['Own 1', 'Own 2', 'Own 3', 'Own 4', 'Own 5', 'Own 6', 'Own 7', 'Own 8'])
  expect(own.map((category) => colourOf(category, own)).join(' ')).toBe(
    'custom1 custom2 custom3 custom4 custom5 custom6 custom7 custom1',
  )
})
