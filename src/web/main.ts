import { collectPresses } from './lib/waking/early-presses.ts'
import { LATER } from './lib/waking/later-files.ts'
import { setStyles } from './lib/waking/sheet-html.ts'
import { breathe } from './lib/waking/when-quiet.ts'
import './ui/tokens.css'
import './ui/base.css'
import './ui/table.css'
import './ui/print.css'

/** In milliseconds: a page nobody looks at is never painted. */
const AT_LAST = 1000

/** A slow phone takes milliseconds to ask for each file, and somebody may have begun to write. */
const AT_ONCE = 4

/** The first frame is drawn before the next task. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, AT_LAST)
  })

/** Words first: until they are seen, the line and the processor are theirs alone. */
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
