import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { selfMap } from '#contract/self-map.ts'
import { type Arrangement, withoutExamples } from '#domain/self-map/self-map.ts'
import { call } from '#web/lib/api.ts'
import { afterChange, selfMapKey } from '#web/lib/query-keys.ts'

/** Loads a person's items, with examples. Disabled without a person. */
export const useSelfMap = (userId: number | null) =>
  useQuery({ ...mapOf(userId ?? 0), enabled: userId !== null })

const mapOf = (userId: number) => ({
  queryKey: selfMapKey(userId),
  queryFn: () => call(selfMap.list, { userId }),
})

/** The items to choose from, without examples once there are three own items. */
export const useItemsToChoose = (userId: number) =>
  useQuery({ ...mapOf(userId), select: withoutExamples })

/** The map a visitor sees. */
export const useExampleMap = () =>
  useQuery({
    queryKey: ['example', 'self-map'],
    queryFn: async () => call((await import('#contract/examples.ts')).examples.selfMap, {}),
  })

/** Saves the arrangement of the whole map, or resets the map. */
export function useWholeMap(userId: number) {
  const client = useQueryClient()
  const queryKey = selfMapKey(userId)

  const arrange = useMutation({
    mutationFn: (arrangement: Arrangement) => call(selfMap.arrange, { userId }, arrangement),
    meta: {
      done: 'Self-Map saved',
      failed: { title: 'Error', text: 'Failed to save your Self-Map' },
    },
    onSuccess: (items) => client.setQueryData(queryKey, items),
  })

  const reset = useMutation({
    mutationFn: () => call(selfMap.reset, { userId }),
    meta: {
      done: 'Self-Map Reset',
      failed: {
        title: 'Reset Failed',
        text: 'There was a problem resetting your self-map.',
      },
    },
    onSuccess(items) {
      client.setQueryData(queryKey, items)
      void afterChange(client, 'items')
    },
  })

  return { arrange, reset }
}
