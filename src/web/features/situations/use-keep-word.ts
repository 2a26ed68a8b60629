import { useQueryClient } from '@tanstack/react-query'
import { analyses } from '#contract/analyses.ts'
import type { Sent } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { afterChange, analysesKey } from '#web/lib/query-keys.ts'

/** What was said about a reading before there was an account. Without it the situation is kept all the same. */
export function useKeepWord() {
  const client = useQueryClient()
  return async (situationId: number, id: number, word: Sent<typeof analyses.reread>) => {
    const reply = await call(analyses.reread, { id }, word).catch(() => null)
    if (!reply || 'crisis' in reply) return
    client.setQueryData(analysesKey(situationId), [reply])
    void afterChange(client, 'analysis')
  }
}
