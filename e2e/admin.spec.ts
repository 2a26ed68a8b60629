import type { Page } from '@playwright/test'
import { ownFileOf } from './built-files.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newPerson,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

let house: OwnServer
test.beforeAll(async () => {
  house = await startOwnServer({ REGISTRATION: 'open' })
})
test.afterAll(() => house.stop())

async function join(page: Page) {
  const person = newPerson()
  const reply = await page.request.post(`${house.url}/api/auth/register`, { data: person })
  expect(reply.status()).toBe(201)
  return person
}

for (const { name, viewport, theme } of VIEWS)
  test(`an operator sees how the house is and invites somebody: ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await useTheme(page, theme)
    const { email } = await join(page)

    const hidden = await page.goto(`${house.url}/admin`)
    expect(hidden?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')

    house.admin('operator', email)
    const shown = await page.goto(`${house.url}/admin`)
    expect(shown?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site')
    await page.getByRole('button', { name: 'Test it on a made-up sentence' }).click()
    await expect(page.getByText(/It read the sentence in \d+ ms/)).toBeVisible()
    await page.getByLabel('Email it is for').fill('a.very.long.name.of.a.guest@example.test')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^This is the link/)).toHaveValue(/\/auth\?invite=/)
    await expect(page.getByText('For a.very.long.name.of.a.guest@example.test')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Remove invitation/ }).click()
    await expect(page.getByText('For a.very.long')).toBeHidden()
    await context.close()
  })

test('nothing leads there, and nobody fetches its code', async ({ browser }) => {
  const page = await browser.newPage()
  await join(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`${house.url}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await page.goto(`${house.url}/profile`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('a[href*="/admin"]').count()).toBe(0)
  const code = ownFileOf('screens/admin/admin-screen.tsx')
  expect(fetched.filter((url) => url.endsWith(code))).toEqual([])
  await page.close()
})
