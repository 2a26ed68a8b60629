// A fake Stripe server to test payments offline: node scripts/fake-stripe.ts
import { startFakeStripe } from '#test/fakes/fake-stripe.ts'

const SERVER = process.env.API_URL ?? 'http://127.0.0.1:5000'
const webhookSecret = 'whsec_only_on_this_machine'
const priceId = 'price_premium_yearly'

const { url } = await startFakeStripe({
  webhookSecret,
  priceId,
  port: Number(process.env.STRIPE_PORT ?? 5012),
  deliver: (body, signature) =>
    fetch(`${SERVER}/api/billing/webhook`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    }),
})
console.log(`Start the server with these settings; events go to ${SERVER}:
STRIPE_SECRET_KEY=sk_test_fake
STRIPE_WEBHOOK_SECRET=${webhookSecret}
STRIPE_PRICE_ID=${priceId}
STRIPE_API_URL=${url}`)
