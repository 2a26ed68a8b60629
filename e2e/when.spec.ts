import { addDays, dayIn } from '../src/domain/values/time-zone.ts'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { analyzeButton, equation, GRADUATION } from './situations.ts'

const weekdayOf = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })

test('a story stands on the day it names, is moved and moved back, and is read from the beginning', async ({
  page,
  person,
}) => {
  const day = addDays(dayIn(Date.now(), 'Europe/Berlin'), -2)
  for (const [at, title] of ['Lakeside, the first', 'Lakeside, the second'].entries())
    await page.request.post(`/api/users/${person.id}/situations`, {
      data: {
        title,
        description: GRADUATION.description,
        selfMapItemIds: [-1],
        happenedAt: `2020-02-0${at + 1}T12:00:00Z`,
      },
    })

  await page.goto('/analyze-situation')
  await page.getByLabel('Description').fill(`Two days ago: ${GRADUATION.description}`)
  const when = page.getByRole('group', { name: 'When it happened' })
  const named = when.getByRole('button', { name: new RegExp(`^${weekdayOf(day)}`) })
  await expect(named).toContainText('suggested')
  await expect(when.getByRole('button', { name: 'Today' })).toBeVisible()
  await lookAt(page, 'when-proposed')
  await named.click()
  await expect(when).not.toContainText('suggested')
  await named.click()
  await expect(when.getByLabel('Another day')).toHaveValue(day)
  await lookAt(page, 'when-open')
  await page.reload()
  await analyzeButton(page).click()
  await expect(equation(page)).toBeVisible()

  await page.goto('/situation-history')
  await page.getByRole('button', { name: 'Show by day' }).click()
  await expect(page.getByRole('heading', { level: 2, name: weekdayOf(day) })).toBeVisible()
  await page.getByRole('button', { name: 'View' }).first().click()
  const date = page.getByRole('button', { name: /change the day/ })
  const before = await date.textContent()
  await date.click()
  const dialog = page.getByRole('dialog', { name: 'When did it happen?' })
  await expect(dialog.getByText(/^You wrote it on/)).toBeVisible()
  await lookAt(page, 'when-dialog')
  await dialog.getByLabel('Another day').fill('2020-02-03')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(date).toContainText('Feb 3, 2020')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(date).toHaveText(before ?? '')
  await date.click()
  await dialog.getByRole('button', { name: 'Today' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/situation-history')
  const lines = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'View' }) })
  await page.getByRole('button', { name: 'Show oldest first' }).click()
  await expect(page).toHaveURL(/order=oldest/)
  await expect(lines.first()).toContainText('Lakeside, the first')
  await lookAt(page, 'when-oldest')
  await page.getByRole('button', { name: 'View Lakeside, the second' }).click()
  await expect(page).toHaveURL(/order=oldest/)
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Lakeside, the first')
  await page.getByLabel('Search').fill('lakeside')
  await expect(page).toHaveURL(/q=lakeside/)
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('row').nth(1)).toContainText('Lakeside, the first')
  await page.getByRole('button', { name: 'Show newest first' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Lakeside, the second')
})
