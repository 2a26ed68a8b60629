import { useQuery } from '@tanstack/react-query'
import { overTime } from '#contract/over-time.ts'
import { callWithQuery } from '#web/lib/api.ts'
import { OVER_TIME_KEY } from '#web/lib/query-keys.ts'
import { timeZone } from '#web/lib/time-zone.ts'

export const useOverTime = (userId: number) =>
  useQuery({
    queryKey: [...OVER_TIME_KEY, userId],
    queryFn: () => callWithQuery(overTime.get, { userId }, { zone: timeZone() }),
  })
