import { useMutation, useQuery } from '@tanstack/react-query'
import { tokens } from '#contract/tokens.ts'
import type { NewToken } from '#domain/people/personal-token.ts'
import { call } from '#web/lib/api.ts'

export function useTokens(userId: number) {
  const queryKey = ['tokens', userId]
  const list = useQuery({ queryKey, queryFn: () => call(tokens.list, { userId }) })
  const make = useMutation({
    mutationFn: (wish: NewToken) => call(tokens.create, { userId }, wish),
    meta: { failed: 'No token was made', isShownInForm: true, changes: [queryKey] },
  })
  const revoke = useMutation({
    mutationFn: (id: number) => call(tokens.revoke, { userId, id }),
    meta: { failed: 'Not revoked', done: 'Token revoked', changes: [queryKey] },
  })
  return { list, make, revoke }
}
