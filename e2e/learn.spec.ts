import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'

test('the three parts are reached by keyboard and kept in the address', async ({ page }) => {
  await page.goto('/learn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Understanding the Equation of Emotion by Sean Webb',
  )
  await page.getByRole('tab', { name: 'Self-Map' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Emotion Types' })).toBeFocused()
  await expect(page).toHaveURL('/learn?tab=emotion-types')
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: 'Both sides can move' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Applications' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('moving what is expected and perceived changes the emotion', async ({ page }) => {
  await page.goto('/learn?tab=emotion-types')
  const answer = page.getByRole('status').filter({ hasText: 'expected' })
  await expect(answer).toContainText('You see less than you expected.')
  await expect(answer).toContainText('Anger')

  await page.getByLabel('I’ve accepted it').check()
  await expect(answer).toContainText('Sadness')
  await page.getByLabel('When').selectOption('Later')
  await expect(answer).toContainText('Dread')

  const perceived = page.getByRole('slider', { name: 'What I see happening' })
  await perceived.focus()
  await page.keyboard.press('End')
  await expect(answer).toContainText('You see more than you expected.')
  await expect(answer).toContainText('Looking forward')

  const attachment = page.getByRole('slider', { name: 'How much it’s part of me' })
  await attachment.focus()
  await page.keyboard.press('Home')
  await expect(answer).toContainText('slight')

  await page.getByRole('button', { name: 'I finished my degree' }).click()
  await expect(answer).toContainText('Pride')
})

test('the emotion wheel turns by keyboard and says every step in words', async ({ page }) => {
  await page.goto('/learn?tab=emotion-types')
  const wheel = page.getByRole('radiogroup', { name: 'Emotion wheel' })
  await expect(wheel.getByRole('radio')).toHaveCount(55)
  await wheel.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  const pride = wheel.getByRole('radio', { name: 'pride: Pride, step 3 of 5' })
  await expect(pride).toBeFocused()
  await expect(pride).toBeChecked()
  await expect(page.getByText('Pride, step 3 of 5', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('End')
  await expect(page.getByText('Shame, step 5 of 5', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('cell', { name: /annoyance, irritation, anger/ })).toBeVisible()
})

test('resources outside open in a new tab that learns nothing of this one', async ({ page }) => {
  await page.goto('/learn')
  const card = page.getByRole('region', { name: 'Learn More About Emotions' })
  const outside = card.getByRole('link', { name: /opens in a new tab/ })
  await expect(outside).toHaveCount(3)
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  }
  await card.getByRole('link', { name: /Emotional intelligence/ }).click()
  await expect(page).toHaveURL('/learn/emotional-intelligence')
  const words = (await page.getByRole('article').innerText()).split('Sources')[0]!.split(/\s+/)
  expect(words.length).toBeGreaterThan(1200)
  expect(words.length).toBeLessThan(1800)
  await page.getByRole('link', { name: 'Back to resources' }).click()
  await expect(page).toHaveURL('/learn')
})

for (const { name, viewport, theme } of VIEWS) {
  test.describe(name, () => {
    test.use({ viewport })
    test('every part is accessible', async ({ page }) => {
      test.slow()
      await useTheme(page, theme)
      for (const tab of ['self-map', 'emotion-types', 'applications']) {
        await page.goto(`/learn?tab=${tab}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        const more = page.getByText('The wheel as a table')
        if (tab === 'emotion-types') await more.click()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
    })
  })
}
