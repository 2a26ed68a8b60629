import { type CDPSession, chromium, type LaunchOptions } from '@playwright/test'
import { expect, newPerson, test } from './fixtures.ts'

/** A browser that keeps pages in memory as those of people do; the test runner switches that off. */
async function openKeeping(launchOptions: LaunchOptions, baseURL: string | undefined) {
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs })
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' })
  const page = await context.newPage()
  return { browser, context, page, cdp: await context.newCDPSession(page) }
}

/** By the protocol: a page that was kept is another one than the runner knows. */
const ask = async (cdp: CDPSession, expression: string): Promise<unknown> =>
  (await cdp.send('Runtime.evaluate', { expression })).result.value

async function goBack(cdp: CDPSession): Promise<void> {
  const { currentIndex, entries } = await cdp.send('Page.getNavigationHistory')
  await cdp.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id })
}

/** Notes what is seen of somebody from the moment a page comes back. */
const WATCH = `addEventListener('pageshow', ({ persisted }) => {
  globalThis.isKept = persisted
  const style = getComputedStyle(document.body).visibility
  globalThis.seenFirst = style === 'hidden' ? '' : document.body.innerText
})`

test('a page comes back as it was left, with its place and its words', async ({
  launchOptions,
  baseURL,
}) => {
  const { browser, page, cdp } = await openKeeping(launchOptions, baseURL)
  await page.goto('/analyze-situation')
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.getByLabel('Description').fill('My boss took my idea.')
  await page.evaluate(() => scrollTo(0, 300))
  await page.evaluate(WATCH)
  await page.goto('/favicon.svg')
  await goBack(cdp)
  await expect.poll(() => ask(cdp, 'globalThis.isKept')).toBe(true)
  expect(await ask(cdp, 'Math.round(scrollY)')).toBe(300)
  expect(await ask(cdp, 'document.querySelector("textarea").value')).toBe('My boss took my idea.')
  await browser.close()
})

test('after a sign-out the way back shows nothing of anybody', async ({
  launchOptions,
  baseURL,
}) => {
  const { browser, context, page, cdp } = await openKeeping(launchOptions, baseURL)
  // Signed in on a page that came for a visitor, which every browser may keep.
  await page.goto('/')
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset)
  await page.getByRole('link', { name: 'Create Account' }).first().click()
  const ada = newPerson('Adelheid')
  await page.getByLabel('First Name').fill(ada.firstName)
  await page.getByLabel('Email').fill(ada.email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Adelheid')
  await page.evaluate(WATCH)
  await page.goto('/favicon.svg')
  await context.request.post('/api/logout')
  await goBack(cdp)
  await expect.poll(() => ask(cdp, 'document.querySelector("h1")?.innerText')).toBeTruthy()
  expect(String((await ask(cdp, 'globalThis.seenFirst')) ?? '')).not.toContain('Adelheid')
  await expect
    .poll(() =>
      ask(cdp, '"resting" in document.documentElement.dataset || document.body.innerText'),
    )
    .not.toBe(true)
  expect(String(await ask(cdp, 'document.body.innerText'))).not.toContain('Adelheid')
  await browser.close()
})
