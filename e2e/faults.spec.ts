import type { Page } from '@playwright/test'
import { ownFileOf } from './built-files.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

// A page that cannot be drawn is told to the console by React itself.
test.use({
  tolerated: /status of 4\d\d|Failed to fetch dynamically imported module|Unable to preload/,
})

const fileOf = (part: string) => `**${ownFileOf(part)}`
const LEARN = fileOf('screens/learn/learn-screen.tsx')

/** As after a deploy: the files of one page are gone. */
const lose = (page: Page, file: string) =>
  page.route(file, (route) => route.fulfill({ status: 404, body: '' }))

test('a page whose files are gone says so, and the rest of the house stays', async ({ page }) => {
  await lose(page, LEARN)
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Navigation' }).getByText('Learn').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t open this page')
  await expectAccessible(page)
  await page.unroute(LEARN)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Understanding the')
})

test('help opens from a page whose files are gone', async ({ page }) => {
  await lose(page, LEARN)
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Navigation' }).getByText('Learn').click()
  await page.getByRole('main').getByRole('link', { name: 'Get help now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get help now')
})

test('without the shell there is still a calm page', async ({ page }) => {
  await lose(page, fileOf('app/shell/shell.tsx'))
  await page.goto('/learn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t open this page')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get help now' })).toHaveAttribute('href', '/help')
  await expectAccessible(page)
})
