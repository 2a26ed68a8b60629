import { letters } from '#contract/letters.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { useSend } from '#web/lib/calls/use-send.ts'
import { LETTER } from '#web/lib/query-keys.ts'
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

export const usePutLetterAway = (userId: number) =>
  useSend(letters.putAway, { userId }, 'Something went wrong', 'letter')

export const useLetterMail = (userId: number) =>
  useSend(letters.mail, { userId }, 'We couldn’t save your choice', 'letter')
