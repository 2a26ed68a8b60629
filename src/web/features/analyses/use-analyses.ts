import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { analyses } from '#contract/analyses.ts'
import { situations } from '#contract/situations.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { ANALYSIS_FAILED, MAX_TRIES, RETRY } from '#domain/situation/analysis-words.ts'
import { call, reasonOf } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { afterChange, analysesKey, situationKey } from '#web/lib/query-keys.ts'

export const useSituation = (situationId: number) =>
  useAsk(situationKey(situationId), situations.get, { id: situationId })

/** The analyses of a situation, newest first. Refetches once if the list is empty. */
export const useAnalyses = (situationId: number) =>
  useQuery({
    queryKey: analysesKey(situationId),
    queryFn: () => call(analyses.list, { id: situationId }),
    refetchInterval: ({ state }) =>
      state.data?.length === 0 && state.dataUpdateCount < 2 ? RETRY.whenEmpty : false,
  })

/** Requests an analysis of a stored situation. A crisis answer stores nothing; the caller shows it. */
export function useAnalyse({ isQuiet = false } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ situationId, anyway = false }: { situationId: number; anyway?: boolean }) => {
      const known = client.getQueryData<Analysis[]>(analysesKey(situationId))
      const seen = known?.[0]?.id ?? 0
      return call(analyses.analyze, { id: situationId }, { anyway, seen })
    },
    ...(!isQuiet && { meta: { failed: { title: 'Analysis failed', text: ANALYSIS_FAILED } } }),
    onSuccess(reply, { situationId }) {
      if ('crisis' in reply) return
      client.setQueryData<Analysis[]>(analysesKey(situationId), (known = []) => [
        reply,
        ...known.filter(({ id }) => id !== reply.id),
      ])
      void afterChange(client, 'analysis')
    },
  })
}

/** Retries an analysis the busy server refused, up to `MAX_TRIES` times. */
export function useAskAgain(situationId: number, isWanted: boolean) {
  const { mutate, data } = useAnalyse({ isQuiet: true })
  const [tries, setTries] = useState(0)
  const isAsking = isWanted && !data && tries < MAX_TRIES
  useEffect(() => {
    if (!isAsking) return
    const ask = () =>
      mutate(
        { situationId },
        {
          onError: (error) => setTries(reasonOf(error) === 'unavailable' ? tries + 1 : MAX_TRIES),
        },
      )
    const timer = setTimeout(ask, RETRY.whenBusy)
    return () => clearTimeout(timer)
  }, [isAsking, tries, situationId, mutate])
  return { isAsking, isCrisis: data !== undefined && 'crisis' in data }
}

const waited = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** "Refresh Analysis": refetches. If there is still nothing, requests an analysis and refetches once more. */
export function useRefreshAnalysis(situationId: number, onAsk: () => void) {
  const { refetch } = useAnalyses(situationId)
  const client = useQueryClient()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const isEmpty = async () => (await refetch()).data?.length === 0
  const refreshing = useMutation({
    async mutationFn() {
      if (!(await isEmpty())) return
      await waited(RETRY.beforeAsking)
      if (!isHere.current || !(await isEmpty())) return
      onAsk()
      await waited(RETRY.afterAsking)
      // Through the client, because the answer may have unmounted the button.
      await client.refetchQueries({ queryKey: analysesKey(situationId) })
    },
  })
  return { refresh: () => refreshing.mutate(), isRefreshing: refreshing.isPending }
}
