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
/** A change that says nothing of the direction leaves it as it is. */
const isLike = (item: Values, { name, attachmentPower, angle }: Values) =>
  item.name === name &&
  item.attachmentPower === attachmentPower &&
  (angle === undefined || item.angle === angle)

/** Numbers for items that the server has not numbered yet: after all others, so colours stay. */
const FIRST_TEMPORARY = 2 ** 31

/** The items on the screen, changed ahead of the server and set right when it answers. */
export function itemCache(client: QueryClient, userId: number) {
  const queryKey = selfMapKey(userId)
  const read = () => client.getQueryData<SelfMapItem[]>(queryKey) ?? []
  const write = (change: (items: SelfMapItem[]) => SelfMapItem[]) =>
    client.setQueryData<SelfMapItem[]>(queryKey, (items) => change(items ?? []))
  const refreshRest = () => void afterChange(client, 'items')
  /** What was tied to an example is tied to the item it became; the server says so too, a moment later. */
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
    /** No answer that is under way may overwrite what is shown now. */
    hold: () => client.cancelQueries({ queryKey }),
    refreshRest,
    /** Something here is no longer so on the server: another tab has changed it. */
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

    /** The item is saved: it takes its number, and an example of the same name is gone. */
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

    /** A change is saved. A later change of the same item, not yet saved, stays on the screen. */
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

    /** A change was refused: back to how it was, unless it has been changed again. */
    takeBack: (id: number, sent: Values, before: Values) =>
      write((items) =>
        items.map((item) =>
          item.id === id && isLike(item, sent) ? { ...item, ...valuesOf(before) } : item,
        ),
      ),
  }
}
