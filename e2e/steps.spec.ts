import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { overDays } from './over-days.ts'
import { analyse, helpPanel, REVIEW } from './situations.ts'

const plan = (page: Page) => page.locator('.step-plan')
const since = (page: Page) => page.getByRole('region', { name: 'From here' })
const due = (page: Page) => page.getByRole('region', { name: 'Something you planned' })

async function keepPlan(page: Page, action?: string): Promise<void> {
  await analyse(page, REVIEW)
  if (action) await plan(page).getByRole('textbox', { name: 'I’ll: the step' }).fill(action)
  await plan(page).getByRole('button', { name: 'Save this step' }).click()
  await expect(
    plan(page).getByText('We’ll ask how it went tomorrow, and again in a week.'),
  ).toBeVisible()
  await plan(page).getByRole('button', { name: '8', exact: true }).click()
  await expect(plan(page).getByText(/: 8 of 10 then\./)).toBeVisible()
}

overDays(
  'one step, asked about after a day: it was 8, it is 3',
  async ({ page, ada, instance }) => {
    expect(ada.id).toBeGreaterThan(0)
    await analyse(page, REVIEW)
    await expect(plan(page).getByRole('button', { name: 'Another' })).toBeVisible()
    await lookAt(page, 'plan')
    await keepPlan(page, 'ask my boss for ten minutes')
    await expect(plan(page)).toContainText('I’ll ask my boss for ten minutes.')
    await lookAt(page, 'plan-kept')

    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(due(page)).toHaveCount(0)
    instance.passDays(1.1)
    await page.goto('/dashboard')
    await expect(due(page)).toContainText('Did you do it?')
    await lookAt(page, 'due')
    await due(page).getByRole('button', { name: 'Done', exact: true }).click()
    // Nothing is preset, and what it was is told after the answer.
    await expect(due(page).getByRole('radio')).toHaveCount(11)
    await expect(due(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(due(page)).not.toContainText('It went from')
    await due(page).getByRole('radio', { name: '3', exact: true }).check()
    await due(page).getByLabel('One line (optional)').fill('He listened.')
    await lookAt(page, 'due-strength')
    await due(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(due(page).getByRole('heading')).toHaveText('It went from 8 to 3.')
    await lookAt(page, 'due-pair')
    await due(page).getByRole('button', { name: 'That’s it for today' }).click()
    await expect(due(page)).toHaveCount(0)

    await page.goto('/what-helps-me')
    await expect(page.locator('.helps-sentence')).toHaveText(
      'One try so far, lighter afterwards. That’s too few to say why.',
    )
    await lookAt(page, 'helps-few')
  },
)

overDays('weighs it again at any time, and puts help first', async ({ page, ada }) => {
  expect(ada.id).toBeGreaterThan(0)
  await analyse(page, REVIEW)
  await since(page).getByRole('button', { name: 'How strong is it now?' }).click()
  await since(page).getByRole('radio', { name: '2', exact: true }).check()
  await since(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(since(page).getByText(/^It went from \d+ to 2\./)).toBeVisible()

  await plan(page)
    .getByRole('textbox', { name: 'I’ll: the step' })
    .fill('go to the bridge because I want to die')
  await plan(page).getByRole('button', { name: 'Save this step' }).click()
  await expect(helpPanel(page)).toBeVisible()
  await expect(plan(page).getByText('Your step, saved on')).toHaveCount(0)
})
