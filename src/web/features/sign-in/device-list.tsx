import { Fingerprint } from 'lucide-react'
import { formatDay } from '#web/lib/format-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useDevices } from './use-devices.ts'
import './session-list.css'

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
            <ul className="session-list">
              {list.map(({ id, device, isRemembered, isCurrent, seenAt }) => (
                <li key={id}>
                  <Fingerprint aria-hidden />
                  <div>
                    <p>
                      {device} {isCurrent && <Badge look="soft">This browser</Badge>}
                    </p>
                    <p className="small muted figures">
                      {isRemembered ? 'Remembered' : 'Until you sign out'}, last used{' '}
                      {formatDay(seenAt)}
                    </p>
                  </div>
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={`Forget ${device}`}
                    disabled={forget.isPending}
                    onClick={() => forget.mutate(id)}
                  >
                    Forget
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}
