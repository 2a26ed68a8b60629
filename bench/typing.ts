/**
 * From a key to the painted letter on `/analyze-situation`, on a processor four times as slow: a person with 60 items
 * and 3,000 characters written already. `npm run build`, then `node bench/typing.ts`; `KEYS` (300) is how many,
 * `SLOWER` (4) how much slower.
 */
import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
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

async function type(page: Page): Promise<void> {
  const words = SENTENCE.repeat(Math.ceil(KEYS / SENTENCE.length)).slice(0, KEYS)
  for (const [at, letter] of [...words].entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForTimeout(at % PAUSE_EVERY === PAUSE_EVERY - 1 ? PAUSE : BETWEEN)
  }
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
await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
await page.evaluate(watchKeys)
await type(page)
const { letters, tasks } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
const items = await page.getByRole('checkbox').count()
console.table({
  letter: {
    keys: letters.length,
    p50: Math.round(shareOf(letters, 0.5)),
    p95: Math.round(shareOf(letters, 0.95)),
    most: Math.round(shareOf(letters, 1)),
  },
})
console.log(
  `${items} items to choose from, ${tasks.length} long tasks (longest ${Math.round(Math.max(0, ...tasks))} ms), load ${loadavg()[0]!.toFixed(1)}`,
)
await browser.close()
await house.stop()
