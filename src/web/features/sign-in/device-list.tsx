import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { sessions } from '#contract/sessions.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { RevocableList } from '#web/ui/revocable-list.tsx'

/** The browsers that sign in without a code. */
export function DeviceList({ userId }: { userId: number }) {
  const { devices, forget } = useDevices(userId)
  return (
    <div className="stack">
      <p className="muted reading">
        These browsers sign in with just your name and email. If you remove one, it needs a code
        from your email again.
      </p>
      <Loaded query={devices}>
        {(list) =>
          list.length === 0 ? (
            <p className="muted">No browsers yet.</p>
          ) : (
            <RevocableList
              icon={<Fingerprint aria-hidden />}
              end="Remove"
              ending={forget}
              list={list.map(({ id, device, isRemembered, isCurrent, seenAt }) => ({
                id,
                name: (
                  <>
                    {device} {isCurrent && <Badge look="soft">This browser</Badge>}
                  </>
                ),
                about: `${isRemembered ? 'Remembered' : 'Until you log out'}, last used ${formatDay(seenAt)}`,
                endLabel: `Remove ${device}`,
              }))}
            />
          )
        }
      </Loaded>
    </div>
  )
}

function useDevices(userId: number) {
  const client = useQueryClient()
  const queryKey = ['devices', userId]
  const devices = useAsk(queryKey, sessions.devices, { userId })
  const forget = useMutation({
    mutationFn: (id: number) => call(sessions.forgetDevice, { userId, id }),
    meta: { failed: 'We couldn’t remove the browser' },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return { devices, forget }
}
