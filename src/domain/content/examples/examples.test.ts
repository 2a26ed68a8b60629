import { expect, it } from 'vitest'
import { NewSelfMapItem } from '#domain/self-map/self-map.ts'
import { SAMPLE_ITEMS, SAMPLE_RELATIONSHIPS } from './dashboard-sample.ts'
import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from './self-map.ts'

it.each([
  ['the examples', EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS],
  ['the dashboard sample', SAMPLE_ITEMS, SAMPLE_RELATIONSHIPS],
])('%s are valid, negative and tied only to each other', (_, items, relationships) => {
  const ids = items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => id < 0)).toBe(true)
  for (const item of items) expect(NewSelfMapItem.safeParse(item).success).toBe(true)
  for (const { sourceItemId, targetItemId } of relationships) {
    expect(ids).toContain(sourceItemId)
    expect(ids).toContain(targetItemId)
    expect(sourceItemId).not.toBe(targetItemId)
  }
})

it('are as many as the product promises', () => {
  expect([EXAMPLE_ITEMS.length, SAMPLE_ITEMS.length, SAMPLE_RELATIONSHIPS.length]).toEqual([
    9, 16, 5,
  ])
  expect(EXAMPLE_ITEMS.map(({ id }) => id)).toEqual([-1, -2, -3, -4, -5, -6, -7, -8, -9])
})
