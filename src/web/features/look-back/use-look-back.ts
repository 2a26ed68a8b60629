import { useQuery } from '@tanstack/react-query'
import { lookBack } from '#contract/look-back.ts'
import { call } from '#web/lib/api.ts'
import { LOOK_BACK } from '#web/lib/query-keys.ts'

/** Looked up again on each visit: analyses are made and corrected on other screens, and time passes. */
export const useLookBack = (userId: number) =>
  useQuery({
    queryKey: [...LOOK_BACK, userId],
    queryFn: () => call(lookBack.get, { userId }),
    staleTime: 0,
  })
