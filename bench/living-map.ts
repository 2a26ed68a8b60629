/**
 * From a key on the month slider to the next frames: 60 items over 24 months in a real browser. Needs a running server:
 * `node bench/living-map.ts http://127.0.0.1:5000`. Says first what the layouts cost by themselves.
 */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { layOutMonths } from '#domain/self-map/layout/months.ts'
import { sceneOf } from '#domain/self-map/layout/scene.ts'
import { textWidth } from '#domain/self-map/layout/text-width.ts'
import { replay } from '#domain/self-map/map-log.ts'
import { DAY } from '#domain/values/duration.ts'
import { chanceFrom } from '#test/random-map.ts'

const [baseURL = 'http://127.0.0.1:5000'] = process.argv.slice(2)
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place))
const CATEGORIES = ['people', 'ideas', 'lifeStory', 'accomplishments', 'Hobbies', 'Places']
const [ITEMS, MONTHS, MONTH] = [60, 24, 30.4 * DAY]

const chance = chanceFrom(15)
const now = Date.now()
const began = now - (MONTHS - 1) * MONTH
const power = () => Math.round(chance.share() * 100) / 100
const items = Array.from({ length: ITEMS }, (_, index) => ({
  id: index + 1,
  category: CATEGORIES[index % CATEGORIES.length]!,
  name: `Item number ${index}`,
  attachmentPower: power(),
}))
const entry = (kind: 'came' | 'changed', item: (typeof items)[number], at: number) => ({
  ...{ kind, itemId: item.id, name: item.name, category: item.category },
  ...{ attachmentPower: item.attachmentPower, otherItemId: null, relationshipType: null },
  createdAt: Math.round(at),
})
const log = items.map((item) => entry('came', item, began + (item.id > 40 ? 8 * MONTH : 0)))
for (let month = 1; month < MONTHS; month += 1)
  for (const item of items)
    if ((item.id <= 40 || month > 9) && chance.share() < 0.08) {
      item.attachmentPower = power()
      log.push(entry('changed', item, began + month * MONTH))
    }
log.sort((one, other) => one.createdAt - other.createdAt)

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!
const say = (name: string, times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)]!
  console.log(`${name}: median ${median(times).toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms`)
}

const months = Array.from(
  { length: MONTHS },
  (_, index) => replay(log, began + index * MONTH).items,
)
const box = { width: 600, height: 470, mayShrink: true }
const whole: number[] = []
const one: number[] = []
for (let round = 0; round < 7; round += 1) {
  let started = performance.now()
  const layouts = layOutMonths({ months, box, measure: textWidth })
  whole.push(performance.now() - started)
  for (const layout of layouts) {
    started = performance.now()
    sceneOf(layout, [], textWidth)
    one.push(performance.now() - started)
  }
}
say('all layouts, once when the tab opens', whole)
say('the scene of one month', one)

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath && { executablePath }),
})
const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 900 } })
const person = { firstName: 'Bench', email: `bench-${Date.now()}@example.test` }
const { id: userId } = await (
  await page.request.post('/api/auth/register', { data: person })
).json()
const iso = (at: number) => new Date(at).toISOString()
const imported = await page.request.post(`/api/users/${userId}/import`, {
  data: {
    ...{ format: 'innermap-export', version: 1, exportedAt: iso(now) },
    data: {
      items: items.map((it) => ({
        ...{ ...it, angle: null, xOffset: null, yOffset: null, createdAt: iso(began) },
      })),
      mapChanges: log.map((it) => ({ ...it, createdAt: iso(it.createdAt) })),
    },
  },
})
if (!imported.ok()) throw new Error(await imported.text())
await page.goto('/premium-analytics#time')
await page.getByRole('slider', { name: 'Month' }).focus()
// Counted in time of the main thread, not of the clock: other programs on the machine do not count.
const session = await page.context().newCDPSession(page)
await session.send('Performance.enable', { timeDomain: 'threadTicks' })
const spent = async () => {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]))
}
const NAMES = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'TaskDuration']
const perMonth: Record<string, number[]> = Object.fromEntries(NAMES.map((name) => [name, []]))
/** Longer than a month takes to settle. */
const settled = () => page.evaluate(() => new Promise((done) => setTimeout(done, 450)))
for (const key of ['ArrowLeft', 'ArrowRight'])
  for (let press = 1; press < MONTHS; press += 1) {
    const before = await spent()
    await page.keyboard.press(key)
    await settled()
    const after = await spent()
    for (const name of NAMES) perMonth[name]!.push(after[name]! - before[name]!)
  }
for (const name of NAMES) say(`one month in the browser, ${name}`, perMonth[name]!)
const FRAMES = 0.35 / (1 / 60)
console.log(
  `a month moves for ${FRAMES.toFixed(0)} frames: ${(median(perMonth.TaskDuration!) / FRAMES).toFixed(1)} ms each`,
)
await browser.close()
