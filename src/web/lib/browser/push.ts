import { withBase } from '../base.ts'
import { startWorker } from './own-worker.ts'

/** Browser side of reminders. Nothing here runs until the person turns them on. */

/** A separate scope, so this worker never replaces the offline worker. */
const scope = () => withBase('/push/')

export const NOT_ALLOWED =
  'Your browser is blocking reminders. You can change that in the site settings, next to the address bar.'

export const canBeReminded = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const registered = () => navigator.serviceWorker.getRegistration(scope())

/** Asks the browser for permission, subscribes, and returns the push endpoint. */
export async function subscribeHere(key: string): Promise<string> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(NOT_ALLOWED)
  const registration = await startWorker('/push-worker.js', { scope: scope() })
  await activated(registration)
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  return subscription.endpoint
}

function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return Promise.resolve()
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve())
  })
}

/** Cancels the subscription and unregisters the worker. */
export async function unsubscribeHere(): Promise<void> {
  const registration = canBeReminded() ? await registered() : undefined
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  await registration?.unregister()
}
