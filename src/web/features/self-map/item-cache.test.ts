import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import type { Relationship } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { relationshipsKey, selfMapKey } from '#web/lib/query-keys.ts'
import { itemCache } from './item-cache.ts'

const ME = 1
const item = (id: number, name: string, attachmentPower = 0.5): SelfMapItem => ({
  id,
  userId: ME,
  category: 'people',
  name,
  attachmentPower,
})
const tie = (id: number, sourceItemId: number, targetItemId: number): Relationship => ({
  id,
  sourceItemId,
  targetItemId,
  relationshipType: 'supports',
  strength: 5,
  description: null,
})

let client: QueryClient
let cache: ReturnType<typeof itemCache>
beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(selfMapKey(ME), [item(4, 'Mama'), item(-3, 'Friends', 0.7)])
  client.setQueryData(relationshipsKey(ME), [tie(1, -3, 4)])
  cache = itemCache(client, ME)
})

const items = () => client.getQueryData<SelfMapItem[]>(selfMapKey(ME)) ?? []
const names = () => items().map(({ name }) => name)
const ties = () =>
  (client.getQueryData<Relationship[]>(relationshipsKey(ME)) ?? []).map(
    ({ sourceItemId, targetItemId }) => [sourceItemId, targetItemId],
  )

it('shows a new item at once, and gives it its number when it is saved', () => {
  const unsaved = cache.addUnsaved({ category: 'people', name: 'Lia', attachmentPower: 0.9 })
  expect(unsaved).toBeGreaterThan(2 ** 31)
  expect(names()).toEqual(['Mama', 'Friends', 'Lia'])
  cache.settleNew(unsaved, item(9, 'Lia', 0.9))
  expect(items().map(({ id }) => id)).toEqual([4, -3, 9])
})

it('numbers two unsaved items differently', () => {
  const one = cache.addUnsaved({ category: 'people', name: 'Lia', attachmentPower: 0.9 })
  const two = cache.addUnsaved({ category: 'people', name: 'Jonas', attachmentPower: 0.9 })
  expect(one).not.toBe(two)
})

it('replaces an example of the same name, and its ties follow', () => {
  const unsaved = cache.addUnsaved({ category: 'people', name: 'friends', attachmentPower: 0.6 })
  cache.settleNew(unsaved, item(9, 'friends', 0.6))
  expect(items().map(({ id }) => id)).toEqual([4, 9])
  expect(ties()).toEqual([[9, 4]])
})

it('lets an example that is changed become one’s own', () => {
  const sent = { name: 'Friends', attachmentPower: 0.8 }
  cache.change(-3, sent)
  cache.settleChange(-3, sent, item(9, 'Friends', 0.8))
  expect(cache.find(9)?.attachmentPower).toBe(0.8)
  expect(cache.find(-3)).toBeUndefined()
  expect(ties()).toEqual([[9, 4]])
})

it('keeps a later change on the screen while an earlier one is being saved', () => {
  const first = { name: 'Mama', attachmentPower: 0.6 }
  cache.change(4, first)
  cache.change(4, { name: 'Mama', attachmentPower: 0.9 })
  cache.settleChange(4, first, item(4, 'Mama', 0.6))
  expect(cache.find(4)?.attachmentPower).toBe(0.9)
})

it('takes back what was refused, and not what was changed after it', () => {
  const before = { name: 'Mama', attachmentPower: 0.5 }
  const sent = { name: 'Mama', attachmentPower: 0.6 }
  cache.change(4, sent)
  cache.takeBack(4, sent, before)
  expect(cache.find(4)?.attachmentPower).toBe(0.5)

  cache.change(4, sent)
  cache.change(4, { name: 'Mama', attachmentPower: 0.9 })
  cache.takeBack(4, sent, before)
  expect(cache.find(4)?.attachmentPower).toBe(0.9)
})

it('puts a deleted item back in its place: examples in their order, own ones after', () => {
  client.setQueryData(selfMapKey(ME), [item(-1, 'Parents'), item(-3, 'Friends'), item(4, 'Mama')])
  cache.drop(-1)
  cache.putBack(item(-1, 'Parents'))
  expect(names()).toEqual(['Parents', 'Friends', 'Mama'])
  cache.putBack(item(2, 'Dad'))
  expect(names()).toEqual(['Parents', 'Friends', 'Dad', 'Mama'])
})
