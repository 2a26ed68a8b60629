/**
 * Lighthouse on a simulated slow phone, signed in and out: `npm run build`, then `npm run lighthouse`. `-- --beside
 * <folder>` also measures another built checkout, such as the release, in turns with this one. `ROUNDS` (5) is the
 * number of runs, `ONLY` a pattern for the rows. Blocking time grows with the machine's load, so the load is printed,
 * too.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import { type RunningServer, startServer } from '../scripts/own-server.ts'
import { launchChromium, medianOf } from './harness.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const ONLY = new RegExp(process.env.ONLY ?? '')
const PORT = Number(process.env.BENCH_PORT ?? 9333)

const ROWS = [
  { path: '/', isSignedIn: false },
  { path: '/learn', isSignedIn: false },
  { path: '/learn/emotional-intelligence', isSignedIn: false },
  { path: '/auth', isSignedIn: false },
  { path: '/help', isSignedIn: false },
  { path: '/dashboard', isSignedIn: false },
  { path: '/self-map', isSignedIn: false },
  { path: '/analyze-situation', isSignedIn: false },
  { path: '/dashboard', isSignedIn: true },
  { path: '/self-map', isSignedIn: true },
  { path: '/analyze-situation', isSignedIn: true },
  { path: '/situation-history', isSignedIn: true },
].filter(({ path, isSignedIn }) => ONLY.test(`${path} ${isSignedIn ? 'in' : 'out'}`))
type Row = (typeof ROWS)[number]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const AUDITS = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
}

const SITUATION = {
  title: 'Team review on Friday',
  description: 'My boss presented my idea as his own. I had expected him to mention me.',
  selfMapItemIds: [-5],
}

/** A server with a person who has a few situations. */
async function open(checkout?: string) {
  const instance = await startServer({}, checkout)
  const ada = await instance.register('Ada')
  for (let count = 0; count < 4; count += 1) {
    const added = await send(instance, ada.cookie, `/api/users/${ada.id}/situations`, SITUATION)
    await send(instance, ada.cookie, `/api/situations/${added.id}/analyze`)
  }
  return { instance, cookie: ada.cookie }
}

async function send(instance: RunningServer, cookie: string, path: string, body?: object) {
  const reply = await fetch(instance.address + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await reply.json()) as { id: number }
}

async function audit({ instance, cookie }: Awaited<ReturnType<typeof open>>, row: Row) {
  const result = await lighthouse(instance.address + row.path, {
    port: PORT,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    ...(row.isSignedIn && { extraHeaders: { Cookie: cookie } }),
  })
  const { categories, audits } = result!.lhr
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  const figures = Object.entries(AUDITS).map(([id, name]) => [
    name,
    Number((audits[id]?.numericValue ?? 0).toFixed(name === 'CLS' ? 3 : 0)),
  ])
  return Object.fromEntries([...scores, ...figures]) as Record<string, number>
}

const browser = await launchChromium([
  `--remote-debugging-port=${PORT}`,
  '--no-sandbox',
  '--disable-gpu',
])
const { values } = parseArgs({
  options: { beside: { type: 'string', multiple: true, default: [] } },
})
const checkouts = [['this', undefined] as const, ...values.beside.map((it) => [it, it] as const)]
const instances = await Promise.all(
  checkouts.map(async ([name, folder]) => ({ name, opened: await open(folder) })),
)
const loads = [loadavg()[0]!]
const seen = new Map<string, Record<string, number>[]>()
for (let round = 0; round < ROUNDS; round += 1) {
  for (const row of ROWS)
    for (const { name, opened } of instances) {
      const key = `${row.path} ${row.isSignedIn ? 'in' : 'out'} ${name}`
      seen.set(key, [...(seen.get(key) ?? []), await audit(opened, row)])
    }
  loads.push(loadavg()[0]!)
}
console.table(
  Object.fromEntries(
    [...seen].map(([key, runs]) => [
      key,
      Object.fromEntries(
        Object.keys(runs[0]!).map((name) => [name, medianOf(runs.map((run) => run[name]!))]),
      ),
    ]),
  ),
)
console.log(`${ROUNDS} rounds, load ${loads.map((load) => load.toFixed(1)).join(', ')}`)
await browser.close()
await Promise.all(instances.map(({ opened }) => opened.instance.stop()))
