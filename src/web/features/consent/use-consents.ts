import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { consents } from '#contract/consents.ts'
import type { Sent } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'

const consentsKey = (userId: number) => ['consents', userId] as const

/** What a person agreed to beyond using the product. */
export const useConsents = (userId: number) =>
  useQuery({
    queryKey: consentsKey(userId),
    queryFn: () => call(consents.get, { userId }),
  })

export function useChangeConsents(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: Sent<typeof consents.change>) =>
      call(consents.change, { userId }, changes),
    meta: { failed: 'Your choice could not be saved' },
    onSuccess: (now) => client.setQueryData(consentsKey(userId), now),
  })
}
