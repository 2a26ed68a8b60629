import { startTestApp, type TestApp } from './app.ts'
import { type FakeStripe, startFakeStripe } from './fakes/fake-stripe.ts'

const WEBHOOK_SECRET = 'whsec_only_for_tests'
export const PRICE = 'price_premium_yearly'

export const sendWebhook = (app: TestApp, body: string, signature?: string) =>
  app.sendRaw(null, '/api/billing/webhook', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
  })

/** The product with a payment provider beside it that behaves like Stripe. */
export async function startStripeApp(
  env: Record<string, string> = {},
): Promise<{ world: TestApp; stripe: FakeStripe }> {
  let world: TestApp
  const stripe = await startFakeStripe({
    webhookSecret: WEBHOOK_SECRET,
    priceId: PRICE,
    deliver: (body, signature) => sendWebhook(world, body, signature),
    now: () => world.clock.now,
  })
  world = await startTestApp({
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_ID: PRICE,
    STRIPE_API_URL: stripe.url,
    ...env,
  })
  return { world, stripe }
}
