import type { Browser, Page } from '@playwright/test'
import { expect, SIZES, test } from './fixtures.ts'
import { startOwnServer } from './own-server.ts'

/** Where most is known by a browser only, or comes from a life that was told. */
const VISITORS = ['/analyze-situation', '/self-map']
const MARAS = ['/dashboard', '/self-map', '/analyze-situation', '/premium-analytics', '/profile']
/** As a phone says of itself: the server draws for what it is told. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
/** Far below what anybody sees, and above what rounding to whole pixels makes. */
const STILL = 0.01

type Seen = { at: string; shift: number; grew: number; isRedrawn: boolean }

/** Looks at a page before any script has come and after it woke up, scrolled to where it ends. */
async function wake(page: Page, address: string, at: string): Promise<Seen> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('footer').first().waitFor({ state: 'attached' })
  // A busy machine may still be reading the styles, and without them no font is asked for.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].every(
      ({ sheet }) => sheet,
    ),
  )
  const asleep = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await document.fonts.ready
    document.documentElement.scrollTop = document.documentElement.scrollHeight
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    await new Promise(requestAnimationFrame)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
    return document.documentElement.scrollHeight
  })
  letThrough()
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
  const awake = await page.evaluate(() => ({
    shift: (globalThis as unknown as { seen: { shift: number } }).seen.shift,
    height: document.documentElement.scrollHeight,
    isRedrawn: 'redrawn' in document.documentElement.dataset,
  }))
  const { shift, height, isRedrawn } = awake
  return { at, shift, grew: height - asleep, isRedrawn }
}

async function walk(browser: Browser, url: string, size: keyof typeof SIZES): Promise<Seen[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    ...(size === 'phone' && { userAgent: PHONE }),
  })
  // Browsers on phones have no language model.
  if (size === 'phone')
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'))
  const seen: Seen[] = []
  const look = async (path: string, who: string) => {
    const page = await context.newPage()
    seen.push(await wake(page, path, `${path} ${who} ${size}`))
    await page.close()
  }
  for (const path of VISITORS) await look(path, 'out')
  await context.request.post('/api/demo')
  const { id } = await (await context.request.get('/api/auth/user')).json()
  const told = await (await context.request.get(`/api/users/${id}/situations`)).json()
  const [one, other] = told as { id: number }[]
  const results = [one, other].map((it) => `/analyze-situation?situation=${it?.id}`)
  const rooms = [...MARAS, ...results, `/situation-history?situation=${one?.id}`]
  for (const path of rooms) await look(path, 'in')
  await context.close()
  return seen
}

test('no room moves when it wakes up', async ({ browser }) => {
  const instance = await startOwnServer({ DEMO: '1' })
  // By its name: what belongs to a name, such as a passkey, is on the page then.
  const url = instance.url.replace('127.0.0.1', 'localhost')
  const seen = await Promise.all([walk(browser, url, 'desktop'), walk(browser, url, 'phone')])
  const moved = seen
    .flat()
    .filter(({ shift, grew, isRedrawn }) => shift > STILL || Math.abs(grew) > 1 || isRedrawn)
  expect(moved).toEqual([])
  await instance.stop()
})
