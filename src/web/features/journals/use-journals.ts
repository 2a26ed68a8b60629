import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { journals } from '#contract/journals.ts'
import { call } from '#web/lib/api.ts'
import { afterChange, analysesKey, situationKey } from '#web/lib/query-keys.ts'

/** The polling interval in milliseconds while a batch runs. */
export const LOOK_EVERY = 3000

type Batch = { importId?: number; situationIds?: number[]; selfMapItemIds: number[] }

export function useAnalyseNotes(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (batch: Batch) => call(journals.analyse, { userId }, batch),
    meta: { failed: 'We couldn’t analyze it', isShownInForm: true },
    async onSuccess(_, { situationIds = [] }) {
      await afterChange(client, 'journals')
      for (const id of situationIds) await client.invalidateQueries({ queryKey: situationKey(id) })
    },
  })
}

/** Polls for the requested analysis of a note. */
export function useAwaited(situationId: number, isAwaited: boolean) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['awaited note', situationId],
    queryFn: async () => {
      await client.invalidateQueries({ queryKey: analysesKey(situationId) })
      return true
    },
    enabled: isAwaited,
    refetchInterval: LOOK_EVERY,
  })
}
