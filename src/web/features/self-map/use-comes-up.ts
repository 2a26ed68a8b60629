import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { selfMap } from '#contract/self-map.ts'
import { call } from '#web/lib/api.ts'

const keyOf = (userId: number) => ['comes-up', userId] as const

/** Somebody or something one writes of again and again that is not on the map. */
export function useComesUp(userId: number) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(userId),
    queryFn: () => call(selfMap.comesUp, { userId }),
    // Situations and items change it on other screens.
    staleTime: 0,
  })
  const next = () => client.invalidateQueries({ queryKey: keyOf(userId) })
  const decline = useMutation({
    mutationFn: (name: string) => call(selfMap.decline, { userId }, { name }),
    meta: { failed: 'That did not work' },
    onMutate: () => client.setQueryData(keyOf(userId), null),
    onSettled: next,
  })
  return { found: query.data ?? null, decline: decline.mutate, next }
}
