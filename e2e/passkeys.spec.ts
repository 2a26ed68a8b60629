import { expect, expectAccessible, expectNoSidewaysScroll, SIZES, test } from './fixtures.ts'
import { startOwnServer } from './own-server.ts'

/** Passkeys belong to a name, so this walk goes by it. */
test('an account is confirmed, gets a passkey, and is opened with it', async ({ browser }) => {
  const instance = await startOwnServer({ SIGN_IN: 'email-code' })
  const url = instance.url.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({ baseURL: url, viewport: SIZES.desktop })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  await page.goto('/auth')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.test')
  await page.getByRole('button', { name: 'Create Account' }).click()
  const notice = page.getByRole('region', { name: 'One thing first: confirm your email' })
  await expect(notice).toBeVisible()
  const code = await instance.nextCode()
  await notice.getByLabel('Code from the email').fill(code)
  await notice.getByRole('button', { name: 'Confirm email' }).click()
  await expect(notice).toBeHidden()

  await page.goto('/profile')
  const card = page.locator('.profile-folded', { hasText: 'Passkeys' })
  await page.locator('summary', { hasText: 'Passkeys' }).click()
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(card.getByText(/^Created in Chrome/)).toBeVisible()
  await expectAccessible(page)
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }

  await page.goto('/api/logout')
  await page.goto('/auth?mode=sign-in')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/dashboard/)

  await page.goto('/profile')
  await page.locator('summary', { hasText: 'Passkeys' }).click()
  await page.locator('summary', { hasText: 'Where you’re signed in' }).click()
  await page.getByText('The last 90 days').click()
  await expect(page.getByText(/with a passkey/).first()).toBeVisible()
  await card.getByRole('button', { name: /^Remove the passkey/ }).click()
  await expect(card.getByText(/^Created in Chrome/)).toBeHidden()
  await context.close()
  await instance.stop()
})
