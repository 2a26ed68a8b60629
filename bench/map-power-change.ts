/**
 * From key press to next frame: a map of 60 items and 40 relationships in a real browser, one "+" or "-"
 * after the other. Needs a running server: `node bench/map-power-change.ts http://127.0.0.1:5000`.
 */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chanceFrom } from '#test/random-map.ts'

const [baseURL = 'http://127.0.0.1:5000'] = process.argv.slice(2)
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place))
const CATEGORIES = ['people', 'ideas', 'lifeStory', 'accomplishments', 'Hobbies', 'Places']
const PRESSES = 40

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
await pill.focus()
await page.evaluate(() => {
  const times: number[] = []
  Object.assign(window, { pressTimes: times })
  // The first callback runs before the frame with the change is painted, the second one after it.
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
const times = await page.evaluate(() => (window as unknown as { pressTimes: number[] }).pressTimes)
const sorted = times.toSorted((a, b) => a - b)
const at = (share: number) => `${sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1)} ms`
console.log(`Key press to painted frame, ${PRESSES} presses:`)
console.log({ median: at(0.5), p95: at(0.95), most: at(1) })
await browser.close()
