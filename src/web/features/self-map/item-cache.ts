import type { QueryClient } from '@tanstack/react-query'
import type { Relationship } from '#domain/self-map/relationship.ts'
import { nameKey, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { afterChange, relationshipsKey, selfMapKey } from '#web/lib/query-keys.ts'

type Values = Pick<SelfMapItem, 'name' | 'attachmentPower' | 'angle'>
const valuesOf = ({ name, attachmentPower, angle }: Values): Values => ({
  name,
  attachmentPower,
  angle,
})
/** Compares values. An undefined `angle` matches any direction. */
const isLike = (item: Values, { name, attachmentPower, angle }: Values) =>
  item.name === name &&
  item.attachmentPower === attachmentPower &&
  (angle === undefined || item.angle === angle)

/** Temporary ids for unsaved items, above all others so that colours don't change. */
const FIRST_TEMPORARY = 2 ** 31

/** The cached items, updated optimistically and corrected when the server answers. */
export function itemCache(client: QueryClient, userId: number) {
  const queryKey = selfMapKey(userId)
  const read = () => client.getQueryData<SelfMapItem[]>(queryKey) ?? []
  const write = (change: (items: SelfMapItem[]) => SelfMapItem[]) =>
    client.setQueryData<SelfMapItem[]>(queryKey, (items) => change(items ?? []))
  const refreshRest = () => void afterChange(client, 'items')
  /** Moves the relationships of an example to the item it became, ahead of the server. */
  const followAdoption = (exampleId: number, id: number) =>
    client.setQueryData<Relationship[]>(relationshipsKey(userId), (relationships) =>
      relationships?.map((it) => ({
        ...it,
        sourceItemId: it.sourceItemId === exampleId ? id : it.sourceItemId,
        targetItemId: it.targetItemId === exampleId ? id : it.targetItemId,
      })),
    )

  return {
    find: (id: number) => read().find((item) => item.id === id),
    /** Cancels running queries, so their answers don't overwrite the optimistic state. */
    hold: () => client.cancelQueries({ queryKey }),
    refreshRest,
    /** Refetches the items, after another tab changed them on the server. */
    refresh: () => client.invalidateQueries({ queryKey }),

    addUnsaved(item: Omit<SelfMapItem, 'id' | 'userId'>): number {
      const id = Math.max(FIRST_TEMPORARY, ...read().map((item) => item.id)) + 1
      write((items) => [...items, { ...item, id, userId }])
      return id
    },
    drop: (id: number) => write((items) => items.filter((item) => item.id !== id)),
    putBack: (item: SelfMapItem) =>
      write((items) =>
        [...items.filter(({ id }) => id !== item.id), item].sort(
          (a, b) => Number(a.id > 0) - Number(b.id > 0) || Math.abs(a.id) - Math.abs(b.id),
        ),
      ),

    /** Replaces the temporary item with the saved one, and removes an example of the same name. */
    settleNew(unsavedId: number, saved: SelfMapItem) {
      const example = read().find(
        ({ id, category, name }) =>
          id < 0 && category === saved.category && nameKey(name) === nameKey(saved.name),
      )
      if (example) followAdoption(example.id, saved.id)
      write((items) => [
        ...items.filter(({ id }) => ![unsavedId, saved.id, example?.id].includes(id)),
        saved,
      ])
      refreshRest()
    },

    change: (id: number, values: Partial<Values>) =>
      write((items) => items.map((item) => (item.id === id ? { ...item, ...values } : item))),

    /** Applies a saved change. A later, unsaved change of the same item stays on the screen. */
    settleChange(id: number, sent: Values, saved: SelfMapItem) {
      if (id !== saved.id) followAdoption(id, saved.id)
      write((items) =>
        items.map((item) => {
          if (item.id !== id) return item
          return isLike(item, sent) ? saved : { ...saved, ...valuesOf(item) }
        }),
      )
      if (id !== saved.id) refreshRest()
    },

    /** Reverts a refused change, unless the item has been changed again. */
    takeBack: (id: number, sent: Values, before: Values) =>
      write((items) =>
        items.map((item) =>
          item.id === id && isLike(item, sent) ? { ...item, ...valuesOf(before) } : item,
        ),
      ),
  }
}
