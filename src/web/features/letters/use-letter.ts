import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '#contract/endpoint.ts'
import { letters } from '#contract/letters.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { useSend } from '#web/lib/calls/use-send.ts'
import { afterChange, LETTER } from '#web/lib/query-keys.ts'
import { useZone } from '#web/lib/time-zone.ts'

export function useLetter(userId: number, week?: string) {
  const zone = useZone()
  return useAsk(
    [...LETTER, userId, week ?? 'newest', zone],
    letters.get,
    { userId },
    { zone, week },
  )
}

export function useAnswerLetter(userId: number, week: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: Omit<Sent<typeof letters.answer>, 'week'>) =>
      call(letters.answer, { userId }, { week, ...answer }),
    meta: { failed: 'We couldn’t save your line', changes: ['letter'] },
    onError: () => afterChange(client, 'letter'),
  })
}

export const usePutLetterAway = (userId: number) =>
  useSend(letters.putAway, { userId }, 'Something went wrong', 'letter')

export const useLetterMail = (userId: number) =>
  useSend(letters.mail, { userId }, 'We couldn’t save your choice', 'letter')
