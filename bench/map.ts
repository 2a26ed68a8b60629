/**
 * Measures the map: `node bench/map.ts layout` (layout, repair after an edit, lines; no browser), `drag` (the work of
 * one pointer move on a processor four times slower), `keys` (from "+" or "-" to the next frame) and `months` (layouts,
 * then from a key on the month slider to the next frames). Parts with a browser need `npm run build` first. Uses 60
 * items and 40 relationships, or 60 items over 24 months.
 */
import { drawCurves } from '#domain/self-map/layout/curves.ts'
import { layOutMap } from '#domain/self-map/layout/layout.ts'
import { layOutMonths } from '#domain/self-map/layout/months.ts'
import { sceneOf } from '#domain/self-map/layout/scene.ts'
import { textWidth } from '#domain/self-map/layout/text-width.ts'
import { replay } from '#domain/self-map/map-log.ts'
import { DAY } from '#domain/values/duration.ts'
import { chanceFrom, randomItems, randomRelationships } from '#test/random-map.ts'
import { startServer } from '../scripts/own-server.ts'
import { launchChromium, medianOf, openContext, runPart, summaryOf } from './harness.ts'

function timed<Result>(act: () => Result): { ms: number; result: Result } {
  const start = performance.now()
  const result = act()
  return { ms: performance.now() - start, result }
}

const CATEGORIES = ['people', 'ideas', 'lifeStory', 'accomplishments', 'Hobbies', 'Places']

/** A page with an empty map. */
async function openMap() {
  const instance = await startServer()
  const browser = await launchChromium(['--no-sandbox', '--disable-gpu'])
  const ada = await instance.register('Ada')
  const context = await openContext(browser, instance, ada.cookie, {
    baseURL: instance.address,
    viewport: { width: 1280, height: 900 },
  })
  async function close() {
    await browser.close()
    await instance.stop()
  }
  return { page: await context.newPage(), userId: ada.id, close }
}

/** The same with 60 items and 40 relationships on it. */
async function openFullMap() {
  const { page, userId, close } = await openMap()
  const chance = chanceFrom(60)
  for (let id = -9; id < 0; id++) await page.request.delete(`/api/self-map/${id}`)
  const ids: number[] = []
  for (let index = 0; index < 60; index++) {
    const reply = await page.request.post(`/api/users/${userId}/self-map`, {
      data: {
        category: CATEGORIES[index % CATEGORIES.length],
        name: `Item number ${index}`,
        attachmentPower: Math.round(chance.share() * 100) / 100,
      },
    })
    ids.push((await reply.json()).id)
  }
  for (let made = 0; made < 40; ) {
    const [sourceItemId, targetItemId] = [chance.oneOf(ids), chance.oneOf(ids)]
    const reply = await page.request.post(`/api/users/${userId}/self-map-relationships`, {
      data: { sourceItemId, targetItemId },
    })
    if (reply.status() === 201) made++
  }
  await page.goto('/self-map')
  return { page, pill: page.locator('[data-pill]').nth(3), close }
}

async function layout() {
  const ROUNDS = 120
  const BOXES = [
    { width: 358, height: 400, maxHeight: 501 },
    { width: 640, height: 640 },
    { width: 720, height: 720 },
  ]

  for (const [fewest, most] of [
    [1, 16],
    [17, 30],
    [31, 60],
    [61, 80],
  ] as const) {
    const times: Record<'layout' | 'edit' | 'curves', number[]> = {
      layout: [],
      edit: [],
      curves: [],
    }
    let large = 0
    for (let round = 0; round < ROUNDS; round++) {
      const chance = chanceFrom(round)
      const box = BOXES[round % BOXES.length]!
      const items = randomItems(chance, fewest + chance.upTo(most - fewest + 1))
      const measure = textWidth
      const first = timed(() => layOutMap({ items, box, measure }))
      const previous = first.result
      if (previous.canvas.width > box.width) large++
      const at = chance.upTo(items.length)
      const edited = items.map((item, index) =>
        index === at ? { ...item, attachmentPower: chance.share() } : item,
      )
      const edit = timed(() => layOutMap({ items: edited, box, measure, previous }))
      const relationships = items.length > 1 ? randomRelationships(chance, items, 40) : []
      const { pills, canvas, selfRadius } = previous
      const curves = timed(() => drawCurves(pills, relationships, canvas, selfRadius))
      times.layout.push(first.ms)
      times.edit.push(edit.ms)
      times.curves.push(curves.ms)
    }
    console.log(`${fewest} to ${most} items, ms`)
    console.table(
      Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, summaryOf(ms)])),
    )
    console.log(`larger than their window: ${large} of ${ROUNDS}`)
  }
}

