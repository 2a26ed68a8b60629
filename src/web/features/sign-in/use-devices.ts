import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sessions } from '#contract/sessions.ts'
import { call } from '#web/lib/api.ts'

export function useDevices(userId: number) {
  const client = useQueryClient()
  const queryKey = ['devices', userId]
  const devices = useQuery({ queryKey, queryFn: () => call(sessions.devices, { userId }) })
  const forget = useMutation({
    mutationFn: (id: number) => call(sessions.forgetDevice, { userId, id }),
    meta: { failed: 'Browser not forgotten' },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return { devices, forget }
}
