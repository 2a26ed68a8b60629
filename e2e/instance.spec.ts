import { DAY } from '#domain/values/duration.ts'
import { BASE } from './below.ts'
import { expect, expectAccessible, newPerson, SIZES, test } from './fixtures.ts'

test('a visitor finds the promise, the countdown and the way in', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'See why you feel what you feel.',
  )
  await expect(page.getByText('Free 24-hour trial active!')).toBeVisible()
  await expect(page.getByText(/2[34] h \d+ min left/)).toBeVisible()
  await page.getByRole('link', { name: 'Start Your Journey' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('an expired visitor is asked to create an account', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Free 24-hour trial active!').waitFor()
  await page.clock.setFixedTime(Date.now() + 1.1 * DAY)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your 24-Hour Trial Has Expired')
  await expect(page.getByText("Just your first name and email - that's it!")).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(SIZES.phone)
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect(title.x + title.width).toBeLessThan(SIZES.phone.width)
  await page.getByRole('link', { name: 'Create Free Account' }).click()
  await expect(page).toHaveURL('/auth')
})

test('a browser whose account trial is over is asked to subscribe', async ({ page }) => {
  const created = new Date(Date.now() - 8 * DAY).toISOString()
  await page.addInitScript(([name, record]) => localStorage.setItem(name, record), [
    `innermap.account-trial${BASE}`,
    JSON.stringify({ firstName: 'Ada', email: 'ada@example.test', created }),
  ] as const)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your 7-Day Trial Has Expired')
  await expect(page.getByRole('link', { name: 'Subscribe for $10/year' })).toBeVisible()
  await expectAccessible(page)
})

test('signing up, out and in again keeps what was typed wrong', async ({ page }) => {
  const ada = newPerson()
  await page.goto('/auth')
  await page.getByLabel('First Name').fill(ada.firstName)
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue(ada.firstName)
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.getByLabel('Email').fill(ada.email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Account created!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')

  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.getByLabel('First Name').fill('ADA')
  await page.getByLabel('Email').fill(ada.email.toUpperCase())
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('everything in the house works by keyboard alone', async ({ page }) => {
  const bo = newPerson('Bo')
  await page.goto('/auth')
  await page.getByLabel('First Name').focus()
  await page.keyboard.type(bo.firstName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(bo.email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('button', { name: 'Toggle theme' }).focus()
  const before = await page.locator('html').getAttribute('data-theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '')

  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(share).toBeFocused()

  const account = page.getByRole('button', { name: 'My Account' })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone })

  test('the menu slides in, closes with Escape and gives the focus back', async ({
    page,
    person,
  }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await expect(panel.getByRole('link', { name: 'Subscription' })).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.getByRole('navigation', { name: 'Main' }).getByText('Learn').click()
    await expect(page).toHaveURL('/learn')
  })
})

test('an unknown page says so and leads home', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText('This page doesn’t exist, or it has moved.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})
