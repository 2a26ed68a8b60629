/**
 * Measures the first seconds of a page on a slow phone. `npm run build`, then one of
 * `node bench/start.ts work`: CPU time of the main thread, times four. Other load on the machine changes it little.
 * `ROUNDS` (5) is the number of runs, `ONLY` a pattern for the rows, `DETAILS=1` names the work of each long task.
 * `node bench/start.ts frames [folder]`: a strip of screenshots at 390 x 844 on 1.6 Mbit/s with 150 ms latency, one per
 * change of the screen. Check that nothing jumps and nothing is blank.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession } from '@playwright/test'
import { type RunningServer, startServer } from '../scripts/own-server.ts'
import { launchChromium, medianOf, openContext, runPart } from './harness.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const ONLY = new RegExp(process.env.ONLY ?? '')
/** The slowdown of the phone, and the maximum length of a task that doesn't delay a touch. */
const SLOWER = 4
const LONG = 50
const CATEGORIES =
  'disabled-by-default-devtools.timeline,devtools.timeline,toplevel,v8,blink.user_timing'

const ROWS = [
  { path: '/', isSignedIn: false },
  { path: '/learn', isSignedIn: false },
  { path: '/analyze-situation', isSignedIn: false },
  { path: '/dashboard', isSignedIn: true },
  { path: '/self-map', isSignedIn: true },
  { path: '/analyze-situation', isSignedIn: true },
].filter(({ path, isSignedIn }) => ONLY.test(`${path} ${isSignedIn ? 'in' : 'out'}`))

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string; data?: { url?: string; functionName?: string; frame?: string } }
}

async function traceOf(cdp: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const note = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', note)
  await cdp.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' })
  await act()
  const done = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.end')
  await done
  cdp.off('Tracing.dataCollected', note)
  return events
}

const lasted = ({ tdur = 0 }: TraceEvent): number => (tdur / 1000) * SLOWER
const isWithin = (inner: TraceEvent, outer: TraceEvent) =>
  inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0)

async function look(
  browser: Browser,
  instance: RunningServer,
  cookie: string,
  row: (typeof ROWS)[number],
) {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true }
  const context = await openContext(browser, instance, row.isSignedIn ? cookie : null, phone)
  const page = await context.newPage()
  const cdp = await browser.newBrowserCDPSession()
  const events = await traceOf(cdp, async () => {
    await page.goto(instance.address + row.path)
    await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
    await page.waitForLoadState('networkidle')
    // Includes idle work.
    await page.waitForTimeout(2500)
  })
  await cdp.detach()
  await context.close()
  const busiest = Map.groupBy(
    events.filter(({ name }) => name === 'EvaluateScript' || name === 'FunctionCall'),
    ({ pid, tid }) => `${pid} ${tid}`,
  )
  const main = [...busiest].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
  const own = events.filter(({ pid, tid, ph }) => ph === 'X' && `${pid} ${tid}` === main)
  const tasks = own.filter(({ name }) => name === 'RunTask')
  const long = tasks.filter((task) => lasted(task) > LONG)
  return {
    busy: tasks.reduce((sum, task) => sum + lasted(task), 0),
    blocking: long.reduce((sum, task) => sum + lasted(task) - LONG, 0),
    long: long.length,
    longest: Math.max(0, ...tasks.map(lasted)),
    details: long.map((task) => ({
      at: Math.round((task.ts - own[0]!.ts) / 1000),
      ms: Math.round(lasted(task)),
      parts: own
        .filter((it) => it !== task && isWithin(it, task) && lasted(it) > 8)
        .map(
          (it) =>
            `${it.name} ${Math.round(lasted(it))} ${it.args.data?.functionName ?? ''} ${it.args.data?.url?.replace(/.*\//, '') ?? ''}`,
        ),
    })),
  }
}

