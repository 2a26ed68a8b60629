/**
 * Measures writing and results in a real browser: `npm run build`, then one of
 * `node bench/writing.ts typing`: from a key to the painted letter, with 60 items and 3,000 characters already written.
 * `KEYS` (300) is the number of keys; `work` is the main thread's CPU time per key, `letter` the clock time, which
 * isn't slowed and grows with the machine's load.
 * `node bench/writing.ts question`: from "Next" to the painted guided question, and the server's time for the known
 * answers. `ROUNDS` (40) is the number of texts, `BROWSER=0` measures only the server. A constant baseline is measured
 * in turns, so a change in both comes from the machine.
 * `node bench/writing.ts result`: from Analyze to the shown result, and the history's first paint with 100 and 10,000
 * situations.
 * `SLOWER` (4) is the CPU slowdown of the first two.
 */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from '@playwright/test'
import { prepareDatabase } from '#server/base/db/prepare-database.ts'
import { ownSituations } from '../scripts/evaluate/held-out-data.ts'
import { type RunningServer, startServer } from '../scripts/own-server.ts'
import { launchChromium, openContext, runPart, summaryOf, timeOf } from './harness.ts'

const SLOWER = Number(process.env.SLOWER ?? 4)
const KEYS = Number(process.env.KEYS ?? 300)
const ITEMS = 60
const WRITTEN = 3000
const CATEGORIES = ['people', 'ideas', 'lifeStory', 'accomplishments']
const SENTENCE = 'My boss presented my idea as his own, and I had expected him to mention me. '
/** Milliseconds between two keys of a fast typist. Pauses are frequent enough to trigger delayed work. */
const BETWEEN = 120
const PAUSE_EVERY = 40
const PAUSE = 1500

type Seen = { letters: number[]; tasks: number[] }

/** Runs in the page: measures each key from the press to the frame with its letter. */
function watchKeys(): void {
  const seen: Seen = { letters: [], tasks: [] }
  Object.assign(globalThis, { seen })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // The frame is painted before the next message is handled.
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

/** The CPU time so far, in milliseconds of the slower processor. */
async function workSoFar(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000 * SLOWER
}

/** Returns the work of each key. Keys before a pause are separate, because they include the delayed work. */
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

const ROUNDS = Number(process.env.ROUNDS ?? 40)
/** In milliseconds, long enough for the text to be read in the background. */
const STOPPED = 2500
const ITEM = { id: 1, name: 'My work', category: 'accomplishments', attachmentPower: 0.7 }
const OWN = fileURLToPath(new URL('../training/data', import.meta.url))
const texts = ownSituations(OWN, 'test')
  .map(({ description }) => description)
  .slice(0, ROUNDS)

/** Runs in the page: clicks, and waits for the first frame in which `isDone` holds. */
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
      // The frame is painted before the next message is handled.
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

const RUNS = Number(process.env.BENCH_RUNS ?? 30)
const PAINTS = 15
const DESCRIPTION =
  'My boss presented my idea as his own in front of the whole team. I had worked on it for three weeks and I expected him to mention me. I sat there and said nothing.'

/** Milliseconds between the click and the frame that shows the result. */
async function analyseOnce(page: Page, run: number): Promise<number> {
  await page.goto(`/analyze-situation`)
  await page.getByLabel('Title').fill(`Team review ${run}`)
  await page.getByLabel('Description').fill(`${DESCRIPTION} It was the ${run}th time.`)
  await page.getByRole('checkbox', { name: 'Professional Success' }).check()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = [...document.querySelectorAll('button')].find(
          (one) => one.textContent === 'Analyze',
        )
        const observer = new MutationObserver(() => {
          if (!document.querySelector('h1 + *, .page figure') || !location.search) return
          if (!document.querySelector('.recommendations')) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - started))
        })
        observer.observe(document.body, { childList: true, subtree: true })
        const started = performance.now()
        button?.click()
      }),
  )
}

async function fillHistory(file: string, userId: number, count: number): Promise<void> {
  const db = await prepareDatabase(file)
  for (let from = 0; from < count; from += 500) {
    const momentOf = (at: number) => Date.now() - (count - from - at) * 60_000
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, at) => ({
      userId,
      title: `Situation ${from + at}`,
      description: DESCRIPTION,
      searchText: `situation ${from + at} ${DESCRIPTION}`.toLowerCase(),
      createdAt: momentOf(at),
      happenedAt: momentOf(at),
    }))
    await db.insertInto('situation').values(rows).execute()
  }
  await db.destroy()
}

async function paintHistory(page: Page): Promise<number> {
  const started = performance.now()
  await page.goto(`/situation-history`)
  await page.getByRole('row').nth(1).waitFor()
  return performance.now() - started
}

