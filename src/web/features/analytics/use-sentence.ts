import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callWithQuery } from '#web/lib/api.ts'
import { SENTENCE } from '#web/lib/query-keys.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { tell } from '#web/ui/toast.tsx'

/** Lazy-loaded: the page includes the first answer, and a refetch needs the schemas of all findings. */
const calls = async () => (await import('#contract/sentence.ts')).sentence

/** Refetches on each visit, because situations are written on other screens and days pass. */
export const useSentence = (userId: number) =>
  useQuery({
    queryKey: [...SENTENCE, userId],
    queryFn: async () => callWithQuery((await calls()).get, { userId }, { zone: timeZone() }),
    staleTime: 0,
  })

/** "Not true for me": stops showing a finding, and offers undo. */
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