const FOLDER = process.argv[3] ?? join(tmpdir(), 'innermap-frames')
const SHOWN = 8
/** The viewport and user agent of a phone, because the server renders for the device. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
const STRIPS = [
  { name: 'landing', path: '/', isSignedIn: false },
  { name: 'self-map', path: '/self-map', isSignedIn: true },
  { name: 'dashboard', path: '/dashboard', isSignedIn: true },
]

type Frame = { data: string; at: number }

async function film(
  browser: Browser,
  instance: RunningServer,
  cookie: string | null,
  path: string,
) {
  const context = await openContext(browser, instance, cookie, PHONE)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', LINE)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const frames: Frame[] = []
  let began = 0
  cdp.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ data, at: (metadata.timestamp ?? 0) - began })
    void cdp.send('Page.screencastFrameAck', { sessionId })
  })
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 60, ...widest(PHONE.viewport) })
  began = Date.now() / 1000
  await page.goto(instance.address + path)
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.waitForTimeout(2500)
  await cdp.send('Page.stopScreencast')
  const { shift } = await page.evaluate(
    () => (globalThis as unknown as { seen: { shift: number } }).seen,
  )
  await context.close()
  return { frames: frames.toSorted((one, other) => one.at - other.at), shift }
}

const widest = ({ width, height }: { width: number; height: number }) => ({
  maxWidth: width,
  maxHeight: height,
})

/** The frames at even intervals, because most belong to the last fade. */
function chosen(frames: readonly Frame[]): Frame[] {
  const [first, last] = [frames[1] ?? frames[0]!, frames.at(-1)!]
  const step = (last.at - first.at) / (SHOWN - 1)
  return Array.from({ length: SHOWN }, (_, index) => {
    const moment = first.at + index * step
    return { ...(frames.findLast(({ at }) => at <= moment + 0.001) ?? first), at: moment }
  })
}

/** All screenshots of a page side by side with their times. */
async function saveStrip(browser: Browser, name: string, frames: readonly Frame[]) {
  const page = await browser.newPage({ viewport: { width: 250 * frames.length, height: 580 } })
  const pictures = frames.map(
    ({ data, at }) =>
      `<figure><img src="data:image/jpeg;base64,${data}" width="240"><figcaption>${at.toFixed(2)} s</figcaption></figure>`,
  )
  await page.setContent(
    `<style>body{display:flex;margin:5px;gap:8px;background:#888}figure{margin:0}</style>${pictures.join('')}`,
  )
  const file = join(FOLDER, `${name}.png`)
  writeFileSync(file, await page.screenshot())
  await page.close()
  return file
}

async function work() {
  const browser = await launchChromium()
  const instance = await startServer()
  const ada = await instance.register('Ada')
  const table: Record<string, Record<string, number>> = {}
  for (const row of ROWS) {
    const seen: Awaited<ReturnType<typeof look>>[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      seen.push(await look(browser, instance, ada.cookie, row))
    const figures = ['busy', 'blocking', 'long', 'longest'] as const
    const key = `${row.path} ${row.isSignedIn ? 'in' : 'out'}`
    table[key] = Object.fromEntries(
      figures.map((name) => [name, Math.round(medianOf(seen.map((it) => it[name])))]),
    )
    if (process.env.DETAILS)
      console.dir({ key, details: seen.at(-1)!.details }, { depth: null, maxArrayLength: null })
  }
  console.table(table)
  await browser.close()
  await instance.stop()
}

async function frames() {
  mkdirSync(FOLDER, { recursive: true })
  const browser = await launchChromium()
  const instance = await startServer()
  const ada = await instance.register('Ada')
  for (const { name, path, isSignedIn } of STRIPS) {
    const { frames, shift } = await film(browser, instance, isSignedIn ? ada.cookie : null, path)
    const file = await saveStrip(browser, name, chosen(frames))
    console.log(`${path}: ${frames.length} frames, shift ${shift.toFixed(3)}, ${file}`)
  }
  await browser.close()
  await instance.stop()
}

await runPart({ work, frames })
