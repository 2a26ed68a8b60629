import { useQuery } from '@tanstack/react-query'

export const SESSION = ['session']

/** Who is signed in; null is nobody. The page comes with the answer, so what asks comes when it is needed. */
export function useSession() {
  return useQuery({
    queryKey: SESSION,
    queryFn: async () => (await import('./ask-session.ts')).askSession(),
  })
}
