import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '#contract/endpoint.ts'
import { expectations } from '#contract/expectations.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { EXPECTATIONS } from '#web/lib/query-keys.ts'

const keyOf = (userId: number) => [...EXPECTATIONS, userId]

export const useExpectations = (userId: number) =>
  useAsk(keyOf(userId), expectations.list, { userId })

export function useRewriteWish(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: Sent<typeof expectations.rewrite>) =>
      call(expectations.rewrite, { userId }, wish),
    meta: { failed: 'We couldn’t save your wish' },
    onSuccess: (reply) => 'crisis' in reply || client.setQueryData(keyOf(userId), reply),
  })
}
