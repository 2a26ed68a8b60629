import { useQuery } from '@tanstack/react-query'
import { analytics as contract } from '#contract/analytics.ts'
import { callWithQuery } from '#web/lib/api.ts'
import { ANALYTICS } from '#web/lib/query-keys.ts'
import { timeZone } from '#web/lib/time-zone.ts'

/** Everything that is counted up from a person's analyses, items and relationships. */
export const useAnalytics = (userId: number) =>
  useQuery({
    queryKey: [...ANALYTICS, userId],
    queryFn: () => callWithQuery(contract.get, { userId }, { zone: timeZone() }),
    // Items, relationships and situations change it on other screens.
    staleTime: 0,
  })
