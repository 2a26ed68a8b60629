import { setStyles } from './app/sheet-html.ts'
import { collectPresses } from './lib/early-presses.ts'
import { LATER } from './lib/later-files.ts'
import './ui/tokens.css'
import './ui/base.css'
import './ui/table.css'
import './ui/print.css'

/** In milliseconds: a page nobody looks at is never painted. */
const AT_LAST = 1000

/** The first frame is drawn before the next task. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, AT_LAST)
  })

/** Words first: until they are seen, the line and the processor are theirs alone. */
async function begin(): Promise<void> {
  await firstPaint()
  for (const link of document.querySelectorAll(`link[${LATER}]`))
    link.setAttribute('rel', 'modulepreload')
  await import('./start.tsx')
}

setStyles(document.body)
collectPresses()
void begin()
