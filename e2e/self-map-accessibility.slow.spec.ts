import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'
import { seedMap } from './self-map-steps.ts'

/** How many items there are; 9 are the examples. Each is looked at once: the least and thirty wide, the others narrow. */
const COUNTS = [0, 9, 30, 60]

async function checkDialog(page: Page, open: () => Promise<void>): Promise<void> {
  await open()
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const [at, { name, viewport, theme }] of VIEWS.entries()) {
  test.describe(name, () => {
    test.use({ viewport })
    for (const count of COUNTS.filter((_, of) => process.env.ALL_VIEWS || of % 2 === at)) {
      test(`the map is accessible with ${count} items`, async ({ page, person }) => {
        test.slow()
        await useTheme(page, theme)
        await seedMap(page, person.id, count)
        await page.goto('/self-map')
        await page.getByRole('region', { name: 'Self-Map diagram' }).waitFor()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await checkDialog(page, () => page.getByRole('button', { name: 'Add New Item' }).click())
        if (count > 1) {
          await checkDialog(page, () =>
            page.getByRole('button', { name: 'Add Relationship' }).click(),
          )
          await checkDialog(page, () => page.locator('[data-pill]').first().press('Enter'))
          await page
            .getByRole('button', { name: /^Actions for/ })
            .first()
            .click()
          await page.getByRole('menuitem', { name: 'Edit' }).click()
          // Half under the sticky header a button would count as too small.
          await page.evaluate(() => scrollTo(0, 0))
          await expectAccessible(page)
        } else {
          await expect(page.getByRole('button', { name: 'Add Relationship' })).toBeDisabled()
        }
        await page.getByRole('tab', { name: 'Relationships' }).click()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })
    }
  })
}
