import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { analytics as contract } from '#contract/analytics.ts'
import type { Sent } from '#contract/endpoint.ts'
import { expectations } from '#contract/expectations.ts'
import { patterns } from '#contract/patterns.ts'
import type { Loop } from '#domain/findings/pattern.ts'
import { call, callWithQuery } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { ANALYTICS, EXPECTATIONS, PATTERNS } from '#web/lib/query-keys.ts'
import { timeZone, useZone } from '#web/lib/time-zone.ts'
import { tell } from '#web/ui/toast.tsx'

export const expectationsKey = (userId: number) => [...EXPECTATIONS, userId]

export const useExpectations = (userId: number) =>
  useAsk(expectationsKey(userId), expectations.list, { userId })

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
    mutationFn: (rest: Sent<typeof patterns.rest>) => call(patterns.rest, { userId }, rest),
    meta: { failed: 'Something went wrong', changes: ['loop'] },
    onSuccess: (_, rest) => {
      const run = () => change.mutate({ ...rest, isResting: false })
      if (rest.isResting) tell({ title: 'Hidden for two weeks', action: { label: 'Undo', run } })
    },
  })
  return ({ part: { name: item, category: itemCategory }, emotion }: Loop) =>
    change.mutate({ item, itemCategory, emotion, isResting: true })
}

/** Loads the statistics on a person's analyses, items and relationships. */
export function useAnalytics(userId: number) {
  const zone = useZone()
  return useQuery({
    queryKey: [...ANALYTICS, userId, zone],
    queryFn: () => callWithQuery(contract.get, { userId }, { zone }),
    // Items, relationships and situations change it on other screens.
    staleTime: 0,
    // Show the figures of the previous time zone until the new ones are loaded.
    placeholderData: keepPreviousData,
  })
}
