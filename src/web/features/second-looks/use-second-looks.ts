import { useMutation, useQuery } from '@tanstack/react-query'
import type { Sent } from '#contract/endpoint.ts'
import { secondLooks } from '#contract/second-looks.ts'
import { call, callWithQuery } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { SECOND_LOOKS } from '#web/lib/query-keys.ts'

export const useSecondLooks = (userId: number) =>
  useAsk([...SECOND_LOOKS, userId], secondLooks.list, { userId })

/** Loads one text without its reading. `skip` passes over that many texts. */
export const useLookOffer = (userId: number, skip: number) =>
  useQuery({
    queryKey: [...SECOND_LOOKS, userId, 'offer', skip],
    queryFn: () => callWithQuery(secondLooks.offer, { userId }, { skip }),
    // Never refetch, so a text stays while it is being answered.
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useGiveLook = (situationId: number) =>
  useMutation({
    mutationFn: (look: Sent<typeof secondLooks.give>) =>
      call(secondLooks.give, { id: situationId }, look),
    meta: { failed: 'We couldn’t save that. Please try again.', isShownInForm: true },
  })
