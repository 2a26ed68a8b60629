import { useMutation, useQueryClient } from '@tanstack/react-query'
import { consents } from '#contract/consents.ts'
import type { Sent } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { CONSENTS_KEY } from '#web/lib/query-keys.ts'
import { timeZone } from '#web/lib/time-zone.ts'

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

/** Sends the time zone, because the letter comes on Monday morning in the person's zone. */
export const useLetterConsent = (userId: number) =>
  useMutation({
    mutationFn: async (isWanted: boolean) => {
      const { letters } = await import('#contract/letters.ts')
      return call(letters.mail, { userId }, { isWanted, zone: timeZone() })
    },
    meta: { failed: 'We couldn’t save your choice', changes: ['letter'] },
  })
