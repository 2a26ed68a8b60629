import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Person } from '#domain/person.ts'
import { forgetEverything } from '#web/lib/offline/forget.ts'
import { sendWaiting } from '#web/lib/offline/send.ts'
import { listWaiting } from '#web/lib/offline/waiting.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { tell } from '#web/ui/toast.tsx'
import { keepUp } from './keep-up.ts'
import { watchVersion } from './version.ts'
import './offline-keeper.css'

const LOG_OUT = '/api/logout'

/** What makes the product work without a connection. It stands beside the pages and shows nothing most of the time. */
export function OfflineKeeper({ person }: { person: Person | null }) {
  const client = useQueryClient()
  const owner = person?.id ?? null
  const [isOld, setOld] = useState(false)
  const [left, setLeft] = useState(0)

  useEffect(() => ('indexedDB' in globalThis ? keepUp(client, owner) : undefined), [client, owner])
  useEffect(() => watchVersion(() => setOld(true)), [])
  useEffect(() => (owner === null ? undefined : watchLeaving(owner, setLeft)), [owner])

  return (
    <>
      {isOld && <NewVersion onLater={() => setOld(false)} />}
      {left > 0 && (
        <ConfirmDialog
          title="Log out and lose what was not sent?"
          text={`${left === 1 ? 'One thing' : `${left} things`} you wrote could not be sent yet. Whoever logs out takes everything off this device.`}
          confirmLabel="Log out and delete"
          onConfirm={() => void leave()}
          onClose={() => setLeft(0)}
        />
      )}
    </>
  )
}

const NewVersion = ({ onLater }: { onLater: () => void }) => (
  <section className="new-version print-not" role="status" aria-label="A new version is ready">
    <p className="new-version-title">A new version is ready</p>
    <p className="small muted">It takes a second. Nothing you wrote is lost.</p>
    <div className="row">
      <Button size="small" look="outline" onClick={() => location.reload()}>
        Load it now
      </Button>
      <Button size="small" look="quiet" onClick={onLater}>
        Later
      </Button>
    </div>
  </section>
)

async function leave(): Promise<void> {
  await forgetEverything().catch(() => undefined)
  location.assign(LOG_OUT)
}

/** What waits is sent before somebody leaves; what cannot be sent is asked about. */
function watchLeaving(owner: number, onLeft: (count: number) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.getAttribute('href') !== LOG_OUT || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void tryToLeave(owner).then(onLeft)
  }
  document.addEventListener('click', handleClick, { capture: true })
  return () => document.removeEventListener('click', handleClick, { capture: true })
}

async function tryToLeave(owner: number): Promise<number> {
  if (!navigator.onLine) {
    tell({ title: 'Logging out needs a connection', text: 'Nothing was changed.' })
    return 0
  }
  const count = await sendWaiting(owner)
    .then(() => listWaiting(owner))
    .then(({ length }) => length)
    .catch(() => 0)
  if (count === 0) await leave()
  return count
}
