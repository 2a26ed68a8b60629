import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { examples } from '#contract/examples.ts'
import { type ListedSituation, situations } from '#contract/situations.ts'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { RETRY } from '#domain/situation/analysis-words.ts'
import { noonOf, whenOf } from '#domain/situation/happened.ts'
import type { ListOrder, Situation } from '#domain/situation/situation.ts'
import { call, callWithQuery } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { SITUATIONS, situationKey } from '#web/lib/query-keys.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { offerUndo } from '#web/ui/toast.tsx'

export type SituationFilter = {
  q?: string | undefined
  emotion?: EmotionCategory | undefined
  itemId?: number | undefined
  order?: ListOrder | undefined
}

/** The page size of the history, small so that an opened situation below it is near. */
const PAGE = 10

/** Situations by date of the event, page by page, newest first by default. Refetches once if the history is empty. */
export const useSituationList = (
  userId: number | null,
  filter: SituationFilter = {},
  limit = PAGE,
) =>
  useInfiniteQuery({
    queryKey: [...SITUATIONS, userId, filter, limit],
    queryFn: ({ pageParam }) =>
      callWithQuery(
        situations.list,
        { userId: userId ?? 0 },
        { ...filter, limit, before: pageParam },
      ),
    enabled: userId !== null,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === limit ? page.at(-1)?.id : undefined),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.length === 0 && state.dataUpdateCount < 2 ? RETRY.whenEmpty : false,
  })

export const useExampleSituations = () => useAsk(['example', 'situations'], examples.situations, {})

/** Deletes at once and offers undo. */
export function useRemoveSituation(userId: number) {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: (undo: string) => call(situations.restore, { userId }, { undo }),
    meta: {
      done: 'Situation restored',
      failed: 'We couldn’t restore the situation',
      changes: ['situations'],
    },
  })

  return useMutation({
    mutationFn: (id: number) => call(situations.remove, { id }),
    meta: { failed: 'Failed to delete situation', changes: ['situations'] },
    onSuccess({ undo }, id) {
      const without = (list: InfiniteData<ListedSituation[]> | undefined) =>
        list && { ...list, pages: list.pages.map((page) => page.filter((one) => one.id !== id)) }
      client.setQueriesData({ queryKey: SITUATIONS }, without)
      offerUndo('Situation deleted', () => restore.mutate(undo))
    },
  })
}

/** Moves a situation to another day and offers undo. Null is the day of writing. */
export function useChangeDay() {
  const client = useQueryClient()
  const failed = 'We couldn’t change the day'
  const put = async (id: number, happenedAt: string | null) => {
    const moved = await call(situations.date, { id }, { happenedAt })
    client.setQueryData(situationKey(id), moved)
    return moved
  }
  const back = useMutation({
    mutationFn: ({ id, happenedAt }: Situation) => put(id, happenedAt ?? null),
    meta: { failed, changes: ['situations'] },
  })
  return useMutation({
    mutationFn: ({ situation, day }: { situation: Situation; day: string | null }) =>
      put(situation.id, day && noonOf(day, timeZone())),
    meta: { failed, changes: ['situations'] },
    onSuccess: (moved, { situation }) =>
      offerUndo(`Moved to ${formatDay(whenOf(moved))}`, () => back.mutate(situation)),
  })
}
