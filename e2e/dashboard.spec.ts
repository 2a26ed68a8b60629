import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SIZES,
  test,
  useTheme,
  VIEWS,
} from './fixtures.ts'

const STEPS = [
  'Analyze a Situation',
  'Visualize Your Self-Map',
  'Explore Your Emotions',
  'Learn More',
] as const

test('a visitor sees what is next, a sample map and the way in', async ({ page }) => {
  await page.goto('/dashboard')
  const sample = page.getByRole('region', { name: 'Your Sample Self-Map' })
  await expect(sample.getByRole('img', { name: /sixteen items/ })).toBeVisible()
  await expect(sample.getByText('Work-Life')).toBeVisible()
  await expect(sample.locator('.map-line')).toHaveCount(10)
  await expect(page.getByRole('region', { name: 'Recent situations' })).toHaveCount(0)

  await page.getByRole('link', { name: 'View Map' }).click()
  await expect(page).toHaveURL('/self-map')
  await page.goBack()
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expect(page).toHaveURL('/analyze-situation')
  await page.goBack()
  await sample.getByRole('link', { name: 'Sign in or create an account' }).click()
  await expect(page).toHaveURL('/auth')
})

test('the quick tour is walked by keyboard and starts over when it is closed', async ({ page }) => {
  await page.goto('/dashboard')
  const opener = page.getByRole('button', { name: 'Quick Tour' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const tour = page.getByRole('dialog', { name: STEPS[0] })
  await expect(tour).toBeFocused()
  await expect(tour.getByText('Quick Tour, step 1 of 4')).toBeVisible()
  await expect(tour.getByRole('button', { name: 'Back' })).toBeDisabled()

  // Close, then Back (still off), then Next.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close tour' })).toBeFocused()
  await page.keyboard.press('Tab')
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toBeFocused()
  for (const title of STEPS.slice(1)) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  }
  const done = page.getByRole('button', { name: 'Done' })
  await expect(done).toBeFocused()

  // All the way back: the focus is never lost.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: STEPS[0] })).toBeVisible()
  await expect(next).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: STEPS[0] })).toBeFocused()
  await page.getByRole('button', { name: 'Close tour' }).click()
  await expect(opener).toBeFocused()
})

test('the page behind the tour stays usable, and Done ends it', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Quick Tour' }).click()
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Toggle theme' }).click()
  await expect(page.getByRole('dialog', { name: 'Learn More' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a new person is asked for a map of their own and sees no history', async ({
  page,
  person,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${person.firstName}`)
  await expect(page.getByText('Who or what could make or break your day?')).toBeVisible()
  for (const name of ['Subscription Status', 'Learn More About Emotions'])
    await expect(page.getByRole('region', { name }).locator('details[open]')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your Sample Self-Map' })).toHaveCount(0)
})

test('a returning person sees the last situations', async ({ page, person }) => {
  const story = 'I am furious. My manager took the credit for my work in front of everybody.'
  for (const title of ['First day', 'Second day', 'Third day', 'Fourth day']) {
    const kept = await page.request.post(`/api/users/${person.id}/situations`, {
      data: { title, description: story, selfMapItemIds: ['-5'] },
    })
    const { id } = await kept.json()
    const made = await page.request.post(`/api/situations/${id}/analyze`, { data: {} })
    expect(made.status()).toBe(201)
  }
  await page.goto('/dashboard')
  const recent = page.getByRole('region', { name: 'Recent situations' })
  await expect(recent.getByRole('listitem')).toHaveCount(3)
  await expect(recent.getByRole('listitem').first()).toContainText('Fourth day')
  await expectAccessible(page)
  await recent.getByRole('link', { name: /Fourth day/ }).click()
  await expect(page).toHaveURL(/\/situation-history\?situation=\d+/)
})

for (const [size, highest] of [
  ['desktop', 1280],
  ['phone', 2300],
] as const) {
  test.describe(size, () => {
    test.use({ viewport: SIZES[size] })
    test('the dashboard is short, with a life and a map on it', async ({ page, person }) => {
      for (const name of ['Mia', 'Sam', 'The choir', 'My music room', 'Keeping my word'])
        await page.request.post(`/api/users/${person.id}/self-map`, {
          data: {
            category: name === 'Mia' || name === 'Sam' ? 'people' : 'ideas',
            name,
            attachmentPower: 0.7,
          },
        })
      for (const title of ['First day', 'Second day', 'Third day'])
        await page.request.post(`/api/users/${person.id}/situations`, {
          data: {
            title,
            description: 'My manager took the credit for my work in front of everybody again.',
            selfMapItemIds: ['-5'],
          },
        })
      await page.goto('/dashboard')
      await expect(page.getByRole('region', { name: 'Recent situations' })).toBeVisible()
      await expect(page.getByRole('img', { name: /Your Self-Map with 5 items/ })).toBeVisible()
      await expectNoSidewaysScroll(page)
      expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(highest)
    })
  })
}

for (const { name, viewport, theme } of VIEWS) {
  test.describe(name, () => {
    test.use({ viewport })
    test('the open tour is accessible', async ({ page }) => {
      await useTheme(page, theme)
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Quick Tour' }).click()
      await page.getByRole('dialog').waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
}
