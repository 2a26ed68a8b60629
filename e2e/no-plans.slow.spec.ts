import type { Page } from '@playwright/test'
import { PAGE_PATHS, PAYMENT_PAGES } from '#domain/values/page-paths.ts'
import { expect, newPerson, test } from './fixtures.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

const PLAN_WORDS =
  /premium|trial|upgrade|(?<!un)subscri|price|\$\d|\bplans?\b|billing|unlimited|free (plan|tier|account)|limits? (reached|of)|time left/gi
/** Words that are about something else: a plan one makes, and what an analysis cannot do. */
const OTHER_MATTERS = [
  /^you prepare, plan and count the days/,
  /The limits of an analysis/,
  /"plans" \| "forecasts" \| "letters"|"plan\.due"/,
]

let house: OwnServer
test.beforeAll(async () => {
  house = await startOwnServer({ PLANS: 'off' })
})
test.afterAll(() => house.stop())

for (const who of ['visitor', 'person'] as const)
  test(`without plans a ${who} reads no word about them on any page`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: house.url })
    const page = await context.newPage()
    const asked: string[] = []
    context.on('response', (reply) => {
      if (reply.status() === 404 && reply.url().includes('/api/')) asked.push(reply.url())
    })
    if (who === 'person')
      expect((await page.request.post('/api/auth/register', { data: newPerson() })).status()).toBe(
        201,
      )
    const found: string[] = []
    const waiting = PAGE_PATHS.filter((path) => path !== '/subscription')
    const readNext = async (page: Page): Promise<void> => {
      const path = waiting.pop()
      if (!path) return
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('h1').first()).toBeVisible()
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      const text = await page.locator('body').innerText()
      const lines = text.split('\n').filter((line) => !OTHER_MATTERS.some((one) => one.test(line)))
      const words = lines.filter((line) => line.match(PLAN_WORDS))
      found.push(...words.map((line) => `${path}: ${line}`))
      await readNext(page)
    }
    // Most of the time a page is waited for until it asks for nothing more.
    await Promise.all([readNext(page), readNext(await context.newPage())])
    expect(found).toEqual([])
    expect(asked).toEqual([])

    for (const path of PAYMENT_PAGES) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
    }
    await page.goto('/subscription')
    await expect(page.getByText('There are no plans here. Everyone has full access.')).toBeVisible()
    await context.close()
  })
