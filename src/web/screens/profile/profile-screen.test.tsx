// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { consents } from '#contract/consents.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { answerInstead, goAs, renderScreen } from '#test/render.tsx'
import { startStripeApp } from '#test/stripe.ts'
import { ProfileScreen } from './profile-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

async function open(tester: TestPerson) {
  const person = await goAs(world, tester, '/profile')
  return { person, ...renderScreen(<ProfileScreen person={person} />) }
}

it('shows the username, the address and the plan', async () => {
  const { person } = await open(await world.addPerson('Ada'))
  expect(screen.getByRole('heading', { level: 3, name: 'Ada' })).toBeTruthy()
  expect(screen.getByText(`@${person.username}`)).toBeTruthy()
  expect(screen.getByText(person.email ?? '')).toBeTruthy()
  const plan = screen.getByRole('region', { name: 'Subscription information' })
  await within(plan).findByText('Free Plan')
  await within(plan).findByText(/In your free trial, you have full access until/)
})

it('shows everyone as a subscriber in development mode', async () => {
  document.documentElement.dataset.development = ''
  const person = await goAs(world, await world.addPerson('Dev'), '/profile?dev-user-id=1')
  renderScreen(<ProfileScreen person={person} />)
  const plan = within(screen.getByRole('region', { name: 'Subscription information' }))
  expect([plan.getByText('Premium Plan'), plan.getByText('Active')]).toHaveLength(2)
  delete document.documentElement.dataset.development
})

it('keeps name and way out when the plan cannot be loaded', async () => {
  const bo = await world.addPerson('Bo')
  const person = await goAs(world, bo, '/profile')
  const recover = answerInstead(/\/subscription$/, 500)
  renderScreen(<ProfileScreen person={person} />)
  await screen.findByText('Could not load subscription information. Please try again later.')
  expect(screen.getByText(`@${person.username}`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log Out' }).getAttribute('href')).toBe('/api/logout')
  recover()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Free Plan')
})

it('keeps what somebody agrees to, and what they take back', async () => {
  const cy = await world.addPerson('Cy')
  await open(cy)
  const isGiven = async () => {
    const reply = await world.send(cy, consents.get, { userId: cy.id })
    return (await reply.json()).mails.isGiven
  }
  const mails = await screen.findByRole('checkbox', { name: 'Optional emails' })
  await userEvent.click(mails)
  await expect.poll(isGiven).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Optional emails' }))
  await expect.poll(isGiven).toBe(false)
})

it('says beside the ticks whether any email is sent at all', async () => {
  await open(await world.addPerson('Ed', { isConfirmed: false }))
  const never = /signs people in without a code, .* none are sent/
  expect(await screen.findAllByText(never)).toHaveLength(2)
  cleanup()
  const coded = await startTestApp({ SIGN_IN: 'email-code' })
  const person = await goAs(coded, await coded.addPerson('Fa', { isConfirmed: false }), '/profile')
  renderScreen(<ProfileScreen person={person} />)
  expect(await screen.findAllByText('You need to confirm your email first.')).toHaveLength(2)
  expect(screen.queryByText(never)).toBeNull()
  await coded.stop()
})

it('deletes the account only for whoever types its address', async () => {
  const di = await world.addPerson('Di')
  await open(di)
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(`Type ${di.email} to confirm`), 'somebody@else.test')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete everything' }))
  await expect.poll(() => dialog.getByRole('alert').textContent).not.toBe('')
  const left = await world.db.selectFrom('user').select('id').where('id', '=', di.id).execute()
  expect(left).toHaveLength(1)
})

it('leads whoever pays to the invoices and the card at the payment provider', async () => {
  const paid = await startStripeApp()
  const ada = await paid.world.addPerson('Ada')
  const bo = await paid.world.addPerson('Bo', { isPremium: true })
  renderScreen(<ProfileScreen person={await goAs(paid.world, ada, '/profile')} />)
  await screen.findByText('Free Plan')
  expect(screen.queryByRole('button', { name: 'Invoices and card' })).toBeNull()
  cleanup()
  renderScreen(<ProfileScreen person={await goAs(paid.world, bo, '/profile')} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Invoices and card' }))
  await screen.findByText('You have nothing to manage with our payment provider.')
  await paid.world.stop()
  await paid.stripe.stop()
})
