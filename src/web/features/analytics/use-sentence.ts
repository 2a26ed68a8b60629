import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callWithQuery } from '#web/lib/api.ts'
import { SENTENCE } from '#web/lib/query-keys.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { tell } from '#web/ui/toast.tsx'

/** A page brings what it tells along; asking again needs all that can be found. */
const calls = async () => (await import('#contract/sentence.ts')).sentence

/** Looked up again on each visit: situations are written on other screens, and days pass. */
export const useSentence = (userId: number) =>
  useQuery({
    queryKey: [...SENTENCE, userId],
    queryFn: async () => callWithQuery((await calls()).get, { userId }, { zone: timeZone() }),
    staleTime: 0,
  })

/** "Not true for me": it is not told again, unless that is taken back. */
export function useDenySentence(userId: number) {
  const change = useMutation({
    mutationFn: async (denied: { key: string; isDenied: boolean }) =>
      call((await calls()).deny, { userId }, denied),
    meta: { failed: 'Something went wrong', changes: ['sentence'] },
    onSuccess: (_, { key, isDenied }) => {
      if (isDenied)
        tell({
          title: 'We won’t show it again',
          action: { label: 'Undo', run: () => change.mutate({ key, isDenied: false }) },
        })
    },
  })
  return (key: string) => change.mutate({ key, isDenied: true })
}
