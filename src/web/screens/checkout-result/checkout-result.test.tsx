// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { subscription } from '#contract/subscription.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { CheckoutCancelScreen, CheckoutSuccessScreen } from './checkout-result-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
afterAll(() => world.stop())

async function order(person: TestPerson): Promise<string> {
  const wish = {
    tier: 'premium',
    successUrl: '/subscription/success',
    cancelUrl: '/subscription/cancel',
  } as const
  const reply = await world.send(person, subscription.checkout, { userId: person.id }, wish)
  const { checkoutUrl } = (await reply.json()) as { checkoutUrl: string }
  return new URL(checkoutUrl).searchParams.get('order') ?? ''
}

it('thanks, and opens Premium when the payment is confirmed a moment later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const ada = await world.addPerson('Ada')
  const bought = await order(ada)
  const person = await goAs(world, ada, '/subscription/success')
  renderScreen(<CheckoutSuccessScreen person={person} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Subscription Successful!')
  await screen.findByText(/^Thank you\. Premium starts as soon as the payment is confirmed/)
  await world.send(ada, subscription.settleLocally, {}, { order: bought, outcome: 'paid' })
  await vi.advanceTimersByTimeAsync(2500)
  await screen.findByText('You have Premium now. Thank you.')
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(expect.arrayContaining(['/dashboard', '/subscription']))
})

it('opens nothing for somebody who only visits the address', async () => {
  const person = await goAs(world, await world.addPerson('Bo'), '/subscription/success')
  renderScreen(<CheckoutSuccessScreen person={person} />)
  await screen.findByText(/as soon as the payment is confirmed/)
  expect(screen.queryByText('You have Premium now. Thank you.')).toBeNull()
})

it('says that nothing was charged when somebody turns back', async () => {
  renderScreen(<CheckoutCancelScreen />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Subscription Cancelled')
  expect(
    screen.getByText(
      "You've cancelled the subscription process. You can subscribe at any time to get access to premium features.",
    ),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Back to Subscription Page' }))
  expect(location.pathname).toBe('/subscription')
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }))
  expect(location.pathname).toBe('/')
})
