import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { BASE } from './below.ts'
import { expect, expectAccessible, newPerson, test, useTheme, VIEWS } from './fixtures.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** On a server of its own, where a person can be older than their trial. */
const onOwnServer = test.extend<object, { instance: OwnServer }>({
  instance: [
    async ({ browserName: _ }, use) => {
      const instance = await startOwnServer()
      await use(instance)
      await instance.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ instance }, use) => use(instance.url),
})

const upgrade = (page: Page) => page.getByRole('dialog', { name: 'Upgrade Your Brain' })
const addItem = (page: Page, userId: number, name: string, category = 'people') =>
  page.request.post(`/api/users/${userId}/self-map`, {
    data: { category, name, attachmentPower: 0.5 },
  })

async function typeItem(page: Page, name: string, category?: string) {
  await page.getByRole('button', { name: 'Add New Item' }).click()
  if (category) {
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'New category…' })
    await page.getByLabel('New category').fill(category)
  }
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Add Item' }).click()
}

onOwnServer(
  'a free person reaches the limit of items, subscribes, and the limits are gone',
  async ({ page, instance }) => {
    const ada = await instance.addFreePerson(page.request, newPerson())
    for (const name of ['1', '2', '3', '4', '5']) await addItem(page, ada.id, `Item ${name}`)
    await page.goto('/self-map')
    await typeItem(page, 'Item 6')
    await expect(upgrade(page).getByText('Feature Limit Reached')).toBeVisible()
    await expect(upgrade(page).getByText('Unlimited Situation Analysis')).toBeVisible()
    await expectAccessible(page)
    await upgrade(page).getByRole('button', { name: 'Maybe Later' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('Item 6')
    await page.getByRole('button', { name: 'Add Item' }).click()
    await upgrade(page).getByRole('button', { name: 'See Subscription Plans' }).click()
    await expect(page).toHaveURL('/subscription')

    await expect(page.getByRole('link', { name: /Premium Analytics/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Subscribe for $10/year' }).click()
    await expect(page.getByText('This is a test page. No money moves.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Pretend the card is declined' }).click()
    await expect(page.getByText('The test card was declined.')).toBeVisible()
    await page.getByRole('button', { name: 'Go back without paying' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Cancelled')
    await expect(
      page.getByText(
        "You've cancelled the subscription process. You can subscribe at any time to get access to premium features.",
      ),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Back to Subscription Page' }).click()
    await page.getByRole('button', { name: 'Subscribe for $10/year' }).click()
    await page.getByRole('button', { name: 'Pretend to pay $10' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Successful!')
    await expect(page.getByText('You have Premium now. Thank you.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Premium Analytics/ })).toBeVisible()

    await page.getByRole('link', { name: 'Self Map' }).click()
    await typeItem(page, 'Item 6', 'Third category')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Item created')).toBeVisible()
  },
)

onOwnServer(
  'a subscriber cancels with two clicks, and can change their mind',
  async ({ page, instance }) => {
    await instance.addFreePerson(page.request, newPerson())
    await page.goto('/subscription')
    await page.getByRole('button', { name: 'Subscribe for $10/year' }).click()
    await page.getByRole('button', { name: 'Pretend to pay $10' }).click()
    await page.getByRole('link', { name: 'View Subscription' }).click()
    const premium = page.getByRole('region', { name: 'Premium' })
    await expect(premium.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
    await expect(page.getByText('Next Billing')).toBeVisible()

    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    const ask = page.getByRole('dialog', { name: 'Cancel your subscription?' })
    await expect(ask.getByText(/all stay yours/)).toBeVisible()
    await expectAccessible(page)
    await ask.getByRole('button', { name: 'Cancel Subscription' }).click()
    await expect(page.getByText('Subscription Cancelled')).toBeVisible()
    await expect(page.getByText(/You’ll keep Premium until/)).toBeVisible()
    await page.getByRole('button', { name: 'Keep Premium' }).click()
    await expect(page.getByText('Subscription continues')).toBeVisible()
    await expect(page.getByText('Next Billing')).toBeVisible()
  },
)

onOwnServer('the limit of custom categories opens the same dialog', async ({ page, instance }) => {
  const ada = await instance.addFreePerson(page.request, newPerson())
  await addItem(page, ada.id, 'Chess', 'Hobbies')
  await addItem(page, ada.id, 'Rex', 'Pets')
  await page.goto('/self-map')
  await typeItem(page, 'Choir', 'Music')
  await expect(upgrade(page).getByText(/limit of custom categories/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(upgrade(page)).toHaveCount(0)
})

onOwnServer(
  'the limit of analyses opens it too, and what was written stays',
  async ({ page, instance }) => {
    const ada = await instance.addFreePerson(page.request, newPerson())
    instance.setAnalysesMade(ada.id, 5)
    await page.goto('/analyze-situation')
    await page.getByLabel('Title').fill('A hard day')
    await page.getByLabel('Description').fill('My boss took my idea and sold it as his own.')
    await page.getByRole('checkbox', { name: /Professional Success/ }).check()
    await page.getByRole('button', { name: 'Analyze', exact: true }).click()
    await expect(upgrade(page).getByText(/limit of situation analyses/)).toBeVisible()
    await upgrade(page).getByRole('button', { name: 'Maybe Later' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('A hard day')
  },
)

onOwnServer('counters changed in the browser decide nothing', async ({ page, instance }) => {
  const ada = await instance.addFreePerson(page.request, newPerson())
  for (const name of ['1', '2', '3', '4', '5']) await addItem(page, ada.id, `Item ${name}`)
  for (const value of ['0', '-7', 'NaN', '1000000000', 'text']) {
    await page.addInitScript((text) => {
      for (const name of ['analyses', 'items', 'customCategories'])
        localStorage.setItem(`innermap.usage.${name}`, text)
    }, value)
    await page.goto('/dashboard')
    await expect(page.getByRole('progressbar', { name: 'Self-Map Items' })).toHaveAttribute(
      'aria-valuetext',
      '5/5',
    )
    await expect(page.getByText("You've reached some of your free tier limits.")).toBeVisible()
  }
  expect((await addItem(page, ada.id, 'Item 6')).status()).toBe(403)
  await page.getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(upgrade(page)).toBeVisible()
})

test('everything is downloaded, deleted, and brought back into a new account', async ({
  page,
  person,
}) => {
  await addItem(page, person.id, 'Grandma Rosa')
  await addItem(page, person.id, 'Chess', 'Hobbies')
  await page.request.post(`/api/users/${person.id}/situations`, {
    data: {
      title: 'A hard day',
      description: 'My boss took my idea and sold it as his own.',
      selfMapItemIds: [-5],
    },
  })
  await page.goto('/profile')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^innermap-export-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(file).toMatchObject({ format: 'innermap-export', version: 1 })
  expect(file.data.items).toHaveLength(2)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const ask = page.getByRole('dialog', { name: 'Delete your account?' })
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Delete everything' }).click()
  await expect(ask.getByText('Please type the email of your account')).toBeVisible()
  await ask.getByLabel(/to confirm/).fill(person.email)
  await ask.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL('/')
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)

  const bo = newPerson('Bo')
  await page.request.post('/api/auth/register', { data: bo })
  await page.goto('/profile')
  await page.getByLabel('File to import').setInputFiles({
    name: 'notes.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"some": "thing else"}'),
  })
  await expect(page.getByText('This isn’t a file downloaded from here.')).toBeVisible()
  await page.getByLabel('File to import').setInputFiles(await download.path())
  await expect(page.getByText('Everything is back')).toBeVisible()
  await page.goto('/self-map')
  await expect(page.locator('[data-pill]', { hasText: 'Grandma Rosa' })).toBeVisible()
  const { id } = await (await page.request.get('/api/auth/user')).json()
  const told = await (await page.request.get(`/api/users/${id}/situations`)).json()
  expect(told).toMatchObject([{ title: 'A hard day' }])
})

test('signing out everywhere ends the other browser too', async ({ page, person, browser }) => {
  const other = await browser.newContext()
  const { firstName, email } = person
  const data = { firstName, email }
  const base = new URL((await page.goto('/profile'))!.url()).origin + BASE
  expect((await other.request.post(`${base}/api/auth/login`, { data })).status()).toBe(200)
  await page.reload()
  await page.locator('summary', { hasText: 'Where you’re signed in' }).click()
  await expect(page.getByText('This browser', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/auth?mode=sign-in')
  expect((await other.request.get(`${base}/api/auth/user`)).status()).toBe(401)
  await other.close()
})

test('a visitor is asked to sign in at the subscription page and comes back', async ({ page }) => {
  await page.goto('/subscription')
  await expect(page.getByText('Please sign in')).toBeVisible()
  await expect(page.getByText('$10')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const ada = newPerson()
  await page.getByLabel('First Name').fill(ada.firstName)
  await page.getByLabel('Email').fill(ada.email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/subscription')
  for (const path of ['/subscription/success', '/subscription/cancel', '/profile']) {
    await page.context().clearCookies()
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

for (const { name, viewport, theme } of VIEWS) {
  test.describe(name, () => {
    test.use({ viewport })

    test('the pages of a subscriber are accessible', async ({ page, person }) => {
      await useTheme(page, theme)
      expect(person.id).toBeGreaterThan(0)
      await page.goto('/subscription')
      await page.getByRole('button', { name: 'Subscribe for $10/year' }).click()
      await page.getByText('This is a test page. No money moves.').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Pretend to pay $10' }).click()
      await page.getByText('You have Premium now. Thank you.').waitFor()
      await expectAccessible(page)
      for (const path of ['/subscription', '/profile', '/unsubscribe?token=1.x']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page
          .getByText(/Cancel Subscription|Where you’re signed in|Stop optional emails/)
          .first()
          .waitFor()
        await expectAccessible(page)
      }
    })
  })
}
