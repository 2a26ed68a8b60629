import { HOUR, MINUTE } from '#domain/values/duration.ts'
import { withBase } from '#web/lib/base.ts'
import { startWorker } from '#web/lib/browser/own-worker.ts'
import { filesName } from '#web/lib/offline/names.ts'

/** The service worker uses the same path. */
const shell = () => withBase('/index.html')

/** Checks for a new version regularly and calls `onOld` when the open page is outdated. */
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
