/**
 * Frames while a pill is dragged in and out: a map of 60 items and 40 relationships in a real browser whose processor is
 * four times slower. Needs a running server: `node bench/map-drag.ts http://127.0.0.1:5000`.
 */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chanceFrom } from '#test/random-map.ts'

const [baseURL = 'http://127.0.0.1:5000'] = process.argv.slice(2)
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place))
const CATEGORIES = ['people', 'ideas', 'lifeStory', 'accomplishments', 'Hobbies', 'Places']
const THROTTLE = 4
const MOVES = 120

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath && { executablePath }),
})
const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 900 } })
const chance = chanceFrom(60)
const data = { firstName: 'Bench', email: `bench-${Date.now()}@example.test` }
const { id: userId } = await (await page.request.post('/api/auth/register', { data })).json()
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
const pill = page.locator('[data-pill]').nth(3)
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
const sorted = times.toSorted((a, b) => a - b)
const at = (share: number) => `${sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1)} ms`
console.log(`Work for one move of the pointer, ${MOVES} moves, processor ${THROTTLE} times slower:`)
console.log({ median: at(0.5), p95: at(0.95), most: at(1) })
console.log(`within a frame of 16.7 ms: ${times.filter((ms) => ms < 16.7).length} of ${MOVES}`)
await browser.close()
