/**
 * What keeps a phone busy while a page starts: `npm run build`, then `node bench/start.ts`. Counts processor time of
 * the page's main thread, four times as long as here, and not the clock: what else this machine does changes little.
 * `ROUNDS` (5) is how often, `ONLY` a pattern for the rows, `DETAILS=1` names what each long task did.
 */
import type { Browser, CDPSession } from '@playwright/test'
import { launchChromium, medianOf, openContext } from './chromium.ts'
import { type House, startHouse } from './house.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const ONLY = new RegExp(process.env.ONLY ?? '')
/** How much slower the phone is, and how long a task may take before it stands in the way of a touch. */
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

async function look(browser: Browser, house: House, cookie: string, row: (typeof ROWS)[number]) {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true }
  const context = await openContext(browser, house, row.isSignedIn ? cookie : null, phone)
  const page = await context.newPage()
  const cdp = await browser.newBrowserCDPSession()
  const events = await traceOf(cdp, async () => {
    await page.goto(house.address + row.path)
    await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
    await page.waitForLoadState('networkidle')
    // What comes in a quiet moment counts, too.
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

const browser = await launchChromium()
const house = await startHouse()
const ada = await house.register('Ada')
const table: Record<string, Record<string, number>> = {}
for (const row of ROWS) {
  const seen: Awaited<ReturnType<typeof look>>[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    seen.push(await look(browser, house, ada.cookie, row))
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
await house.stop()
