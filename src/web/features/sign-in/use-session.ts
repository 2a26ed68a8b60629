import { useQuery } from '@tanstack/react-query'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'

/** Who is signed in; null is nobody. The page comes with the answer, so what asks comes when it is needed. */
export function useSession() {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: async () => (await import('./ask-session.ts')).askSession(),
  })
}
