import type { Page } from '@playwright/test'
import { bringIn } from './analysed-life.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

/** What can be printed on, in pixels: the whole width less a margin of 12 mm on each side. */
const PAPER = { A4: 703, Letter: 725 } as const

/** Every piece of text with a number in it that can be seen, but for what is only there to be pressed. */
const numbersOn = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const seen: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const around = node.parentElement
      if (!around || !/\d/.test(text) || around.closest('.sr-only, .over-time-when')) continue
      if (around.closest('button:not(.figure-button, .figure-link), .button, label')) continue
      const { width, right } = around.getBoundingClientRect()
      const isSeen = around.checkVisibility({ visibilityProperty: true }) && width > 0
      if (isSeen) seen.push(right > window.innerWidth + 1 ? `cut off: ${text}` : text)
    }
    return seen.sort()
  })

const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

for (const [format, width] of Object.entries(PAPER)) {
  test(`analytics keep every number on ${format}`, async ({ page, person }) => {
    await bringIn(page.request, person.id)
    await page.goto('/premium-analytics')
    await page.getByRole('heading', { name: 'On paper' }).waitFor()
    // The server draws a first visit in UTC. From the cookie on, its days are those of the browser.
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'look'))
      .toBe(true)
    await page.reload()
    await page.getByRole('heading', { name: 'On paper' }).waitFor()
    await expect(page.getByRole('region', { name: 'Patterns' })).toContainText(/Based on|Nothing/)
    await page.waitForLoadState('networkidle')
    await page.setViewportSize({ width, height: 1000 })
    // Folded as it is, paper shows what the screen shows when everything is open.
    await page.emulateMedia({ media: 'print' })
    const onPaper = await numbersOn(page)
    await page.emulateMedia({ media: 'screen' })
    for (const part of await page.locator('.found > summary').all()) await part.click()
    const onScreen = await numbersOn(page)
    expect(onScreen.length).toBeGreaterThan(40)
    expect(onPaper).toEqual(onScreen)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('link', { name: 'One page to share' })).toBeHidden()
  })
}

test('one page to hand on fits one sheet and holds no own words but those ticked', async ({
  page,
  person,
}) => {
  await bringIn(page.request, person.id)
  await page.goto('/premium-analytics')
  await page.getByRole('link', { name: 'One page to share' }).click()
  const sheet = page.getByRole('article')
  await expect(sheet.getByText(/This is based on 40 situations you analyzed/)).toBeVisible()
  await expect(sheet).not.toContainText('Something happened that day.')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1)

  await page
    .getByRole('checkbox', { name: /Something happened that day/ })
    .first()
    .check()
  await expect(sheet.getByText(/Day 1: “Something happened that day\.”/)).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
  await expect(sheet).toContainText('Day 1: “Something happened that day.”')
  await expect(sheet).not.toContainText('Day 2:')
})
