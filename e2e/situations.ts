import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const REVIEW = {
  title: 'Team review on Friday',
  description:
    'My boss presented my idea as his own in front of the whole team. I had worked on it for three weeks and I expected him to mention me. I sat there and said nothing, and I was furious.',
  items: ['Professional Success', 'Career Promotion'],
}

export const GRADUATION = {
  title: 'Graduation day',
  description:
    'My daughter graduated today and hugged me in front of everyone. I am so proud of her and so happy that we made it through these years together.',
  items: ['Parents'],
}

type SituationText = { title: string; description: string; items: readonly string[] }

export async function fillSituation(page: Page, { title, description, items }: SituationText) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill(description)
  // The page may choose one of them by itself in the very moment it is pressed.
  for (const name of items)
    await expect(() => page.getByRole('checkbox', { name }).check({ timeout: 3000 })).toPass()
}

export const analyzeButton = (page: Page) =>
  page.getByRole('button', { name: 'Analyze', exact: true })

export const equation = (page: Page) => page.getByRole('region', { name: 'What you feel, and why' })

/** Everything but the first things an analysis says is folded away. */
export async function lookCloser(page: Page) {
  // What comes in above it may move it away under the first press.
  await expect(async () => {
    const folded = page.locator('details.more:not([open]) > summary')
    if ((await folded.count()) > 0) await folded.click()
    await expect(page.locator('details.more[open]').first()).toBeAttached({ timeout: 1000 })
  }).toPass()
}

export async function analyse(page: Page, told: SituationText) {
  await page.goto('/analyze-situation')
  await fillSituation(page, told)
  await analyzeButton(page).click()
  // The form shows the latest analysis, too.
  await expect(page).toHaveURL(/[?&](situation|result)=/)
  await expect(equation(page)).toBeVisible()
}

/** Words that call for help; see the safety page. */
export const DANGER = "I don't see any reason to keep going anymore. I want to die."

export const helpPanel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: "You don't have to carry it alone." })
