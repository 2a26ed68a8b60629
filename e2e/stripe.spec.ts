import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { type FakeStripe, startFakeStripe } from '#test/fakes/fake-stripe.ts'
import { expectAccessible, newPerson } from './fixtures.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

const SECRET = 'whsec_browser_tests'
const PRICE = 'price_premium_yearly'

/** A server that takes real payments, as far as it knows. */
const test = base.extend<{ shop: { house: OwnServer; stripe: FakeStripe } }>({
  shop: async ({ browserName: _ }, use) => {
    let house: OwnServer | null = null
    const stripe = await startFakeStripe({
      webhookSecret: SECRET,
      priceId: PRICE,
      deliver: (body, signature) =>
        fetch(`${house?.url}/api/billing/webhook`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        }),
    })
    house = await startOwnServer({
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_PRICE_ID: PRICE,
      STRIPE_API_URL: stripe.url,
    })
    await use({ house, stripe })
    await house.stop()
    await stripe.stop()
  },
})

async function goPaying(page: Page, house: OwnServer): Promise<void> {
  await house.addFreePerson(page.request, newPerson())
  await page.goto(`${house.url}/subscription`)
  await page.getByRole('button', { name: 'Subscribe for $10/year' }).click()
  await page.getByRole('heading', { name: 'Pretend payment' }).waitFor()
}

test('a payment whose event comes before the person is back', async ({ page, shop }) => {
  await goPaying(page, shop.house)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('You have Premium now. Thank you.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Premium Analytics/ })).toBeVisible()
})

test('a payment whose event comes later: the page waits and says so', async ({ page, shop }) => {
  await goPaying(page, shop.house)
  shop.stripe.mood.holdsEvents = true
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText(/as soon as the payment is confirmed/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Premium Analytics/ })).toHaveCount(0)
  await shop.stripe.deliverHeld((bodies) => bodies.toReversed())
  await expect(page.getByText('You have Premium now. Thank you.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Premium Analytics/ })).toBeVisible()
})

test('a payment whose events all come twice, then a cancellation', async ({ page, shop }) => {
  await goPaying(page, shop.house)
  shop.stripe.mood.holdsEvents = true
  await page.getByRole('button', { name: 'Pay' }).click()
  await shop.stripe.deliverHeld((bodies) => [...bodies, ...bodies])
  await expect(page.getByText('You have Premium now. Thank you.')).toBeVisible()
  shop.stripe.mood.holdsEvents = false

  await page.getByRole('link', { name: 'View Subscription' }).click()
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(page.getByText(/^Cancelled\. You’ll keep Premium until/)).toBeVisible()
  const [paid] = [...shop.stripe.subscriptions.values()]
  expect(paid?.cancel_at_period_end).toBe(true)
})

test('a renewal that failed is repaired, and nobody pays for a second subscription', async ({
  page,
  shop,
}) => {
  await goPaying(page, shop.house)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('You have Premium now. Thank you.')).toBeVisible()
  const [paid] = [...shop.stripe.subscriptions.values()]
  await shop.stripe.change(paid!.id, { status: 'past_due' })

  await page.goto(`${shop.house.url}/dashboard`)
  await page.getByRole('link', { name: 'Fix Payment' }).click()
  await expect(page.getByText(/you won’t be charged twice/)).toBeVisible()
  const premium = page.getByRole('region', { name: 'Premium' })
  await expect(premium.getByRole('button', { name: 'Payment due' })).toBeDisabled()
  await expect(page.getByRole('button', { name: /Subscribe/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fix Payment' }).click()
  await page.getByRole('heading', { name: 'Pretend invoice' }).waitFor()
  await page.getByRole('button', { name: 'Pay invoice' }).click()
  await expect(page.getByText('Invoice paid')).toBeVisible()

  await page.goto(`${shop.house.url}/subscription`)
  await expect(page.getByText('You have full access, without limits.')).toBeVisible()
  await expect(premium.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  expect(shop.stripe.subscriptions.size).toBe(1)
})

test('turning back at the provider, and a provider that is away', async ({ page, shop }) => {
  await goPaying(page, shop.house)
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Cancelled')
  await page.getByRole('link', { name: 'Back to Subscription Page' }).click()
  shop.stripe.mood.state = 'down'
  await page.getByRole('button', { name: 'Subscribe for $10/year' }).click()
  await expect(page.getByText('Failed to create checkout session')).toBeVisible()
  await expect(page.getByText('Could not create checkout session')).toBeVisible()
})
