import type { Page } from '@playwright/test'
import { addDays, dayIn } from '../src/domain/values/time-zone.ts'
import { expect, SIZES, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

/** From the question to its first answer, in px. */
const roomBelowQuestion = (page: Page) =>
  page.evaluate(() => {
    const question = document.querySelector('.check-in h2')!.getBoundingClientRect()
    const answers = document.querySelectorAll('.check-in-taps button, .check-in-taps svg')
    const tops = [...answers].map((it) => it.getBoundingClientRect().top)
    return Math.min(...tops) - question.bottom
  })

async function expectNoHole(page: Page, name: string) {
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size)
    expect(await roomBelowQuestion(page)).toBeLessThan(70)
  }
  await lookAt(page, name)
}

test('a check-in fits a desk, waits while somebody writes, and may be about nothing in particular', async ({
  page,
  person,
}) => {
  const item = { name: 'My portfolio', category: 'ideas', attachmentPower: 0.8 }
  await page.request.post(`/api/users/${person.id}/self-map`, { data: item })
  await page.goto('/analyze-situation?mode=taps')
  const tiles = page.locator('.check-in-feelings > *')
  await expect(tiles).toHaveCount(12)
  const boxes = await tiles.evaluateAll((all) =>
    all.map((it) => ({
      top: Math.round(it.getBoundingClientRect().top),
      bottom: it.getBoundingClientRect().bottom,
    })),
  )
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(2)
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(SIZES.desktop.height)
  await expectNoHole(page, 'check-in-feeling')

  await page.getByRole('button', { name: 'Worry' }).click()
  await expectNoHole(page, 'check-in-word')
  await page.getByRole('button', { name: 'Stress', exact: true }).click()
  await expectNoHole(page, 'check-in-about')
  await page.getByRole('button', { name: 'My portfolio' }).click()
  await page.getByRole('link', { name: 'It happened' }).click()
  await expect(page.getByLabel('Description')).toBeVisible()
  await page.getByRole('link', { name: 'Check in', exact: true }).click()
  await expect(page.getByText('Stress about my portfolio')).toBeVisible()
  await expectNoHole(page, 'check-in-strength')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Nothing in particular' }).click()
  await page.getByRole('button', { name: '6', exact: true }).click()
  await expect(page.getByText('Stress, 6 of 10, just now.')).toBeVisible()
  await page.getByRole('button', { name: 'Take a closer look' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Stress' })).toBeVisible()
  await expect(page.getByText('That’s why you feel stressed')).toBeVisible()
  await lookAt(page, 'check-in-result')
})

test('what is coming stands first while nothing has come yet', async ({ page, person }) => {
  const day = addDays(dayIn(Date.now(), 'Europe/Berlin'), 3)
  const reply = await page.request.post(`/api/users/${person.id}/forecasts`, {
    data: {
      title: 'Bank talk',
      day,
      zone: 'Europe/Berlin',
      selfMapItemIds: [-1],
      wanted: 'A loan',
      feared: 'A no',
      likely: 50,
      needFirst: 7,
      need: 7,
      powerFirst: 0.5,
      power: 0.5,
    },
  })
  expect(reply.status()).toBe(201)
  await page.goto('/situation-history')
  await page.getByRole('link', { name: 'Forecasts' }).click()
  await expect(page.getByText('Bank talk').first()).toBeVisible()
  const [card] = await page.getByRole('main').locator('.card').allInnerTexts()
  expect(card).toMatch(/^Coming up[\s\S]*Bank talk[\s\S]*When the day is over/)
  await expect(page.getByText('Nothing to show yet')).toHaveCount(0)
  await lookAt(page, 'forecasts-first')
})
