import type { Browser, Page } from '@playwright/test'
import { BASE } from './below.ts'
import { expect, newPerson, SIZES, test } from './fixtures.ts'
import { analyzeButton, REVIEW } from './situations.ts'

const PHONE = {
  viewport: SIZES.phone,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}
const DESK = { viewport: SIZES.desktop }
const ROOMS = ['/dashboard', '/self-map', '/analyze-situation', '/situation-history', '/learn']
const PUBLIC = ['/', '/auth', '/help', '/learn/emotional-intelligence', ...ROOMS]
/** Far below what anybody sees, and above what rounding to whole pixels makes. */
const STILL = 0.01

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function somebody(browser: Browser, options: object, isSignedIn: boolean) {
  const context = await browser.newContext(options)
  if (isSignedIn) {
    const reply = await context.request.post('/api/auth/register', { data: newPerson() })
    const { id } = (await reply.json()) as { id: number }
    const told = {
      title: 'Team review',
      description: 'My boss took my idea.',
      selfMapItemIds: [-5],
    }
    await context.request.post(`/api/users/${id}/situations`, { data: told })
  }
  return context
}

test('without a script there are words to read on every page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of PUBLIC) {
    await page.goto(path)
    await expect.soft(heading(page), path).toBeVisible()
    const words = await page.getByRole('main').innerText()
    expect.soft(words.length, path).toBeGreaterThan(150)
  }
  await context.close()
})

test('the chosen theme is there before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' })
  await context.addCookies([{ name: 'look', value: 'theme=dark', url: baseURL! }])
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 17, 14)')
  const other = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' })
  const dark = await other.newPage()
  await dark.goto('/')
  await expect(dark.locator('body')).toHaveCSS('background-color', 'rgb(19, 17, 14)')
  await Promise.all([context.close(), other.close()])
})

test('a choice of theme reaches the next page', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Toggle theme' }).click()
  const chosen = await page.locator('html').getAttribute('data-theme')
  expect(await (await page.request.get('/dashboard')).text()).toContain(`data-theme="${chosen}"`)
})

for (const isSignedIn of [false, true])
  for (const [size, options] of Object.entries({ phone: PHONE, desk: DESK }))
    test(`nothing moves, is asked twice or drawn twice: ${isSignedIn ? 'in' : 'out'}, ${size}`, async ({
      browser,
    }) => {
      test.slow()
      const context = await somebody(
        browser,
        {
          ...options,
          locale: 'en-US',
          // A browser that has not said where it is gets the server's days first.
          timezoneId: 'UTC',
        },
        isSignedIn,
      )
      for (const path of isSignedIn ? ROOMS : PUBLIC) {
        const page = await context.newPage()
        const calls: string[] = []
        const complaints: string[] = []
        page.on(
          'console',
          (message) => message.type() === 'error' && complaints.push(message.text()),
        )
        page.on('request', (request) => {
          const asked = new URL(request.url()).pathname
          // These two are looked at again whenever a page opens; the page is whole without.
          if (/\/api\/(?!.*(relationships|analyses)$)/.test(asked)) calls.push(asked)
        })
        await page.addInitScript(watchShifts)
        await page.goto(path)
        await untilAwake(page)
        await page.waitForLoadState('networkidle')
        const seen = await page.evaluate(() => ({
          shift: (globalThis as unknown as { shift: number }).shift,
          isRedrawn: 'redrawn' in document.documentElement.dataset,
        }))
        expect.soft(calls, path).toEqual([])
        expect.soft(complaints, path).toEqual([])
        expect.soft(seen.isRedrawn, path).toBe(false)
        expect.soft(seen.shift, path).toBeLessThan(STILL)
        await page.close()
      }
      await context.close()
    })

function watchShifts(): void {
  const seen = globalThis as unknown as { shift: number }
  seen.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Everything but the first small script waits until it is let through. */
async function holdLaterScripts(page: Page) {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const first = new Set<string>()
  await page.route('**/assets/*.js', async (route) => {
    const path = new URL(route.request().url()).pathname
    if (!first.has(path)) await held
    await route.continue()
  })
  return {
    letThrough: () => letThrough(),
    async open(address: string) {
      const html = await (await page.request.get(address)).text()
      for (const [link] of html.matchAll(/<(script type="module"|link rel="modulepreload")[^>]*>/g))
        first.add(/(?:src|href)="([^"]*)"/.exec(link)?.[1] ?? '')
      const began = page.waitForResponse((reply) => first.has(new URL(reply.url()).pathname))
      await page.goto(address, { waitUntil: 'commit' })
      await (await began).finished()
    },
  }
}
const untilAwake = (page: Page) =>
  page.waitForFunction(() => 'awake' in document.documentElement.dataset)

test('what is typed, chosen and pressed before the page wakes up is done', async ({ page }) => {
  const scripts = await holdLaterScripts(page)
  await scripts.open('/analyze-situation')
  await page.getByLabel('Title').fill(REVIEW.title)
  await page.getByLabel('Description').fill(REVIEW.description)
  await page.getByText(REVIEW.items[0]!, { exact: true }).click()
  await analyzeButton(page).click()
  await analyzeButton(page).click()
  scripts.letThrough()
  await expect(page.getByRole('heading', { name: 'One next step' })).toBeVisible()
  await expect(page.getByRole('heading', { name: REVIEW.title })).toBeVisible()
})

test('a button pressed early keeps the focus and is pressed once', async ({ page }) => {
  const scripts = await holdLaterScripts(page)
  await scripts.open('/dashboard')
  const toggle = page.getByRole('button', { name: 'Toggle theme' })
  await toggle.click()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  scripts.letThrough()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(toggle).toBeFocused()
})

test('what is typed before the page wakes up is kept', async ({ page }) => {
  const scripts = await holdLaterScripts(page)
  await scripts.open('/analyze-situation')
  await page.getByLabel('Title').fill('Early bird')
  scripts.letThrough()
  await untilAwake(page)
  await expect
    .poll(() =>
      page.evaluate((base) => sessionStorage.getItem(`innermap.situation-draft${base}`), BASE),
    )
    .toContain('Early bird')
  await expect(page.getByLabel('Title')).toHaveValue('Early bird')
})

test('going back finds the place again', async ({ page }) => {
  await page.goto('/learn')
  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(heading(page)).toHaveText('Privacy')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/learn')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
})
