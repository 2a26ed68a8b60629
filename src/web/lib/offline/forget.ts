import { removeEngine } from '../engine/engine-here.ts'
import { forgetAnswers, QUEUE } from './names.ts'

/** Whoever leaves takes everything along: what could be read here, what waits, every kept file and the worker. */
export async function forgetEverything(): Promise<void> {
  forgetAnswers()
  globalThis.indexedDB?.deleteDatabase(QUEUE)
  await removeEngine().catch(() => undefined)
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name)
  const worker = await globalThis.navigator.serviceWorker?.getRegistration('/')
  await worker?.unregister()
}
