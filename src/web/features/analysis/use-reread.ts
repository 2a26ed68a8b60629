import { useMutation, useQueryClient } from '@tanstack/react-query'
import { analyses } from '#contract/analyses.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { call } from '#web/lib/api.ts'
import { afterChange, analysesKey } from '#web/lib/query-keys.ts'
import type { Putting, Wish } from './putting.ts'

/** A person's word about the reading of one of their own situations. */
export function useReread(situationId: number, analysisId: number): Putting {
  const client = useQueryClient()
  const reread = useMutation({
    // One after the other: the last word is the one that stands.
    scope: { id: `reread ${analysisId}` },
    mutationFn: (wish: Wish) => call(analyses.reread, { id: analysisId }, wish),
    meta: { failed: 'Your answer could not be kept' },
    onSuccess(reply) {
      if ('crisis' in reply) return
      client.setQueryData<Analysis[]>(analysesKey(situationId), (known = []) =>
        known.map((one) => (one.id === reply.id ? reply : one)),
      )
      void afterChange(client, 'analysis')
    },
  })
  return {
    say: (wish) =>
      reread.mutateAsync(wish).then(
        (reply) => !('crisis' in reply),
        () => false,
      ),
    isBusy: reread.isPending,
    isCrisis: reread.data !== undefined && 'crisis' in reread.data,
  }
}
