import { withBase } from '../base.ts'
import { removeEngine } from '../engine/engine-here.ts'
import { forgetOwnWords } from '../own-words.ts'
import { answersName, filesName, leavingName, queueName } from './names.ts'

/** Deletes everything of a person who signs out: snapshot, queue, cached files and the service worker. */
export async function forgetEverything(): Promise<void> {
  forgetOwnWords()
  await forgetWords()
  await removeEngine().catch(() => undefined)
  if ('caches' in globalThis)
    // Not those of other instances on the same host.
    for (const name of await caches.keys())
      if (name.startsWith(filesName())) await caches.delete(name)
  const worker = await globalThis.navigator.serviceWorker?.getRegistration(withBase('/'))
  await worker?.unregister()
  // Delete again, because an open page may have read the queue and so recreated an empty one.
  await forgetWords()
}

/** Signs out other open tabs. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(leavingName())
  channel.postMessage(null)
  channel.close()
}

const forgetWords = () =>
  Promise.all([answersName(), queueName()].map((name) => deleted(name).catch(() => undefined)))

/** Deletes a database. Resolves even if another tab blocks the deletion, which then happens when that tab closes it. */
const deleted = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
    request.onblocked = () => resolve()
  })
