import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, SIZES, THEMES, useTheme } from './fixtures.ts'

/** As it stands, at both widths and in both themes: nothing sticks out, axe is content, and a picture where one is wanted. */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of THEMES) {
      await page.setViewportSize(viewport)
      await useTheme(page, theme)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await keepPicture(page, `${name}-${size}-${theme}`)
    }
  await page.setViewportSize(SIZES.desktop)
}

async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env.LOOK_AT)
    await page.screenshot({ path: `${process.env.LOOK_AT}/${name}.png`, fullPage: true })
}

/** Only pictures, where they are wanted: both widths and themes, and back to how it stood. */
export async function pictureOf(page: Page, name: string): Promise<void> {
  if (!process.env.LOOK_AT) return
  const before = page.viewportSize()
  for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of THEMES) {
      await page.setViewportSize(viewport)
      await useTheme(page, theme)
      await keepPicture(page, `${name}-${size}-${theme}`)
    }
  await useTheme(page, 'light')
  if (before) await page.setViewportSize(before)
}
