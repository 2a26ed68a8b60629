import { collectPresses } from './lib/waking/early-presses.ts'
import { LATER } from './lib/waking/later-files.ts'
import { setStyles } from './lib/waking/sheet-html.ts'
import { breathe } from './lib/waking/when-quiet.ts'
import './ui/tokens.css'
import './ui/base.css'
import './ui/table.css'
import './ui/print.css'

/** In milliseconds. A background tab never paints, so don't wait longer. */
const AT_LAST = 1000

/** Files requested per task, because each request takes a slow phone milliseconds and may delay typing. */
const AT_ONCE = 4

/** Resolves after the first frame, which is painted before the next task. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, AT_LAST)
  })

/** Waits for first paint, so scripts don't compete with it for network and processor. */
async function begin(): Promise<void> {
  await firstPaint()
  const links = [...document.querySelectorAll(`link[${LATER}]`)]
  const fetchNext = () => {
    for (const link of links.splice(0, AT_ONCE)) link.setAttribute('rel', 'modulepreload')
  }
  fetchNext()
  const started = import('./start.tsx')
  while (links.length > 0) {
    await breathe()
    fetchNext()
  }
  await started
}

setStyles(document.body)
collectPresses()
void begin()
