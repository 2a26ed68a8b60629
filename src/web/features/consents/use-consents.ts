import { useMutation, useQueryClient } from '@tanstack/react-query'
import { consents } from '#contract/consents.ts'
import type { Sent } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { CONSENTS_KEY } from '#web/lib/query-keys.ts'

const consentsKey = (userId: number) => [...CONSENTS_KEY, userId]

/** Loads the person's optional consents. */
export const useConsents = (userId: number) => useAsk(consentsKey(userId), consents.get, { userId })

export function useChangeConsents(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: Sent<typeof consents.change>) =>
      call(consents.change, { userId }, changes),
    meta: { failed: 'We couldn’t save your choice' },
    onSuccess: (now) => client.setQueryData(consentsKey(userId), now),
  })
}
