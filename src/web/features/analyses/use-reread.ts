import { useMutation, useQueryClient } from '@tanstack/react-query'
import { analyses } from '#contract/analyses.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { call } from '#web/lib/api.ts'
import { afterChange, analysesKey, situationKey } from '#web/lib/query-keys.ts'
import type { Correction, Putting } from './putting.ts'

type Sending = { wish: Correction; seen: Analysis['said']; anyway?: boolean }

/** A person's word about the reading of one of their own situations. */
export function useReread(situationId: number, { id: analysisId, said }: Analysis): Putting {
  const client = useQueryClient()
  const reread = useMutation({
    // One after the other: the last word is the one that stands.
    scope: { id: `reread ${analysisId}` },
    mutationFn: ({ wish, seen = {}, anyway }: Sending) =>
      call(analyses.reread, { id: analysisId }, { ...wish, seen, anyway }),
    meta: { failed: 'We couldn’t save your answer' },
    onError: () => void client.invalidateQueries({ queryKey: analysesKey(situationId) }),
    onSuccess(reply) {
      if ('crisis' in reply) return
      client.setQueryData<Analysis[]>(analysesKey(situationId), (known = []) =>
        known.map((one) => (one.id === reply.id ? reply : one)),
      )
      void afterChange(client, 'analysis', situationKey(situationId))
    },
  })
  /** As the page shows it by now: what is undone was said on a page that has changed since. */
  function seenNow(): Analysis['said'] {
    const known = client.getQueryData<Analysis[]>(analysesKey(situationId))
    const shown = known?.find(({ id }) => id === analysisId)
    return shown ? shown.said : said
  }

  return {
    say: (wish) =>
      reread.mutateAsync({ wish, seen: seenNow() }).then(
        (reply) => !('crisis' in reply),
        () => false,
      ),
    isBusy: reread.isPending,
    isCrisis: reread.data !== undefined && 'crisis' in reread.data,
    sayAnyway: () => reread.variables && reread.mutate({ ...reread.variables, anyway: true }),
  }
}
