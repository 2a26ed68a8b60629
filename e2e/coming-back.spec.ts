import { expect, expectAccessible, expectNoSidewaysScroll, SIZES } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { overDays } from './over-days.ts'

const STORY = {
  title: 'The meeting',
  description: 'My boss presented my idea as his own in front of the whole team and I was furious.',
  selfMapItemIds: [-5],
}

const PLAN = {
  lever: 'action',
  category: 'anger',
  moment: 'the anger rises again',
  action: 'walk around the house once',
}

overDays(
  'a phone holds one thing to answer with one tap, also after weeks',
  async ({ page, ada, instance }) => {
    await page.setViewportSize(SIZES.phone)
    await page.request.post(`/api/users/${ada.id}/situations/tell`, { data: STORY })
    instance.passDays(1)
    await page.goto('/dashboard')
    const asked = page.getByRole('region', { name: 'How is it now?' })
    await expect(asked.getByRole('button', { name: 'The feeling is gone' })).toBeInViewport()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await lookAt(page, 'how-is-it-now')
    await asked.getByRole('button', { name: 'irritation' }).click()
    await expect(page.getByText(/^It went from \d+ to 3\./)).toBeVisible()
    await page.goto('/dashboard')
    await expect(asked).toHaveCount(0)

    instance.passDays(15)
    await page.goto('/dashboard')
    const back = page.getByRole('region', { name: 'Welcome back' })
    await expect(back.getByRole('button', { name: 'The feeling is gone' })).toBeInViewport()
    await lookAt(page, 'welcome-back')
    await back.getByRole('button', { name: 'Not now' }).click()
    await expect(back).toHaveCount(0)
  },
)

overDays('a plan is answered on the first screen of a phone', async ({ page, ada, instance }) => {
  await page.setViewportSize(SIZES.phone)
  const told = await page.request.post(`/api/users/${ada.id}/situations/tell`, { data: STORY })
  const { situation } = await told.json()
  await page.request.post(`/api/situations/${situation.id}/step`, { data: PLAN })
  await page.goto('/dashboard')
  const coming = page.getByRole('region', { name: 'Coming' })
  await expect(coming.getByRole('link', { name: /^If the anger rises/ })).toBeVisible()
  // At the same hour of the next day, or a little earlier.
  instance.passDays(0.9)
  await page.goto('/dashboard')
  const asked = page.getByRole('region', { name: 'Something you planned' })
  await expect(asked.getByRole('button', { name: 'It didn’t come up' })).toBeInViewport()
  await expectAccessible(page)
})

overDays('the dashboard is short, also when something is due', async ({ page, ada, instance }) => {
  for (const name of ['Mia', 'Sam', 'The choir', 'My music room', 'Keeping my word'])
    await page.request.post(`/api/users/${ada.id}/self-map`, {
      data: { category: 'people', name, attachmentPower: 0.7 },
    })
  for (const title of ['First day', 'Second day', 'Third day']) {
    const data = { ...STORY, title }
    const told = await page.request.post(`/api/users/${ada.id}/situations/tell`, { data })
    const { situation } = await told.json()
    await page.request.post(`/api/situations/${situation.id}/step`, { data: PLAN })
    // The last plan is still to come.
    if (title !== 'Third day') instance.passDays(1)
  }
  for (const [size, highest] of [
    ['desktop', 1280],
    ['phone', 2500],
  ] as const) {
    await page.setViewportSize(SIZES[size])
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Something you planned' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Coming' })).toBeVisible()
    await expect(page.getByRole('img', { name: /Your Self-Map with 5 items/ })).toBeVisible()
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(highest)
    await lookAt(page, `dashboard-due-${size}`)
  }
  const status = page.getByRole('region', { name: 'Subscription Status' })
  await expect(status.getByText('Your current plan and usage')).toBeVisible()
  await status.getByRole('heading').click()
  await expect(status.getByText('Your current plan and usage')).toBeHidden()
  await page.reload()
  await expect(status.getByText('Your current plan and usage')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Quick Tour' })).toBeVisible()
  // What scrolls by below the header is covered for a moment, which says nothing of its size.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
})

overDays(
  'a coin is tossed between two things to try, and asked about a day later',
  async ({ page, ada, instance }) => {
    const tell = () => page.request.post(`/api/users/${ada.id}/situations/tell`, { data: STORY })
    // Often enough for an experiment to end.
    for (let at = 0; at < 2; at += 1) await tell()
    const { situation } = await (await tell()).json()
    await page.goto('/premium-analytics#experiment')
    await page.getByRole('button', { name: 'Start an experiment' }).click()
    await page.getByLabel('When this feeling comes up').selectOption('Anger')
    await page.getByLabel('One thing to try').fill('a walk')
    await page.getByLabel('Another thing to try').fill('A walk')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await expect(page.getByText('Choose two different things to try.')).toBeVisible()
    await page.getByLabel('Another thing to try').fill('talking to someone')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Anger: a walk, or talking/ })).toBeVisible()
    await expect(page.getByText(/^0 of 24 tosses\./)).toBeVisible()
    await lookAt(page, 'experiment')

    await page.goto(`/analyze-situation?situation=${situation.id}`)
    const card = page.getByRole('region', { name: 'Your experiment' })
    await expect(card.getByRole('button', { name: 'Toss the coin' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'How strong is it now?' })).toHaveCount(0)
    await expectAccessible(page)
    await card.getByRole('radio', { name: '7', exact: true }).check()
    await card.getByRole('button', { name: 'Toss the coin' }).click()
    await expect(card.getByText('The coin says')).toBeVisible()

    instance.passDays(1)
    await page.goto('/dashboard')
    await expect(card.getByText('What did you do?').first()).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Neither' }).click()
    await card.getByRole('radio', { name: '3', exact: true }).check()
    await card.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('It went from 7 to 3.')).toBeVisible()
  },
)
