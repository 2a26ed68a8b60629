import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sessions } from '#contract/sessions.ts'
import { call } from '#web/lib/api.ts'
import { withBase } from '#web/lib/base.ts'
import { forgetEverything } from '#web/lib/offline/forget.ts'
import { signInHref } from '#web/lib/return-address.ts'

export const useSessions = (userId: number) =>
  useQuery({
    queryKey: ['sessions', userId],
    queryFn: () => call(sessions.list, { userId }),
    staleTime: 0,
  })

export function useEndSession(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(sessions.end, { userId, id }),
    meta: { failed: 'Could not sign out there' },
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions', userId] }),
  })
}

/** Ends this session too: the browser goes to the sign-in page. */
export const useSignOutEverywhere = (userId: number) =>
  useMutation({
    mutationFn: () => call(sessions.endAll, { userId }),
    meta: { failed: 'Could not sign out everywhere', isShownInForm: true },
    async onSuccess() {
      await forgetEverything()
      location.assign(withBase(signInHref()))
    },
  })
