import { filesOf } from './built-files.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'
import { analyzeButton, DANGER, fillSituation, helpPanel, REVIEW } from './situations.ts'

test('help appears while typing, by region, and steps aside when asked', async ({ page }) => {
  const model = page.waitForResponse(/\/crisis-[\w-]+\.bin$/)
  await page.goto('/analyze-situation')
  await page.getByLabel('Description').fill('This deadline is killing me.')
  expect((await model).status()).toBe(200)
  await expect(helpPanel(page)).toHaveCount(0)
  await page.getByLabel('Description').fill(DANGER)
  await expect(helpPanel(page)).toBeVisible()
  await expect(page.getByLabel('Description')).toBeFocused()
  // The tests' clock stands in Berlin.
  await expect(page.getByRole('link', { name: /^Call 112/ })).toHaveAttribute('href', 'tel:112')
  await expect(page.getByRole('link', { name: /^Call 116 123/ })).toHaveAttribute(
    'href',
    'tel:116123',
  )
  await page.getByLabel('Numbers for').selectOption('United States')
  await expect(page.getByRole('link', { name: /^Text HOME to 741741/ })).toHaveAttribute(
    'href',
    'sms:741741?&body=HOME',
  )
  await page.getByRole('button', { name: 'Someone I trust' }).click()
  await expect(page.getByLabel('What to send')).toBeVisible()
  await page.getByRole('button', { name: 'Try a grounding exercise' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('five things you can see')).toBeVisible()
  await page.getByRole('button', { name: 'I’m safe, carry on' }).click()
  await expect(helpPanel(page)).toHaveCount(0)
  await expect(page.getByLabel('Description')).toHaveValue(DANGER)
  await page.reload()
  await expect(page.getByLabel('Numbers for')).toHaveValue('us')
})

test('help comes before the analysis, which waits until it is wished for', async ({
  page,
  person,
}) => {
  await page.goto('/analyze-situation')
  await fillSituation(page, { ...REVIEW, description: DANGER })
  await analyzeButton(page).click()
  await expect(page.getByText('What you wrote is safe here.', { exact: false })).toBeVisible()
  await expect(helpPanel(page)).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show me the analysis anyway' }).click()
  await expect(page.getByText('Not medical advice.')).toBeVisible()
  await expect(helpPanel(page)).toBeVisible()
  const usage = await page.request.get(`/api/users/${person.id}/usage`)
  expect(await usage.json()).toMatchObject({ analyses: 0 })
})

test('the page can be cleared at once', async ({ page }) => {
  await page.goto('/analyze-situation')
  await page.getByLabel('Description').fill(DANGER)
  await page.getByRole('button', { name: 'Clear this page quickly' }).click()
  await expect(page).toHaveURL('about:blank')
  await page.goto('/analyze-situation')
  await expect(page.getByLabel('Description')).toHaveValue('')
})

test.describe('offline', () => {
  test.use({ tolerated: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('what watches the words is asked for again where the line was gone', async ({ page }) => {
    await page.goto('/analyze-situation', { waitUntil: 'networkidle' })
    let isGone = true
    await page.route('**/assets/*.js', (route) => (isGone ? route.abort() : route.continue()))
    const missed = page.waitForEvent('requestfailed')
    await page.getByLabel('Description').fill('I')
    await missed
    isGone = false
    await page.getByLabel('Description').fill(DANGER)
    await expect(helpPanel(page)).toBeVisible()
  })

  test('the help page opens without a network', async ({ page, context }) => {
    await page.goto('/learn')
    // The way to help comes along in a quiet moment, with everything it needs.
    await page.waitForFunction((files) => {
      const here = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
      // A style that came in the one sheet of this page stands there as a link that nobody fetches.
      const isHere = (file: string) =>
        here.includes(file) || document.querySelector(`link[rel="stylesheet"][href="${file}"]`)
      return files.every(isHere)
    }, filesOf('screens/help/help-screen.tsx'))
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Get help now' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get help now')
    await expect(page.getByRole('link', { name: /^Call 112/ })).toBeVisible()
  })
})

for (const { name, viewport, theme } of VIEWS) {
  test.describe(name, () => {
    test.use({ viewport })

    test('the panel with everything open is accessible', async ({ page }) => {
      await useTheme(page, theme)
      await page.goto('/analyze-situation')
      await page.getByLabel('Description').fill(DANGER)
      await helpPanel(page).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Someone I trust' }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Try a grounding exercise' }).click()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })
}
