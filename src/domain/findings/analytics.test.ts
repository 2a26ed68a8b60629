import { expect, it } from 'vitest'
import { categoryShares, closestItems } from './analytics.ts'
import { countOf } from './analytics-words.ts'

const item = (name: string, category: string, attachmentPower: number) => ({
  name,
  category,
  attachmentPower,
})

it('has the largest share first, then the closer one, then by name', () => {
  const shares = categoryShares([
    ...[item('a', 'people', 0.2), item('b', 'people', 0.6)],
    ...[item('c', 'Music', 0.5), item('d', 'ideas', 0.5), item('e', 'lifeStory', 0.9)],
  ])
  expect(shares).toEqual([
    { category: 'people', count: 2, power: 0.4 },
    { category: 'lifeStory', count: 1, power: 0.9 },
    { category: 'ideas', count: 1, power: 0.5 },
    { category: 'Music', count: 1, power: 0.5 },
  ])
  expect([countOf(shares), countOf([])]).toEqual([5, 0])
})

it('names the three that are closest, and by name where they are level', () => {
  const items = [
    ...[item('Tom', 'people', 0.8), item('Lea', 'people', 1)],
    ...[item('Ben', 'people', 0.8), item('Zoe', 'people', 0.7)],
  ]
  expect(closestItems(items)).toEqual([
    { name: 'Lea', category: 'people', power: 1 },
    { name: 'Ben', category: 'people', power: 0.8 },
    { name: 'Tom', category: 'people', power: 0.8 },
  ])
  expect(closestItems(items.slice(0, 1))).toHaveLength(1)
})
