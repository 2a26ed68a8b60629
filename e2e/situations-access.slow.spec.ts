import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'
import { analyse, analyzeButton, GRADUATION, REVIEW } from './situations.ts'

for (const { name, size, viewport, theme } of VIEWS) {
  test.describe(name, () => {
    test.use({ viewport })

    test('form, result, workbench and history are accessible', async ({ page, person }) => {
      expect(person.firstName).toBe('Ada')
      await useTheme(page, theme)
      await page.goto('/analyze-situation')
      await analyzeButton(page).click()
      await expect(page.getByText('Select at least one self-map item')).toBeVisible()
      await expectAccessible(page)

      await analyse(page, REVIEW)
      for (const part of await page.locator('summary').all()) await part.click()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await page
        .getByRole('button', { name: /^Change each part/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      await analyse(page, GRADUATION)
      await expectAccessible(page)
      await page.goto('/situation-history')
      await page.getByRole('button', { name: new RegExp(`View ${REVIEW.title}`) }).click()
      await page.locator('.equation-card').waitFor()
      await expectNoSidewaysScroll(page)
      // What lies half under the header is no smaller for it.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)
    })

    test("a visitor's result, and the same once it is kept, are accessible", async ({ page }) => {
      await useTheme(page, theme)
      await analyse(page, REVIEW)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.request.post('/api/auth/register', {
        data: { firstName: 'Bo', email: `bo-${Date.now()}-${size}-${theme}@example.test` },
      })
      await page.goto('/dashboard')
      await expect(page).toHaveURL(/\/analyze-situation\?situation=\d+/)
      await expect(page.getByText('Saved.')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
