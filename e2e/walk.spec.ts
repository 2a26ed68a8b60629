import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, SIZES, test } from './fixtures.ts'

test.use({ viewport: SIZES.phone })

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const looksFine = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}
/** By the keyboard alone: on with Tab until it is there, then pressed. */
async function reach(page: Page, name: string, key = 'Enter') {
  for (let steps = 0; steps < 40; steps++) {
    const focused = page.locator(':focus')
    if (await focused.evaluate((node, text) => node.textContent?.startsWith(text), name)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press(key)
}

test('a visitor walks through it by the keyboard alone, up to a reading that is theirs', async ({
  page,
}) => {
  await page.goto('/analyze-situation?walk=1')
  await expect(question(page, 'What happened?')).toBeVisible()
  await page.getByRole('textbox').focus()
  await page.keyboard.type('After three rounds a mail came. They went with someone else.')
  await looksFine(page)
  await reach(page, 'Next')
  for (let cards = 0; cards < 4; cards++) {
    const heading = page.locator('.walk-question:focus, .naming-question:focus')
    await expect(heading).toBeVisible()
    const asked = await heading.textContent()
    if (asked === 'Do you have a word for it?') break
    await looksFine(page)
    if (asked === 'And what do you see now?') await reach(page, 'It’s gone', 'Space')
    if (asked === 'Which fits best?') await reach(page, 'It happened, and it hurts', 'Space')
    await reach(page, 'Next')
    await expect(page.locator('.walk-question', { hasText: asked ?? '' })).toHaveCount(0)
  }
  await expect(question(page, 'Do you have a word for it?')).toBeFocused()
  await looksFine(page)
  await page.keyboard.press('Tab')
  await page.keyboard.type('despair')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Your word for it' })).toContainText('despair')
  await looksFine(page)
})
