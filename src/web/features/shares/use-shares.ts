import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { shares } from '#contract/shares.ts'
import type { NewShare } from '#domain/sharing/share.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { useSend } from '#web/lib/calls/use-send.ts'
import { SHARES } from '#web/lib/query-keys.ts'

/** Publishes a copy and invalidates the owner's list. */
export const usePublish = () => useSend(shares.create, {}, 'We couldn’t create the link', 'shares')

/** Loads the content of a copy without publishing it. */
export const useSharePreview = (share: NewShare) =>
  useQuery({
    queryKey: ['share-preview', share],
    queryFn: () => call(shares.preview, {}, share),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })

/** Lists what a person has published, and revokes it. */
export function useShares(userId: number) {
  const list = useQuery({
    queryKey: [...SHARES, userId],
    queryFn: () => call(shares.list, { userId }),
    refetchOnMount: 'always',
  })
  const revoke = useMutation({
    mutationFn: (id: string) => call(shares.revoke, { shareId: id }),
    meta: {
      done: 'No longer shared',
      failed: 'We couldn’t stop sharing this',
      changes: ['shares'],
    },
  })
  return { list, revoke }
}

/** Loads a published copy, for people who open its link. */
export const useSnapshot = (id: string) => useAsk(['snapshot', id], shares.get, { shareId: id })
