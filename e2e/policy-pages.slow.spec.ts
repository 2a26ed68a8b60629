import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'

const AT_THE_FOOT = [
  ['Get help now', 'Get help now'],
  ['Safety', 'Get help now'],
  ['Privacy', 'Privacy'],
  ['Terms', 'Terms'],
  ['Accessibility', 'Accessibility'],
] as const

for (const start of ['/', '/dashboard'])
  test(`every page about the house is one press from the foot of ${start}`, async ({ page }) => {
    for (const [link, title] of AT_THE_FOOT) {
      await page.goto(start)
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    }
  })

for (const { name: view, viewport, theme } of VIEWS)
  test(`what finds anything and the list of keys are accessible: ${view}`, async ({
    page,
    person,
  }, info) => {
    await page.setViewportSize(viewport)
    await useTheme(page, theme)
    expect(person.firstName).toBe('Ada')
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find anything' }).fill('an')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: info.outputPath('find.png') })
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('keys.png') })
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

test('the page about the API can be opened, call by call', async ({ page }) => {
  await page.goto('/api')
  const call = page.getByText('/api/auth/register', { exact: true })
  await call.click()
  await expect(page.locator('details[open]').getByText('firstName: string').first()).toBeVisible()
  await expectAccessible(page)
})
