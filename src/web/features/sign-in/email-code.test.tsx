// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Person } from '#domain/people/person.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAs, goAsVisitor, renderScreen } from '#test/render.tsx'
import { ConfirmCard } from './confirm-email.tsx'
import { SessionList } from './session-list.tsx'
import { SignInForm } from './sign-in-form.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ SIGN_IN: 'email-code' })
})
afterEach(cleanup)
afterAll(() => world.stop())

async function askForCode(firstName: string, email: string) {
  await userEvent.type(screen.getByLabelText('First Name'), firstName)
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  return screen.findByLabelText<HTMLInputElement>('Sign-in code')
}

it('asks a new browser for the code from the mail, and lets it in with that', async () => {
  const ada = await world.addPerson('Ada')
  goAsVisitor(world, '/auth')
  const { client, tell } = renderScreen(<SignInForm mode="sign-in" />)
  const code = await askForCode('Ada', ada.email)
  expect(screen.getByText(/^If this name and email belong to an account/)).toBeTruthy()
  expect(tell).not.toHaveBeenCalled()
  await userEvent.type(code, await world.latestCode(ada.email))
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByText('Welcome back!')
  expect(client.getQueryData<Person>(['session'])?.id).toBe(ada.id)
})

it('tells nobody whether an account exists, and refuses a code that is none', async () => {
  goAsVisitor(world, '/auth')
  renderScreen(<SignInForm mode="sign-in" />)
  const code = await askForCode('Nobody', 'nobody@example.test')
  await userEvent.type(code, '0000 0000')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await expect.poll(() => document.querySelectorAll('.field-problem').length).toBeGreaterThan(0)
  expect(screen.queryByText('Welcome back!')).toBeNull()
})

it('confirms an email with the code that came by mail', async () => {
  const bo = await world.addPerson('Bo', { isConfirmed: false })
  await goAs(world, bo, '/profile')
  const { client } = renderScreen(
    <ConfirmCard title="Confirm your email" person={{ email: bo.email, emailConfirmed: false }} />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }))
  await screen.findByText('Code sent')
  await userEvent.type(screen.getByLabelText('Code from the email'), '1111 1111')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }))
  await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('')

  await userEvent.clear(screen.getByLabelText('Code from the email'))
  await userEvent.type(
    screen.getByLabelText('Code from the email'),
    await world.latestCode(bo.email),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }))
  await screen.findByText('Email confirmed')
  expect(client.getQueryData<Person>(['session'])?.emailConfirmed).toBe(true)
})

it('shows where somebody is signed in, and asks before ending all of it', async () => {
  const cy = await world.addPerson('Cy')
  await goAs(world, cy, '/profile')
  renderScreen(<SessionList userId={cy.id} />)
  expect((await screen.findByText('This browser')).closest('li')?.textContent).toContain(
    'Signed in',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const open = await world.db.selectFrom('session').select('userId').execute()
  expect(open.filter(({ userId }) => userId === cy.id)).toHaveLength(1)
})
