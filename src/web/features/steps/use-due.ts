import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, callWithQuery } from '#web/lib/api.ts'
import { DUE_KEY } from '#web/lib/query-keys.ts'
import { timeZone, useAskedZone } from '#web/lib/time-zone.ts'

/** Loads what is due. The schemas are lazy-loaded, because the dashboard includes the first answer. */
export function useDue(userId: number) {
  const zone = useAskedZone()
  return useQuery({
    queryKey: [...DUE_KEY, userId],
    queryFn: async () =>
      callWithQuery((await import('#contract/due.ts')).due.get, { userId }, { zone }),
  })
}

/** Reports a question as seen; after three days it pauses. Ignores failures, because the page doesn't depend on it. */
export function useShown(userId: number, key: string): void {
  useEffect(() => {
    import('#contract/due.ts')
      .then(({ due }) => call(due.shown, { userId }, { key, zone: timeZone() }))
      .catch(() => undefined)
  }, [userId, key])
}
