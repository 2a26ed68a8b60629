import { useMutation, useQuery } from '@tanstack/react-query'
import { patterns } from '#contract/patterns.ts'
import type { Loop } from '#domain/findings/pattern.ts'
import { call, callWithQuery } from '#web/lib/api.ts'
import { PATTERNS } from '#web/lib/query-keys.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { tell } from '#web/ui/toast.tsx'

export const usePatterns = (userId: number) =>
  useQuery({
    queryKey: [...PATTERNS, userId],
    queryFn: () => callWithQuery(patterns.get, { userId }, { zone: timeZone() }),
    // Situations change it on other screens.
    staleTime: 0,
  })

/** Pauses loops for two weeks and offers undo. Use it in a component that outlives the card. */
export function useRestLoop(userId: number) {
  const change = useMutation({
    mutationFn: ({ loop, isResting }: { loop: Loop; isResting: boolean }) =>
      call(
        patterns.rest,
        { userId },
        {
          item: loop.part.name,
          itemCategory: loop.part.category,
          emotion: loop.emotion,
          isResting,
        },
      ),
    meta: { failed: 'Something went wrong', changes: ['loop'] },
    onSuccess: (_, { loop, isResting }) => {
      if (isResting)
        tell({
          title: 'Hidden for two weeks',
          action: {
            label: 'Undo',
            run: () => change.mutate({ loop, isResting: false }),
          },
        })
    },
  })
  return (loop: Loop) => change.mutate({ loop, isResting: true })
}
