import { useMutation, useQueryClient } from '@tanstack/react-query'
import { selfMap } from '#contract/self-map.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { call } from '#web/lib/api.ts'
import { selfMapKey } from '#web/lib/query-keys.ts'
import { offerUndo } from '#web/ui/toast.tsx'
import { itemCache } from './item-cache.ts'

export const CLEAR_EXAMPLES = 'Clear the examples'

/** Removes all examples from the map at once, and offers one undo for all of them. */
export function useClearExamples(userId: number) {
  const client = useQueryClient()
  const cache = itemCache(client, userId)
  const examples = () =>
    (client.getQueryData<SelfMapItem[]>(selfMapKey(userId)) ?? []).filter(isExample)
  const refresh = () => {
    void cache.refresh()
    cache.refreshRest()
  }

  const restore = useMutation({
    // Restore in reverse order, because an undo holds the relationships to items that were removed later.
    async mutationFn(undos: readonly string[]) {
      for (const undo of undos.toReversed()) await call(selfMap.restore, { userId }, { undo })
    },
    scope: { id: `self-map-${userId}` },
    meta: { done: 'The examples are back', failed: 'We couldn’t restore all the examples' },
    onSettled: refresh,
  })

  const clear = useMutation({
    async mutationFn(ids: readonly number[]) {
      const undos: string[] = []
      for (const id of ids) undos.push((await call(selfMap.remove, { id })).undo)
      return undos
    },
    scope: { id: `self-map-${userId}` },
    meta: { failed: 'We couldn’t clear all the examples' },
    async onMutate(ids) {
      await cache.hold()
      for (const id of ids) cache.drop(id)
    },
    onSuccess: (undos) => offerUndo('Examples cleared', () => restore.mutate(undos)),
    onSettled: refresh,
  })

  return { run: () => clear.mutate(examples().map(({ id }) => id)), isBusy: clear.isPending }
}
export type ClearsExamples = ReturnType<typeof useClearExamples>
