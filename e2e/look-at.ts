import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, SIZES, useTheme, VIEWS } from './fixtures.ts'

/** As it stands, at both widths and in both themes: nothing sticks out, axe is content, and a picture where one is wanted. */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const { size, viewport, theme } of VIEWS) {
    await page.setViewportSize(viewport)
    await useTheme(page, theme)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    if (process.env.LOOK_AT)
      await page.screenshot({
        path: `${process.env.LOOK_AT}/${name}-${size}-${theme}.png`,
        fullPage: true,
      })
  }
  await page.setViewportSize(SIZES.desktop)
}
