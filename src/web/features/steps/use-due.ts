import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, callWithQuery } from '#web/lib/api.ts'
import { DUE_KEY } from '#web/lib/query-keys.ts'
import { timeZone, useAskedZone } from '#web/lib/time-zone.ts'

/** A dashboard brings the answer along; what checks it is larger than what a newcomer sees of it. */
export function useDue(userId: number) {
  const zone = useAskedZone()
  return useQuery({
    queryKey: [...DUE_KEY, userId],
    queryFn: async () =>
      callWithQuery((await import('#contract/due.ts')).due.get, { userId }, { zone }),
  })
}

/** A question that was seen on three days rests. Whether that could be saved changes nothing on the page. */
export function useShown(userId: number, key: string): void {
  useEffect(() => {
    import('#contract/due.ts')
      .then(({ due }) => call(due.shown, { userId }, { key, zone: timeZone() }))
      .catch(() => undefined)
  }, [userId, key])
}
