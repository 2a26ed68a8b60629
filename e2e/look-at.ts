import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, SIZES, useTheme, VIEWS } from './fixtures.ts'

/** As it stands, at each width and in each theme: nothing sticks out, axe is content, and a picture where one is wanted. */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const { name: view, viewport, theme } of VIEWS) {
    await page.setViewportSize(viewport)
    await useTheme(page, theme)
    await expectNoSidewaysScroll(page)
    // What lies half under a bar that stands still is no smaller for it.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await keepPicture(page, `${name}-${view.replace(', ', '-')}`)
  }
  await page.setViewportSize(SIZES.desktop)
}

async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env.LOOK_AT)
    await page.screenshot({ path: `${process.env.LOOK_AT}/${name}.png`, fullPage: true })
}

/** Only pictures, where they are wanted: each width and theme, and back to how it stood. */
export async function pictureOf(page: Page, name: string): Promise<void> {
  if (!process.env.LOOK_AT) return
  const before = page.viewportSize()
  for (const { name: view, viewport, theme } of VIEWS) {
    await page.setViewportSize(viewport)
    await useTheme(page, theme)
    await keepPicture(page, `${name}-${view.replace(', ', '-')}`)
  }
  await useTheme(page, 'light')
  if (before) await page.setViewportSize(before)
}
