import type { QueryClient } from '@tanstack/react-query'
import { MINUTE, SECOND } from '#domain/values/duration.ts'
import { isBlindReading } from '#web/lib/address/blind-reading.ts'
import { withBase } from '#web/lib/base.ts'
import { KEYS } from '#web/lib/browser-storage.ts'
import { fetchEngine, isEngineHere, isEngineWanted } from '#web/lib/engine/engine-here.ts'
import { leavingName } from '#web/lib/offline/names.ts'
import { sendWaiting } from '#web/lib/offline/send.ts'
import { readKeptAnswers, saveSnapshot } from '#web/lib/offline/snapshot.ts'
import { isReadyOffline } from '#web/lib/offline/state.ts'
import { listQueued } from '#web/lib/offline/waiting.ts'
import { afterChange } from '#web/lib/query-keys.ts'
import { tell } from '#web/ui/toast.tsx'

/** Debounces changes, which rarely come alone. */
const QUIET_AFTER = 1.5 * SECOND
const FRESH_FOR = MINUTE
/** Retry interval, because no event says when an unreachable server is back. */
const TRY_EVERY = 30 * SECOND

/** Updates this device's snapshot of one person and sends their offline queue. */
export function syncOffline(client: QueryClient, owner: number | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasLeft = false

  async function keep(isChanged: boolean) {
    const kept = await readKeptAnswers()
    const isFresh = kept?.owner === owner && Date.now() - kept.savedAt < FRESH_FOR
    const isDue = (isChanged || !isFresh) && !hasLeft && !isBlindReading()
    if (navigator.onLine && isDue) await saveSnapshot(owner)
    isReadyOffline.set(await isReady(owner))
  }
  const syncLater = (isChanged: boolean, after = QUIET_AFTER) => {
    clearTimeout(timer)
    timer = setTimeout(() => void keep(isChanged).catch(() => undefined), after)
  }

  async function send() {
    if (owner === null || !navigator.onLine || (await listQueued(owner)).length === 0) return
    const count = await sendWaiting(owner)
    if (count === 0 || hasLeft) return
    tell({
      title: 'You’re back online',
      text: 'Everything you wrote offline is in your history.',
    })
    await afterChange(client, 'situations', 'map')
    syncLater(true, 0)
  }
  const onOnline = () => {
    void send().catch(() => undefined)
    syncLater(false)
  }

  syncLater(hasChanged(client), 0)
  void send().catch(() => undefined)
  if (isEngineWanted() && navigator.onLine) void fetchEngine().catch(() => undefined)
  addEventListener('online', onOnline)
  const stopFollowing = owner === null ? () => {} : leaveWithOthers()
  const tries = setInterval(() => void send().catch(() => undefined), TRY_EVERY)
  const forget = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') syncLater(true)
  })
  return () => {
    hasLeft = true
    isReadyOffline.set(false)
    clearTimeout(timer)
    clearInterval(tries)
    removeEventListener('online', onOnline)
    stopFollowing()
    forget()
  }
}

/** Logs out when another tab does. Each tab requests the logout, so none reloads before the session has ended. */
function leaveWithOthers(): () => void {
  const leave = () => location.replace(withBase('/api/logout'))
  const channel = new BroadcastChannel(leavingName())
  channel.onmessage = leave
  // Another tab logged out by address, and its next page removed this key.
  const onStored = ({ key, newValue }: StorageEvent) =>
    key === KEYS.signedIn && newValue === null && leave()
  addEventListener('storage', onStored)
  return () => {
    channel.close()
    removeEventListener('storage', onStored)
  }
}

/** True if a mutation succeeded before this module was loaded. */
const hasChanged = (client: QueryClient): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.status === 'success')

/**
 * True if the service worker can open pages and the snapshot can fill them. A visitor also needs the engine to write.
 */
async function isReady(owner: number | null): Promise<boolean> {
  const kept = await readKeptAnswers()
  const canOpen = navigator.serviceWorker?.controller != null
  return canOpen && kept?.owner === owner && (owner !== null || (await isEngineHere()))
}
