import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { passkeys as calls } from '#contract/passkeys.ts'
import { call } from '#web/lib/api.ts'
import { makePasskey } from '#web/lib/passkeys.ts'

export function usePasskeys(userId: number) {
  const client = useQueryClient()
  const queryKey = ['passkeys', userId]
  const onSettled = () => client.invalidateQueries({ queryKey })
  const passkeys = useQuery({ queryKey, queryFn: () => call(calls.list, { userId }) })
  const add = useMutation({
    mutationFn: () => makePasskey(userId),
    meta: {
      done: { title: 'Passkey added', text: 'It opens your account from now on.' },
      failed: 'Passkey not added',
      isShownInForm: true,
    },
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (id: number) => call(calls.remove, { userId, id }),
    meta: { failed: 'Passkey not removed', isShownInForm: true },
    onSettled,
  })
  return { passkeys, add, remove }
}
