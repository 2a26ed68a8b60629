import { afterAll, beforeAll, expect, it } from 'vitest'
import { settings } from '#contract/settings.ts'
import { subscription } from '#contract/subscription.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import type { FakeStripe } from '#test/fakes/fake-stripe.ts'
import { startStripeApp } from '#test/stripe.ts'

let world: TestApp
let stripe: FakeStripe
beforeAll(async () => {
  const started = await startStripeApp()
  world = started.world
  stripe = started.stripe
})
afterAll(async () => {
  await world.stop()
  await stripe.stop()
})

const open = (person: TestPerson, returnUrl = '/profile') =>
  world.send(person, subscription.portal, { userId: person.id }, { returnUrl })

async function addCustomer() {
  const ada = await world.addPerson('Ada')
  const wish = { tier: 'premium', successUrl: '/', cancelUrl: '/' } as const
  await world.send(ada, subscription.checkout, { userId: ada.id }, wish)
  return ada
}

it('leads a customer to the page of the provider, and nobody anywhere else', async () => {
  const ada = await addCustomer()
  const reply = await open(ada)
  expect(reply.status).toBe(200)
  const { portalUrl } = await reply.json()
  expect(portalUrl).toMatch(new RegExp(`^${stripe.url}/portal/cus_`))
  expect((await fetch(portalUrl)).status).toBe(200)
  for (const away of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
    expect((await open(ada, away)).status).toBe(400)
})

it('says so where somebody never paid, or the provider does not answer', async () => {
  const bo = await world.addPerson('Bo')
  const none = await open(bo)
  expect([none.status, (await none.json()).message]).toEqual([
    409,
    'You have nothing to manage with our payment provider.',
  ])
  const ada = await addCustomer()
  stripe.mood.state = 'down'
  const away = await open(ada)
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
  stripe.mood.state = 'well'
})

it('is offered only where a provider takes the money', async () => {
  const has = async (app: TestApp) =>
    (await (await app.send(null, settings.get, {})).json()).hasPaymentPortal
  const plain = await startTestApp()
  expect([await has(world), await has(plain)]).toEqual([true, false])
  const cy = await plain.addPerson('Cy')
  const reply = await plain.send(
    cy,
    subscription.portal,
    { userId: cy.id },
    { returnUrl: '/profile' },
  )
  expect(reply.status).toBe(409)
  await plain.stop()
})
