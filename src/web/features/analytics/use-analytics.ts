import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { analytics as contract } from '#contract/analytics.ts'
import { callWithQuery } from '#web/lib/api.ts'
import { ANALYTICS } from '#web/lib/query-keys.ts'
import { useZone } from '#web/lib/time-zone.ts'

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
