// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { runAdmin } from '#server/app/admin.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { AdminScreen } from './admin-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ REGISTRATION: 'invite' })
  const ada = await world.addPerson('Ada', { email: 'ada@example.test' })
  await runAdmin(world, ['operator', ada.email])
  await goAs(world, ada, '/admin')
})
afterEach(cleanup)
afterAll(() => world.stop())

it('makes a link, shows it once, and takes the invitation back', async () => {
  renderScreen(<AdminScreen />)
  const card = within(await screen.findByRole('region', { name: 'Invitations' }))
  await userEvent.type(card.getByLabelText('Email it is for'), 'nobody')
  await userEvent.click(card.getByRole('button', { name: 'Create a link' }))
  await card.findByText('Please enter a valid email')
  await userEvent.type(card.getByLabelText('Email it is for'), '@example.test')
  await userEvent.click(card.getByRole('button', { name: 'Create a link' }))
  const link = await card.findByLabelText<HTMLInputElement>(/^This is the link/)
  expect(link.value).toMatch(/\/auth\?invite=./)
  await userEvent.click(await card.findByRole('button', { name: /for nobody@example\.test$/ }))
  await expect.poll(() => card.queryByText(/For nobody/)).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'I’ve copied it' }))
  card.getByLabelText('Email it is for')
})

it('says how the instance is, and tries the engine', async () => {
  renderScreen(<AdminScreen />)
  const now = within(await screen.findByRole('region', { name: 'Now' }))
  expect(now.getByText('Accounts').nextElementSibling?.textContent).toBe('1')
  await userEvent.click(screen.getByRole('button', { name: 'Test it on a made-up sentence' }))
  await screen.findByText(/It read the sentence in \d+ ms\./)
})
