import { expect, it } from 'vitest'
import { SAMPLE_ITEMS } from '#domain/content/examples/dashboard-sample.ts'
import { layOutMap } from '#domain/self-map/layout/layout.ts'
import { sceneOf } from '#domain/self-map/layout/scene.ts'
import { textWidth } from '#domain/self-map/layout/text-width.ts'
import { CATEGORIES } from '#domain/self-map/self-map.ts'
import { groupPills, pillAfterKey } from './pill-keys.ts'

const box = { width: 640, height: 640 }
const layout = layOutMap({ items: SAMPLE_ITEMS, box, measure: textWidth })
const { pills } = sceneOf(layout, [], textWidth)
const groups = groupPills(pills, CATEGORIES)
const keyOf = (name: string) => pills.find((pill) => pill.name === name)!.key
const after = (key: string, name: string) => pillAfterKey(key, keyOf(name), groups)?.name

it('goes down to weaker and up to stronger items, and stays at the ends', () => {
  expect(after('ArrowDown', 'Friends')).toBe('Partner/Spouse')
  expect(after('ArrowUp', 'Partner/Spouse')).toBe('Friends')
  expect(after('ArrowUp', 'Friends')).toBe('Friends')
  expect(after('End', 'Friends')).toBe('Colleagues')
  expect(after('Home', 'Colleagues')).toBe('Friends')
})

it('goes sideways through the categories, round and round', () => {
  expect(after('ArrowRight', 'Friends')).toBe('Health & Wellness')
  expect(after('ArrowLeft', 'Friends')).toBe('Integrity')
  expect(after('ArrowRight', 'Challenges Overcome')).toBe('Colleagues')
})

it('leaves other keys alone and passes over hidden categories', () => {
  expect(after('a', 'Friends')).toBeUndefined()
  const without = groupPills(pills, CATEGORIES, new Set(['ideas']))
  expect(pillAfterKey('ArrowRight', keyOf('Friends'), without)?.name).toBe('Education')
})
