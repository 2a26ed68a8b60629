// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { subscription } from '#contract/subscription.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { answerInstead, goAs, goAsVisitor, renderScreen } from '#test/render.tsx'
import { SubscriptionScreen } from './subscription-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

async function open(tester: TestPerson) {
  const person = await goAs(world, tester, '/subscription')
  return renderScreen(<SubscriptionScreen person={person} />)
}
/** A year, bought at the test checkout. */
async function pay(person: TestPerson) {
  const wish = {
    tier: 'premium',
    successUrl: '/subscription/success',
    cancelUrl: '/subscription/cancel',
  } as const
  const reply = await world.send(person, subscription.checkout, { userId: person.id }, wish)
  const { checkoutUrl } = (await reply.json()) as { checkoutUrl: string }
  const order = new URL(checkoutUrl).searchParams.get('order') ?? ''
  await world.send(person, subscription.settleLocally, {}, { order, outcome: 'paid' })
}
const subscribe = () => screen.findByRole('button', { name: 'Subscribe for $10/year' })

it('asks a visitor to sign in, and comes back here', () => {
  goAsVisitor(world, '/subscription')
  renderScreen(<SubscriptionScreen person={null} />)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/auth?mode=sign-in&next=%2Fsubscription',
  )
  expect(screen.queryByText('Premium')).toBeNull()
})

it('shows both plans, and the one that is on', async () => {
  await open(await world.addPerson('Ada'))
  await subscribe()
  const free = within(screen.getByRole('region', { name: 'Free' }))
  expect(free.getByText('$0')).toBeTruthy()
  expect(free.getByRole<HTMLButtonElement>('button', { name: 'Current Plan' }).disabled).toBe(true)
})

it('shows a subscriber that Premium is theirs, and cancels after asking', async () => {
  const bo = await world.addPerson('Bo')
  await pay(bo)
  await open(bo)
  const premium = within(await screen.findByRole('region', { name: 'Premium' }))
  expect(premium.getByRole<HTMLButtonElement>('button', { name: 'Current Plan' }).disabled).toBe(
    true,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel your subscription?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Keep Premium' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel Subscription' }),
  )
  await screen.findByText('Subscription Cancelled')
  const now = await world.send(bo, subscription.get, { userId: bo.id })
  expect(await now.json()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
})

it('still knows the price when the plans cannot be listed', async () => {
  const person = await goAs(world, await world.addPerson('Cy'), '/subscription')
  answerInstead(/\/api\/subscriptions\/plans$/, 500)
  renderScreen(<SubscriptionScreen person={person} />)
  await subscribe()
  expect(screen.getByText('$10')).toBeTruthy()
})

it.each([
  [500, null, 'Failed to create checkout session'],
  [201, {}, 'Could not create checkout session'],
  [400, { reason: 'invalid', message: 'Please select a subscription plan' }, 'Select a Plan'],
])('says why the checkout did not open: %d', async (status, body, title) => {
  await open(await world.addPerson('Di'))
  const button = await subscribe()
  answerInstead(/\/checkout$/, status, body)
  await userEvent.click(button)
  await screen.findByText(title)
})
