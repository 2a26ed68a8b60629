import { Fingerprint } from 'lucide-react'
import { formatDay } from '#web/lib/format-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { KeptList } from '#web/ui/kept-list.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useDevices } from './use-devices.ts'

/** The browsers that open the account without a code. */
export function DeviceList({ userId }: { userId: number }) {
  const { devices, forget } = useDevices(userId)
  return (
    <div className="stack">
      <p className="muted reading">
        These browsers sign in with just your name and email. Forget one, and it needs a code from
        your mail again.
      </p>
      <Loaded query={devices}>
        {(list) =>
          list.length === 0 ? (
            <p className="muted">No browsers yet.</p>
          ) : (
            <KeptList
              icon={<Fingerprint aria-hidden />}
              end="Forget"
              ending={forget}
              list={list.map(({ id, device, isRemembered, isCurrent, seenAt }) => ({
                id,
                name: (
                  <>
                    {device} {isCurrent && <Badge look="soft">This browser</Badge>}
                  </>
                ),
                about: `${isRemembered ? 'Remembered' : 'Until you sign out'}, last used ${formatDay(seenAt)}`,
                endLabel: `Forget ${device}`,
              }))}
            />
          )
        }
      </Loaded>
    </div>
  )
}
