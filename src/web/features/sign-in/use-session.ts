import { useQuery } from '@tanstack/react-query'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'

/** Loads the signed-in person, or null. The request is lazy-loaded, because the page includes the first answer. */
export function useSession() {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: async () => (await import('./ask-session.ts')).askSession(),
  })
}