async function typing() {
  const instance = await startServer()
  const browser = await launchChromium()
  const ada = await instance.register('Ada')
  for (let index = 0; index < ITEMS; index += 1)
    await fetch(`${instance.address}/api/users/${ada.id}/self-map`, {
      method: 'POST',
      headers: { cookie: ada.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        category: CATEGORIES[index % CATEGORIES.length],
        name: `Something ${index}`,
        attachmentPower: ((index * 37) % 90) / 100 + 0.1,
      }),
    })
  const context = await openContext(browser, instance, ada.cookie, {
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(`${instance.address}/analyze-situation`)
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  const field = page.getByLabel('Description')
  await field.fill(SENTENCE.repeat(Math.ceil(WRITTEN / SENTENCE.length)).slice(0, WRITTEN))
  await field.press('End')
  await page.waitForTimeout(3000)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(watchKeys)
  const { work, atPauses } = await type(page, cdp)
  const { letters, tasks } = await page.evaluate(
    () => (globalThis as unknown as { seen: Seen }).seen,
  )
  const items = await page.getByRole('checkbox').count()
  console.table({
    'work per key': summaryOf(work),
    'work when the writing pauses': summaryOf(atPauses),
    'letter, not slowed': summaryOf(letters),
  })
  console.log(
    `${items} items to choose from, ${tasks.length} long tasks (longest ${Math.round(Math.max(0, ...tasks))} ms), load ${loadavg()[0]!.toFixed(1)}`,
  )
  await browser.close()
  await instance.stop()
}

async function question() {
  const instance = await startServer()
  const calls = { known: [] as number[], ready: [] as number[] }
  const post = (description: string) =>
    fetch(`${instance.address}/api/walk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description, items: [ITEM] }),
    })
  await timeOf(() => post(texts[0]!))
  for (const text of texts) {
    calls.known.push(await timeOf(() => post(text)))
    calls.ready.push(await timeOf(() => fetch(`${instance.address}/api/ready`)))
  }

  const rows: Record<string, ReturnType<typeof summaryOf>> = {
    'server: what is known': summaryOf(calls.known),
    'server: a call that reads nothing': summaryOf(calls.ready),
  }
  if (process.env.BROWSER !== '0') Object.assign(rows, await askInBrowser(instance))
  console.table(rows)
  console.log(`throttle ${SLOWER}, load ${loadavg()[0]!.toFixed(1)}`)
  await instance.stop()
}

async function askInBrowser(instance: RunningServer) {
  const browser = await launchChromium()
  const rows: Record<string, ReturnType<typeof summaryOf>> = {}
  for (const [name, pause] of [
    ['after a pause', STOPPED],
    ['without one', 0],
  ] as const) {
    const context = await openContext(browser, instance, null, {
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const seen: Awaited<ReturnType<typeof ask>>[] = []
    for (const text of texts.slice(0, pause ? Math.ceil(ROUNDS / 2) : ROUNDS))
      seen.push(await ask(page, instance.address, text, pause))
    rows[`${name}: the question`] = summaryOf(seen.map(({ question }) => question))
    rows[`${name}: a press that does nothing`] = summaryOf(seen.map(({ nothing }) => nothing))
    await context.close()
  }
  await browser.close()
  return rows
}

async function result() {
  const instance = await startServer()
  const browser = await launchChromium(['--no-sandbox', '--disable-gpu'])
  const pageOf = async (cookie: string) => {
    const options = { baseURL: instance.address, reducedMotion: 'reduce' } as const
    return (await openContext(browser, instance, cookie, options)).newPage()
  }
  const page = await pageOf((await instance.register('Ada')).cookie)
  await analyseOnce(page, 0)
  const times: number[] = []
  for (let run = 1; run <= RUNS; run++) times.push(await analyseOnce(page, run))
  console.log('Analyze pressed to result shown, ms', summaryOf(times))

  const histories = []
  for (const count of [100, 10_000]) {
    const { id, cookie } = await instance.register(`With${count}`)
    const reader = await pageOf(cookie)
    await fillHistory(join(instance.folder, 'innermap.sqlite'), id, count)
    await paintHistory(reader)
    histories.push({ count, reader, times: [] as number[] })
  }
  // In turns, so the machine's load affects both.
  for (let run = 0; run < PAINTS; run++)
    for (const { reader, times } of histories) times.push(await paintHistory(reader))
  for (const { count, times } of histories)
    console.log(`First paint of a history of ${count}, ms`, summaryOf(times))
  await browser.close()
  await instance.stop()
}

await runPart({ typing, question, result })
