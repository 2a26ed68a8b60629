import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '#contract/endpoint.ts'
import { letters } from '#contract/letters.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { afterChange, LETTER } from '#web/lib/query-keys.ts'
import { timeZone, useZone } from '#web/lib/time-zone.ts'

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
  useMutation({
    mutationFn: (week: string) => call(letters.putAway, { userId }, { week }),
    meta: { failed: 'Something went wrong', changes: ['letter'] },
  })

export const useLetterMail = (userId: number) =>
  useMutation({
    mutationFn: (isWanted: boolean) =>
      call(letters.mail, { userId }, { isWanted, zone: timeZone() }),
    meta: { failed: 'We couldn’t save your choice', changes: ['letter'] },
  })
