import { withBase } from '../base.ts'
import { removeEngine } from '../engine/engine-here.ts'
import { filesName, forgetAnswers, queueName } from './names.ts'

/** Whoever leaves takes everything along: what could be read here, what waits, every kept file and the worker. */
export async function forgetEverything(): Promise<void> {
  forgetAnswers()
  globalThis.indexedDB?.deleteDatabase(queueName())
  await removeEngine().catch(() => undefined)
  if ('caches' in globalThis)
    for (const name of (await caches.keys()).filter(isOurs)) await caches.delete(name)
  const worker = await globalThis.navigator.serviceWorker?.getRegistration(withBase('/'))
  await worker?.unregister()
}

/** Others may live on the same host. */
const isOurs = (name: string): boolean => name.startsWith(filesName())
