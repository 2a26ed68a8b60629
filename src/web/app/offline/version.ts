import { HOUR, MINUTE } from '#domain/values/duration.ts'
import { withBase } from '#web/lib/base.ts'
import { startWorker } from '#web/lib/browser/own-worker.ts'
import { filesName } from '#web/lib/offline/names.ts'

/** Named in the worker, too. */
const shell = () => withBase('/index.html')

/** Looks for a new version now and then; tells when the page that is open is no longer the newest one. */
export function watchVersion(onOld: () => void): () => void {
  const container = navigator.serviceWorker
  if (!import.meta.env.PROD || !container) return () => undefined
  let looked = Date.now()
  const compare = () => void isPageOld().then((isOld) => isOld && onOld())
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < 15 * MINUTE) return
    looked = Date.now()
    void container.getRegistration(withBase('/')).then((it) => it?.update())
  }
  // A browser that refuses a worker is a choice, not a fault: the pages work without.
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

/** The newest shell names the scripts it starts with; a page that was started by others is older. */
async function isPageOld(): Promise<boolean> {
  const newest = (await caches.keys()).findLast((name) => name.startsWith(filesName()))
  const page = newest && (await caches.match(shell(), { cacheName: newest }))
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  return Boolean(page && script && !(await page.text()).includes(`"${script}"`))
}
