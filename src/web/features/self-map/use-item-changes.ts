import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Sent } from '#contract/endpoint.ts'
import { selfMap } from '#contract/self-map.ts'
import { type Arrangement, isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { CallError, call, reasonOf } from '#web/lib/api.ts'
import { devUserHere } from '#web/lib/dev-user.ts'
import { offerUndo } from '#web/ui/toast.tsx'
import { itemCache } from './item-cache.ts'

export type NewItem = Sent<typeof selfMap.add>
/** The diagram and the list word failures differently. */
type From = { from: 'diagram' | 'list' }
export type ItemChange = Pick<SelfMapItem, 'id' | 'name' | 'attachmentPower'> &
  Partial<Pick<SelfMapItem, 'category' | 'angle'>>
/** The new place of a pill: its closeness, and its direction if one was chosen. */
export type Placement = Pick<SelfMapItem, 'id' | 'name' | 'attachmentPower' | 'angle'> & {
  hasNewPower: boolean
  /** Positions of the other pills, saved so that the gap doesn't move them. */
  around: Arrangement
}
/** `isCrisis` is set if the name calls for help, which is then shown first. */
type SavedItem = SelfMapItem & { isCrisis?: boolean | undefined }
type Removal = Pick<SelfMapItem, 'id'>

const error = (text: string) => ({ title: 'Error', text })

const CHANGE_FAILED = {
  diagram: error('Failed to update self-map item'),
  list: 'Failed to update item',
}
const REMOVAL_FAILED = {
  diagram: error('Failed to delete self-map item'),
  list: 'Failed to delete item',
}

/** Adds an item. Development mode uses another endpoint, as the spec requires. */
async function sendNew(userId: number, item: NewItem): Promise<SavedItem> {
  if (!devUserHere()) return call(selfMap.add, { userId }, item)
  const { success, item: added, error } = await call(selfMap.devAdd, {}, item)
  if (!success || !added) throw new CallError(0, error ?? 'Development API error')
  return added
}

/**
 * Adds, changes and deletes items optimistically, and reverts failures. Use one instance per page, because the diagram
 * must know what the list adopts.
 */
export function useItemChanges(userId: number, onDanger?: () => void) {
  const helpFirst = ({ isCrisis }: SavedItem) => isCrisis && onDanger?.()
  const cache = itemCache(useQueryClient(), userId)
  // A queued change may target an example that has since been adopted.
  const [adopted] = useState(() => new Map<number, number>())
  // The item before each sent change. Sent as `seen`, so another device's change isn't overwritten.
  const [seenBefore] = useState(() => new WeakMap<object, SelfMapItem>())
  const seenBy = (sent: object) => {
    const before = seenBefore.get(sent)
    return before && !isExample(before)
      ? { seen: { name: before.name, attachmentPower: before.attachmentPower } }
      : {}
  }
  const refreshIfGone = (error: Error) => {
    if (['not_found', 'conflict'].includes(reasonOf(error) ?? '')) void cache.refresh()
  }
  const settle = (
    id: number,
    values: Parameters<typeof cache.settleChange>[1],
    saved: SavedItem,
  ) => {
    if (saved.id !== id) adopted.set(id, saved.id)
    cache.settleChange(adopted.has(id) && !cache.find(id) ? saved.id : id, values, saved)
  }
  const inTurn = { id: `self-map-${userId}` }

  const add = useMutation({
    mutationFn: (item: NewItem) => sendNew(userId, item),
    scope: inTurn,
    meta: {
      done: 'Item created',
      failed: error('Failed to add self-map item'),
      isShownInForm: true,
    },
    async onMutate(item) {
      await cache.hold()
      return cache.addUnsaved(item)
    },
    onSuccess(saved, _item, unsavedId) {
      cache.settleNew(unsavedId, saved)
      helpFirst(saved)
    },
    onError: (_error, _item, unsavedId) => unsavedId && cache.drop(unsavedId),
  })

  /** Turns an example into the person's item. It stays in place while it is saved. */
  const adopt = useMutation({
    mutationFn: ({ category, name, attachmentPower }: SelfMapItem) =>
      sendNew(userId, { category, name, attachmentPower }),
    scope: inTurn,
    meta: { done: 'Item created', failed: 'Failed to create item' },
    onSuccess: (saved, example) => cache.settleNew(example.id, saved),
  })

  const change = useMutation({
    mutationFn(sent: ItemChange & From) {
      const { id, from: _from, ...values } = sent
      return call(selfMap.change, { id: adopted.get(id) ?? id }, { ...values, ...seenBy(sent) })
    },
    scope: inTurn,
    meta: {
      done: 'Item updated',
      failed: (sent) => CHANGE_FAILED[(sent as From).from],
      isShownInForm: true,
    },
    async onMutate(sent) {
      const { id, from: _from, ...values } = sent
      await cache.hold()
      const before = cache.find(id)
      if (before) seenBefore.set(sent, before)
      cache.change(id, values)
      return before
    },
    onSuccess(saved, { id, from: _from, ...values }) {
      settle(id, values, saved)
      helpFirst(saved)
    },
    onError(error, { id, from: _from, ...values }, before) {
      if (before) cache.takeBack(adopted.get(id) ?? id, values, before)
      refreshIfGone(error)
    },
  })

  /** Saves a move on the map. An example that only turns stays an example, anything else is a regular change. */
  const place = useMutation({
    async mutationFn(sent: Placement) {
      const { id, attachmentPower, angle, name, around, ...rest } = sent
      const now = adopted.get(id) ?? id
      // Ignore a failure, because an item of `around` may have just been added or deleted.
      if (around.length > 0) await call(selfMap.arrange, { userId }, around).catch(() => undefined)
      if (!isExample({ id: now }) || rest.hasNewPower)
        return call(selfMap.change, { id: now }, { name, attachmentPower, angle, ...seenBy(sent) })
      const items = await call(selfMap.arrange, { userId }, [{ itemId: now, angle: angle ?? null }])
      return items.find((item) => item.id === now)!
    },
    scope: inTurn,
    meta: { failed: CHANGE_FAILED.diagram },
    async onMutate(sent) {
      const { id, name, attachmentPower, angle, around } = sent
      await cache.hold()
      for (const other of around) cache.change(other.itemId, { angle: other.angle })
      const shown = cache.find(id) ? id : (adopted.get(id) ?? id)
      const before = cache.find(shown)
      if (before) seenBefore.set(sent, before)
      cache.change(shown, { name, attachmentPower, ...(angle !== undefined && { angle }) })
      return before
    },
    onSuccess: (saved, { id, name, attachmentPower, angle }) =>
      settle(id, { name, attachmentPower, angle }, saved),
    onError(error, { id, name, attachmentPower, angle }, before) {
      if (before) cache.takeBack(adopted.get(id) ?? id, { name, attachmentPower, angle }, before)
      refreshIfGone(error)
    },
  })

  const restore = useMutation({
    mutationFn: (undo: string) => call(selfMap.restore, { userId }, { undo }),
    meta: { done: 'Item restored', failed: 'We couldn’t restore the item' },
    onSuccess(item) {
      cache.putBack(item)
      cache.refreshRest()
    },
  })

  const remove = useMutation({
    mutationFn: ({ id }: Removal & From) => call(selfMap.remove, { id: adopted.get(id) ?? id }),
    scope: inTurn,
    meta: { failed: (sent) => REMOVAL_FAILED[(sent as From).from] },
    async onMutate({ id }) {
      await cache.hold()
      const item = cache.find(id)
      cache.drop(id)
      return item
    },
    onSuccess({ undo }) {
      cache.refreshRest()
      offerUndo('Item deleted', () => restore.mutate(undo))
    },
    onError(error, _removal, item) {
      if (item) cache.putBack(item)
      refreshIfGone(error)
    },
  })

  return { add, adopt, change, place, remove }
}
export type ItemChanges = ReturnType<typeof useItemChanges>
