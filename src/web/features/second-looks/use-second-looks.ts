import { secondLooks } from '#contract/second-looks.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { SECOND_LOOKS } from '#web/lib/query-keys.ts'

export const useSecondLooks = (userId: number) =>
  useAsk([...SECOND_LOOKS, userId], secondLooks.list, { userId })

/** Loads one text without its reading. `skip` passes over that many texts. */
export const useLookOffer = (userId: number, skip: number) =>
  // Never refetched, so a text stays while it is being answered.
  useAsk([...SECOND_LOOKS, userId, 'offer', skip], secondLooks.offer, { userId }, { skip })
