import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { selfMap } from '#contract/self-map.ts'
import { ENOUGH_ITEMS, isExample, ownOf, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { call } from '#web/lib/api.ts'
import { useChoice } from '#web/lib/browser/choices.ts'
import { selfMapKey } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
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

/** The items to draw: own ones, plus the examples until there are `ENOUGH_ITEMS` or if the person asks for them. */
export function useExamplesOnMap(items: readonly SelfMapItem[]) {
  const [isAsked, ask] = useChoice('map-with-examples')
  const own = useMemo(() => ownOf(items), [items])
  const hasEnough = own.length >= ENOUGH_ITEMS
  const areShown = !hasEnough || isAsked
  return {
    drawn: areShown ? items : own,
    areShown,
    /** Absent while examples are drawn anyway. */
    toggle: hasEnough ? () => ask(!isAsked) : undefined,
  }
}
export type ExamplesOnMap = ReturnType<typeof useExamplesOnMap>

type Props = {
  items: readonly SelfMapItem[]
  clear: ClearsExamples
  onMap: Pick<ExamplesOnMap, 'areShown' | 'toggle'>
}

/** Shown above the list while it contains examples. */
export function AboutExamples({ items, clear, onMap }: Props) {
  if (!items.some(isExample)) return null
  return (
    <div className="clear-examples">
      <p className="small muted">
        {onMap.areShown
          ? 'Dashed items are examples, not yours. If one fits, press “Save as Mine”.'
          : 'Your map shows only your own items. The examples are in this list. If one fits, press “Save as Mine”.'}
      </p>
      <Button size="small" disabled={clear.isBusy} onClick={clear.run}>
        {CLEAR_EXAMPLES}
      </Button>
      {onMap.toggle && (
        <Button size="small" onClick={onMap.toggle}>
          {onMap.areShown ? 'Hide the examples on the map' : 'Show the examples on the map'}
        </Button>
      )}
    </div>
  )
}
