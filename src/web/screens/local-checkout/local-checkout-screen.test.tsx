// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { LocalCheckoutScreen } from './local-checkout-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

it('says that no money moves, and refuses an order that is none', async () => {
  await goAs(world, await world.addPerson('Ada'), '/checkout/local?order=nonsense')
  renderScreen(<LocalCheckoutScreen />)
  expect(screen.getByText('This is a test page. No money moves.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pretend to pay $10' }))
  await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('')
})

it('leads back where there is no order at all', async () => {
  await goAs(world, await world.addPerson('Bo'), '/checkout/local')
  renderScreen(<LocalCheckoutScreen />)
  const back = screen.getByRole('link', { name: 'Back to Subscription Page' })
  expect(screen.getByText(/Nothing was ordered\.$/)).toBeTruthy()
  expect(screen.queryByText(/Choose how this one ends/)).toBeNull()
  expect(back.getAttribute('href')).toBe('/subscription')
  expect(screen.queryByRole('button', { name: /Pretend/ })).toBeNull()
})
