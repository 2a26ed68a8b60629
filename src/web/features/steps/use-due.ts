import { useQuery } from '@tanstack/react-query'
import { callWithQuery } from '#web/lib/api.ts'
import { DUE_KEY } from '#web/lib/query-keys.ts'
import { useAskedZone } from '#web/lib/time-zone.ts'

/** A dashboard brings the answer along; what checks it is larger than what a newcomer sees of it. */
export function useDue(userId: number) {
  const zone = useAskedZone()
  return useQuery({
    queryKey: [...DUE_KEY, userId],
    queryFn: async () =>
      callWithQuery((await import('#contract/due.ts')).due.get, { userId }, { zone }),
  })
}
