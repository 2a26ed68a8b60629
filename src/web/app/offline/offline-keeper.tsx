import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Person } from '#domain/people/person.ts'
import { SECOND } from '#domain/values/duration.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { tell } from '#web/ui/toast.tsx'
import { watchOwnWords } from './own-words.ts'
import { watchVersion } from './version.ts'
import './offline-keeper.css'
import { withBase } from '#web/lib/base.ts'

const logOutHref = () => withBase('/api/logout')
/** Delays background work while the person starts reading, scrolling or writing. */
const QUIET_AFTER = 4 * SECOND

/** Runs the offline support next to the pages. Renders nothing most of the time. */
export function OfflineKeeper({ person }: { person: Person | null }) {
  const client = useQueryClient()
  const owner = person?.id ?? null
  const [isOld, setOld] = useState(false)
  const [left, setLeft] = useState(0)

  useEffect(
    () => ('indexedDB' in globalThis ? keepUpWhenQuiet(client, owner) : undefined),
    [client, owner],
  )
  useEffect(() => watchOwnWords(client), [client])
  useEffect(() => watchVersion(() => setOld(true)), [])
  useEffect(() => (owner === null ? undefined : watchLeaving(owner, setLeft)), [owner])

  return (
    <>
      {isOld && <NewVersion onLater={() => setOld(false)} />}
      {left > 0 && (
        <ConfirmDialog
          title="Log out and lose what hasn’t been sent?"
          text={`${left === 1 ? 'One thing' : `${left} things`} you wrote ${left === 1 ? 'hasn’t' : 'haven’t'} been sent yet. Logging out deletes everything from this device.`}
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

/** Events that postpone background work while the person is typing or clicking. */
const BUSY_EVENTS = ['keydown', 'pointerdown'] as const

/** Starts `keepUp` when the page is quiet, or at once if offline, and imports it only then. */
function keepUpWhenQuiet(client: QueryClient, owner: number | null): () => void {
  let stop = () => {}
  let hasLeft = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = async () => {
    stopWaiting()
    const { keepUp } = await import('./keep-up.ts')
    if (!hasLeft) stop = keepUp(client, owner)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => void start().catch(() => undefined),
      navigator.onLine ? QUIET_AFTER : 0,
    )
  }
  const stopWaiting = () => {
    clearTimeout(timer)
    for (const name of BUSY_EVENTS) document.removeEventListener(name, wait)
  }
  for (const name of BUSY_EVENTS) document.addEventListener(name, wait, { passive: true })
  wait()
  return () => {
    hasLeft = true
    stopWaiting()
    stop()
  }
}

const needsConnection = () =>
  tell({ title: 'You need to be online to log out', text: 'Nothing was changed.' })

async function leave(): Promise<void> {
  const { forgetEverything, tellOtherTabs } = await import('#web/lib/offline/forget.ts')
  await forgetEverything().catch(() => undefined)
  tellOtherTabs()
  location.assign(logOutHref())
}

/** Sends the queue before logout. If entries can't be sent, `onLeft` gets their count to ask the person. */
function watchLeaving(owner: number, onLeft: (count: number) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.getAttribute('href') !== logOutHref() || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void tryToLeave(owner).then(onLeft, needsConnection)
  }
  document.addEventListener('click', handleClick, { capture: true })
  return () => document.removeEventListener('click', handleClick, { capture: true })
}

async function tryToLeave(owner: number): Promise<number> {
  if (!navigator.onLine) {
    needsConnection()
    return 0
  }
  const { countUnsent } = await import('#web/lib/offline/send.ts')
  const count = await countUnsent(owner)
  if (count === 0) await leave()
  return count
}
