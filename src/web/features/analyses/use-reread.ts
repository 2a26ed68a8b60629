import { useMutation, useQueryClient } from '@tanstack/react-query'
import { analyses } from '#contract/analyses.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { call } from '#web/lib/api.ts'
import { afterChange, analysesKey, situationKey } from '#web/lib/query-keys.ts'
import type { Correction, Putting } from './putting.ts'

type Sending = { wish: Correction; preview: Analysis | null; anyway?: boolean }

/** A person's word about the reading of one of their own situations. */
export function useReread(situationId: number, analysisId: number): Putting {
  const client = useQueryClient()
  const scope = `reread ${analysisId}`
  const put = (analysis: Analysis | undefined) =>
    analysis &&
    client.setQueryData<Analysis[]>(analysesKey(situationId), (known = []) =>
      known.map((one) => (one.id === analysis.id ? analysis : one)),
    )
  const reread = useMutation({
    // One after the other: the last word is the one that stands.
    scope: { id: scope },
    mutationFn: ({ wish, anyway }: Sending) =>
      call(analyses.reread, { id: analysisId }, { ...wish, anyway }),
    meta: { failed: 'Your answer could not be saved' },
    onMutate({ preview }) {
      const list = client.getQueryData<Analysis[]>(analysesKey(situationId))
      if (preview) put(preview)
      return list?.find(({ id }) => id === analysisId)
    },
    onError(_error, _said, before) {
      put(before)
      void client.invalidateQueries({ queryKey: analysesKey(situationId) })
    },
    onSuccess(reply, _said, before) {
      if ('crisis' in reply) return void put(before)
      // Where a later word is on its way already, its answer will be the whole.
      if (client.isMutating({ predicate: ({ options }) => options.scope?.id === scope }) <= 1)
        put(reply)
      void afterChange(client, 'analysis', situationKey(situationId))
    },
  })
  return {
    say: (wish, preview = null) =>
      reread.mutateAsync({ wish, preview }).then(
        (reply) => !('crisis' in reply),
        () => false,
      ),
    isBusy: reread.isPending,
    isCrisis: reread.data !== undefined && 'crisis' in reread.data,
    sayAnyway: () => reread.variables && reread.mutate({ ...reread.variables, anyway: true }),
  }
}
