import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Person } from '#domain/people/person.ts'
import { HOUR, MINUTE, SECOND } from '#domain/values/duration.ts'
import { withBase } from '#web/lib/base.ts'
import { startWorker } from '#web/lib/browser/own-worker.ts'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'
import { filesName } from '#web/lib/offline/names.ts'
import { removeWordsOfOthers } from '#web/lib/own-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { tell } from '#web/ui/toast.tsx'
import './offline-keeper.css'

/** The service worker uses the same path. */
const shell = () => withBase('/index.html')

/** Checks for a new version regularly and calls `onOld` when the open page is outdated. */
function watchVersion(onOld: () => void): () => void {
  const container = navigator.serviceWorker
  if (!import.meta.env.PROD || !container) return () => undefined
  let looked = Date.now()
  const compare = () => void isPageOld().then((isOld) => isOld && onOld())
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < 15 * MINUTE) return
    looked = Date.now()
    void container.getRegistration(withBase('/')).then((it) => it?.update())
  }
  // Ignored: the pages work without a service worker.
  startWorker('/worker.js').then(compare, () => undefined)
  container.addEventListener('controllerchange', compare)
  document.addEventListener('visibilitychange', look)
  const timer = setInterval(look, HOUR)
  return () => {
    container.removeEventListener('controllerchange', compare)
    document.removeEventListener('visibilitychange', look)
    clearInterval(timer)
  }
}

/** Compares the page's script with the newest shell's. A different script means the page is outdated. */
async function isPageOld(): Promise<boolean> {
  const newest = (await caches.keys()).findLast((name) => name.startsWith(filesName()))
  const page = newest && (await caches.match(shell(), { cacheName: newest }))
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  return Boolean(page && script && !(await page.text()).includes(`"${script}"`))
}

/**
 * Cleans up stored text whenever the session changes. Skipped offline without a session, when it is unknown who is
 * signed in.
 */
export function watchOwnWords(client: QueryClient): () => void {
  const look = () => {
    const person = client.getQueryData<Person | null>(SESSION_KEY)
    if (person || (person === null && navigator.onLine)) removeWordsOfOthers(person?.id ?? null)
  }
  look()
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === SESSION_KEY[0]) look()
  })
}

const logOutHref = () => withBase('/api/logout')
/** Delays background work while the person starts reading, scrolling or writing. */
const QUIET_AFTER = 4 * SECOND

/** Runs offline support in the background. It renders only the notice of a new version and the question before logout. */
export function OfflineKeeper({ person }: { person: Person | null }) {
  const client = useQueryClient()
  const owner = person?.id ?? null
  const [isOld, setOld] = useState(false)
  const [left, setLeft] = useState(0)

  useEffect(
    () => ('indexedDB' in globalThis ? syncWhenQuiet(client, owner) : undefined),
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
    <p className="small muted">It only takes a second, and you won’t lose anything.</p>
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
function syncWhenQuiet(client: QueryClient, owner: number | null): () => void {
  let stop = () => {}
  let hasLeft = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = async () => {
    stopWaiting()
    const { syncOffline: keepUp } = await import('./sync-offline.ts')
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