const THROTTLE = 4
const MOVES = 120

async function drag() {
  const { page, pill, close } = await openFullMap()
  await pill.waitFor()
  const closer = page.getByRole('button', { name: 'Look closer at the map' })
  if (await closer.count()) await closer.click()
  await pill.scrollIntoViewIfNeeded()
  const box = (await pill.boundingBox())!
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  /** The work of each move, from the event to the end of its frame's scripts and styles. */
  const times = await page.evaluate(
    async ({ x, y, moves }) => {
      const target = document.elementFromPoint(x, y)?.closest('[data-pill]')
      if (!target) throw new Error('no pill there')
      const send = (type: string, at: number) =>
        target.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerId: 1,
            pointerType: 'mouse',
            button: 0,
            clientX: x + 90 * Math.sin(at / 9),
            clientY: y + 60 * Math.cos(at / 7) - 60,
          }),
        )
      Element.prototype.setPointerCapture = () => undefined
      send('pointerdown', 0)
      const spent: number[] = []
      for (let at = 1; at <= moves; at++) {
        await new Promise((next) => requestAnimationFrame(next))
        const began = performance.now()
        send('pointermove', at)
        await new Promise((next) => queueMicrotask(() => next(null)))
        document.body.getBoundingClientRect()
        spent.push(performance.now() - began)
      }
      send('pointercancel', 0)
      return spent
    },
    { x: box.x + box.width / 2, y: box.y + box.height / 2, moves: MOVES },
  )
  console.log(
    `Work for one move of the pointer, ${MOVES} moves, processor ${THROTTLE} times slower:`,
  )
  console.log(summaryOf(times))
  console.log(`within a frame of 16.7 ms: ${times.filter((ms) => ms < 16.7).length} of ${MOVES}`)
  await close()
}

const PRESSES = 40

async function keys() {
  const { page, pill, close } = await openFullMap()
  await pill.focus()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { pressTimes: times })
    // The first callback runs before the changed frame is painted, the second after it.
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => times.push(performance.now() - timeStamp)),
        ),
      { capture: true },
    )
  })
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press(press % 2 === 0 ? '-' : '+')
    await page.waitForFunction(
      (count) => (window as unknown as { pressTimes: number[] }).pressTimes.length === count,
      press + 1,
    )
  }
  const times = await page.evaluate(
    () => (window as unknown as { pressTimes: number[] }).pressTimes,
  )
  console.log(`Key press to painted frame, ${PRESSES} presses:`)
  console.log(summaryOf(times))
  await close()
}

async function months() {
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
    kind,
    itemId: item.id,
    name: item.name,
    category: item.category,
    attachmentPower: item.attachmentPower,
    otherItemId: null,
    relationshipType: null,
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

  const say = (name: string, times: number[]) => console.log(name, summaryOf(times))

  const states = Array.from(
    { length: MONTHS },
    (_, index) => replay(log, began + index * MONTH).items,
  )
  const box = { width: 600, height: 470, mayShrink: true }
  const whole: number[] = []
  const one: number[] = []
  for (let round = 0; round < 7; round += 1) {
    let started = performance.now()
    const layouts = layOutMonths({ months: states, box, measure: textWidth })
    whole.push(performance.now() - started)
    for (const layout of layouts) {
      started = performance.now()
      sceneOf(layout, [])
      one.push(performance.now() - started)
    }
  }
  say('all layouts, once when the tab opens', whole)
  say('the scene of one month', one)

  const { page, userId, close } = await openMap()
  const iso = (at: number) => new Date(at).toISOString()
  const imported = await page.request.post(`/api/users/${userId}/import`, {
    data: {
      format: 'innermap-export',
      version: 1,
      exportedAt: iso(now),
      data: {
        items: items.map((it) => ({
          ...it,
          angle: null,
          xOffset: null,
          yOffset: null,
          createdAt: iso(began),
        })),
        mapChanges: log.map((it) => ({ ...it, createdAt: iso(it.createdAt) })),
      },
    },
  })
  if (!imported.ok()) throw new Error(await imported.text())
  await page.goto('/premium-analytics#time')
  await page.getByRole('slider', { name: 'Month' }).focus()
  // Main-thread time, which excludes other programs on the machine.
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]))
  }
  const NAMES = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'TaskDuration']
  const perMonth: Record<string, number[]> = Object.fromEntries(NAMES.map((name) => [name, []]))
  /** Longer than the animation of a month. */
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
    `a month moves for ${FRAMES.toFixed(0)} frames: ${(medianOf(perMonth.TaskDuration!) / FRAMES).toFixed(1)} ms each`,
  )
  await close()
}

await runPart({ layout, drag, keys, months })
