import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { selfMap } from '#contract/self-map.ts'
import { type Arrangement, withoutExamples } from '#domain/self-map/self-map.ts'
import { call } from '#web/lib/api.ts'
import { afterChange, selfMapKey } from '#web/lib/query-keys.ts'

/** One person's items, examples included; nothing is asked for nobody. */
export const useSelfMap = (userId: number | null) =>
  useQuery({ ...mapOf(userId ?? 0), enabled: userId !== null })

const mapOf = (userId: number) => ({
  queryKey: selfMapKey(userId),
  queryFn: () => call(selfMap.list, { userId }),
})

/** What something can be about: the examples end with the third thing of one's own. */
export const useItemsToChoose = (userId: number) =>
  useQuery({ ...mapOf(userId), select: withoutExamples })

/** What a visitor sees. */
export const useExampleMap = () =>
  useQuery({
    queryKey: ['example', 'self-map'],
    queryFn: async () => call((await import('#contract/examples.ts')).examples.selfMap, {}),
  })

/** Changes of the whole map: keeping the arrangement, and starting over. */
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
