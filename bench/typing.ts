/**
 * From a key to the painted letter on `/analyze-situation`, on a processor four times as slow: a person with 60 items
 * and 3,000 characters written already. `npm run build`, then `node bench/typing.ts`; `KEYS` (300) is how many,
 * `SLOWER` (4) how much slower. `work` is the processor time of the page's main thread for each key, as many times as
 * long as here; `letter` is what a clock says here, not slowed, and grows with whatever else the machine does.
 */
import { loadavg } from 'node:os'
import type { CDPSession, Page } from '@playwright/test'
import { launchChromium, openContext, shareOf } from './chromium.ts'
import { startHouse } from './house.ts'

const KEYS = Number(process.env.KEYS ?? 300)
const SLOWER = Number(process.env.SLOWER ?? 4)
const ITEMS = 60
const WRITTEN = 3000
const CATEGORIES = ['people', 'ideas', 'lifeStory', 'accomplishments']
const SENTENCE = 'My boss presented my idea as his own, and I had expected him to mention me. '
/** In milliseconds between two keys: a quick hand. The writing pauses often enough for what waits for a pause. */
const BETWEEN = 120
const PAUSE_EVERY = 40
const PAUSE = 1500

type Seen = { letters: number[]; tasks: number[] }

/** In the page: what each key took from the press to the frame that shows its letter. */
function watchKeys(): void {
  const seen: Seen = { letters: [], tasks: [] }
  Object.assign(globalThis, { seen })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // The frame is drawn before the next message is read.
        port1.onmessage = () => seen.letters.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
}

/** Seconds of processor time so far, in milliseconds of a slower one. */
async function workSoFar(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000 * SLOWER
}

/** Answers what each key was worth; those before a pause count what the pause does, too, and stand apart. */
async function type(page: Page, cdp: CDPSession) {
  const work: number[] = []
  const atPauses: number[] = []
  const words = SENTENCE.repeat(Math.ceil(KEYS / SENTENCE.length)).slice(0, KEYS)
  for (const [at, letter] of [...words].entries()) {
    const isPause = at % PAUSE_EVERY === PAUSE_EVERY - 1
    const before = await workSoFar(cdp)
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForTimeout(isPause ? PAUSE : BETWEEN)
    const spent = (await workSoFar(cdp)) - before
    if (isPause) atPauses.push(spent)
    else work.push(spent)
  }
  return { work, atPauses }
}

const house = await startHouse()
const browser = await launchChromium()
const ada = await house.register('Ada')
for (let index = 0; index < ITEMS; index += 1)
  await fetch(`${house.address}/api/users/${ada.id}/self-map`, {
    method: 'POST',
    headers: { cookie: ada.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      category: CATEGORIES[index % CATEGORIES.length],
      name: `Something ${index}`,
      attachmentPower: ((index * 37) % 90) / 100 + 0.1,
    }),
  })
const context = await openContext(browser, house, ada.cookie, {
  viewport: { width: 390, height: 844 },
})
const page = await context.newPage()
await page.goto(`${house.address}/analyze-situation`)
await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
const field = page.getByLabel('Description')
await field.fill(SENTENCE.repeat(Math.ceil(WRITTEN / SENTENCE.length)).slice(0, WRITTEN))
await field.press('End')
await page.waitForTimeout(3000)
const cdp = await context.newCDPSession(page)
await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
await page.evaluate(watchKeys)
const { work, atPauses } = await type(page, cdp)
const { letters, tasks } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
const items = await page.getByRole('checkbox').count()
const summary = (times: readonly number[]) => ({
  keys: times.length,
  p50: Math.round(shareOf(times, 0.5)),
  p95: Math.round(shareOf(times, 0.95)),
  most: Math.round(shareOf(times, 1)),
})
console.table({
  'work per key': summary(work),
  'work when the writing pauses': summary(atPauses),
  'letter, not slowed': summary(letters),
})
console.log(
  `${items} items to choose from, ${tasks.length} long tasks (longest ${Math.round(Math.max(0, ...tasks))} ms), load ${loadavg()[0]!.toFixed(1)}`,
)
await browser.close()
await house.stop()
