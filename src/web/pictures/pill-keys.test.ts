import { expect, it } from 'vitest'
import { SAMPLE_ITEMS } from '#domain/content/examples/dashboard-sample.ts'
import { layOutMap } from '#domain/self-map/layout/layout.ts'
import { sceneOf } from '#domain/self-map/layout/scene.ts'
import { textWidth } from '#domain/self-map/layout/text-width.ts'
import { CATEGORIES } from '#domain/self-map/self-map.ts'
import { groupPills, pillAfterKey } from './pill-keys.ts'

const box = { width: 640, height: 640 }
const layout = layOutMap({ items: SAMPLE_ITEMS, box, measure: textWidth })
const { pills } = sceneOf(layout, [])
const inOrder = groupPills(pills, CATEGORIES).flat()
const keyOf = (name: string) => pills.find((pill) => pill.name === name)!.key
const after = (key: string, name: string) => pillAfterKey(key, keyOf(name), inOrder)?.name

it('goes from item to item, strongest first and category by category, round and round', () => {
  expect(after('ArrowRight', 'Friends')).toBe('Partner/Spouse')
  expect(after('ArrowLeft', 'Partner/Spouse')).toBe('Friends')
  expect(after('ArrowRight', 'Colleagues')).toBe('Health & Wellness')
  expect(after('ArrowLeft', 'Friends')).toBe('Challenges Overcome')
  expect(after('End', 'Friends')).toBe('Challenges Overcome')
  expect(after('Home', 'Colleagues')).toBe('Friends')
})

it('leaves other keys alone and passes over hidden categories', () => {
  expect(after('a', 'Friends')).toBeUndefined()
  expect(after('ArrowUp', 'Friends')).toBeUndefined()
  const without = groupPills(pills, CATEGORIES, new Set(['ideas'])).flat()
  expect(pillAfterKey('ArrowRight', keyOf('Colleagues'), without)?.name).toBe('Education')
})
