/**
 * From the press of "Next" to the painted question of somebody who is walked through it, on a processor four times as
 * slow, and what the server takes to say what is known. `npm run build`, then `node bench/first-question.ts`; `ROUNDS`
 * (40) is how many texts, `SLOWER` (4) how much slower, and `BROWSER=0` asks the server alone. Beside each stands something that never changes, measured in
 * turns with it: a frame after a press that does nothing, and a call that reads nothing. What both show is the
 * machine's.
 */
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { ownSituations } from '../scripts/evaluate-data.ts'
import { launchChromium, openContext, shareOf } from './chromium.ts'
import { startHouse } from './house.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 40)
const SLOWER = Number(process.env.SLOWER ?? 4)
/** In milliseconds: whoever stops this long before they go on was read meanwhile. */
const PAUSE = 2500
const ITEM = { id: 1, name: 'My work', category: 'accomplishments', attachmentPower: 0.7 }
const OWN = fileURLToPath(new URL('../training/data', import.meta.url))
const texts = ownSituations(OWN, 'test')
  .map(({ description }) => description)
  .slice(0, ROUNDS)

/** In the page: a press, and the first frame in which `isDone` holds. */
function pressAndWait(selector: string): Promise<number> {
  const before = document.querySelector('.walk-question')?.textContent
  const isDone = () =>
    selector === 'body' ||
    document.querySelector('.naming-question, .situation-analysis') !== null ||
    document.querySelector('.walk-question')?.textContent !== before
  return new Promise((resolve) => {
    const start = performance.now()
    document.querySelector<HTMLElement>(selector)?.click()
    requestAnimationFrame(function look() {
      if (!isDone()) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      // The frame is drawn before the next message is read.
      port1.onmessage = () => resolve(performance.now() - start)
      port2.postMessage(null)
      return undefined
    })
  })
}

async function ask(page: Page, address: string, text: string, pause: number) {
  await page.goto(`${address}/analyze-situation?walk=1`)
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.getByRole('textbox').fill(text)
  await page.waitForTimeout(pause)
  const nothing = await page.evaluate(pressAndWait, 'body')
  const question = await page.evaluate(pressAndWait, '.walk .button-primary')
  return { nothing, question }
}

async function timeOf(call: () => Promise<Response>): Promise<number> {
  const start = performance.now()
  const reply = await call()
  if (!reply.ok) throw new Error(`${reply.url} answers ${reply.status}: ${await reply.text()}`)
  await reply.arrayBuffer()
  return performance.now() - start
}

const summary = (times: readonly number[]) => ({
  texts: times.length,
  p50: Math.round(shareOf(times, 0.5)),
  p95: Math.round(shareOf(times, 0.95)),
  most: Math.round(shareOf(times, 1)),
})

const house = await startHouse()
const calls = { known: [] as number[], ready: [] as number[] }
const post = (description: string) =>
  fetch(`${house.address}/api/walk`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ description, items: [ITEM] }),
  })
await timeOf(() => post(texts[0]!))
for (const text of texts) {
  calls.known.push(await timeOf(() => post(text)))
  calls.ready.push(await timeOf(() => fetch(`${house.address}/api/ready`)))
}

const rows: Record<string, ReturnType<typeof summary>> = {
  'server: what is known': summary(calls.known),
  'server: a call that reads nothing': summary(calls.ready),
}
if (process.env.BROWSER !== '0') Object.assign(rows, await inBrowser())
console.table(rows)
console.log(`throttle ${SLOWER}, load ${loadavg()[0]!.toFixed(1)}`)
await house.stop()

async function inBrowser() {
  const browser = await launchChromium()
  const rows: Record<string, ReturnType<typeof summary>> = {}
  for (const [name, pause] of [
    ['after a pause', PAUSE],
    ['without one', 0],
  ] as const) {
    const context = await openContext(browser, house, null, {
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const seen: Awaited<ReturnType<typeof ask>>[] = []
    for (const text of texts.slice(0, pause ? Math.ceil(ROUNDS / 2) : ROUNDS))
      seen.push(await ask(page, house.address, text, pause))
    rows[`${name}: the question`] = summary(seen.map(({ question }) => question))
    rows[`${name}: a press that does nothing`] = summary(seen.map(({ nothing }) => nothing))
    await context.close()
  }
  await browser.close()
  return rows
}
