import { useMutation, useQuery } from '@tanstack/react-query'
import { push } from '#contract/push.ts'
import type { PushKind } from '#domain/steps/push.ts'
import { call } from '#web/lib/api.ts'
import { subscribeHere, unsubscribeHere } from '#web/lib/push.ts'
import { timeZone } from '#web/lib/time-zone.ts'

export function usePush(userId: number) {
  const queryKey = ['push', userId]
  const devices = useQuery({ queryKey, queryFn: () => call(push.list, { userId }) })
  const add = useMutation({
    mutationFn: async (wish: { kinds: PushKind[]; hour: number | null }) => {
      const { key } = await call(push.key, {})
      const endpoint = await subscribeHere(key)
      return call(push.add, { userId }, { endpoint, ...wish, zone: timeZone() })
    },
    meta: {
      failed: 'No reminders',
      isShownInForm: true,
      done: 'This browser will be reminded',
      changes: [queryKey],
    },
  })
  const remove = useMutation({
    mutationFn: async (id: number) => {
      await call(push.remove, { userId, id })
      if (devices.data?.length === 1) await unsubscribeHere()
    },
    meta: { failed: 'We couldn’t stop it', changes: [queryKey] },
  })
  return { devices, add, remove }
}
