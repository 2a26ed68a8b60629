import { withBase } from '../base.ts'
import { removeEngine } from '../engine/engine-here.ts'
import { forgetOwnWords } from '../own-words.ts'
import { answersName, filesName, leavingName, queueName } from './names.ts'

/** Whoever leaves takes everything along: what could be read here, what waits, every kept file and the worker. */
export async function forgetEverything(): Promise<void> {
  forgetOwnWords()
  await forgetWords()
  await removeEngine().catch(() => undefined)
  if ('caches' in globalThis)
    for (const name of (await caches.keys()).filter(isOurs)) await caches.delete(name)
  const worker = await globalThis.navigator.serviceWorker?.getRegistration(withBase('/'))
  await worker?.unregister()
  // A page that is still open may have looked into the queue meanwhile, which makes an empty one.
  await forgetWords()
}

/** Nobody should read on in a tab that was left open. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(leavingName())
  channel.postMessage(null)
  channel.close()
}

const forgetWords = () =>
  Promise.all([answersName(), queueName()].map((name) => deleted(name).catch(() => undefined)))

/** Whoever leaves is on the next page within a moment: it is gone by then, or goes once another tab lets go. */
const deleted = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
    request.onblocked = () => resolve()
  })

/** Others may live on the same host. */
const isOurs = (name: string): boolean => name.startsWith(filesName())
