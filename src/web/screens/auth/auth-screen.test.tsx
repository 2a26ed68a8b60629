// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Person } from '#domain/people/person.ts'
import { addInvitation } from '#server/nouns/sign-in/invitations.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAs, goAsVisitor, renderScreen } from '#test/render.tsx'
import { SignInLink } from '#web/features/sign-in/sign-in-link.tsx'
import { AuthScreen } from './auth-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ SIGN_IN: 'open' })
})
afterEach(cleanup)
afterAll(() => world.stop())

const open = (address = '/auth') => {
  goAsVisitor(world, address)
  return renderScreen(<AuthScreen person={null} />)
}
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent

async function fill(firstName: string, email: string) {
  if (firstName) await userEvent.type(screen.getByLabelText('First Name'), firstName)
  if (email) await userEvent.type(screen.getByLabelText('Email'), email)
}

it('opens on Sign Up for somebody new', () => {
  open()
  expect(chosenTab()).toBe('Sign Up')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Innermap')
})

it('opens on Sign In for those who came by a way to sign in', () => {
  open('/auth?mode=sign-in&next=%2Fsubscription')
  expect(chosenTab()).toBe('Sign In')
})

it('opens on Sign In after "Log in" has led over the server, once', async () => {
  goAsVisitor(world, '/')
  renderScreen(<SignInLink className="">Sign in</SignInLink>)
  const link = screen.getByRole('link', { name: 'Sign in' })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  cleanup()
  renderScreen(<AuthScreen person={null} />)
  expect(chosenTab()).toBe('Sign In')
  cleanup()
  renderScreen(<AuthScreen person={null} />)
  expect(chosenTab()).toBe('Sign Up')
})

it('says what is wrong at the fields and keeps what was typed', async () => {
  open()
  await fill('', 'not an address')
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(screen.getByText('First name is required')).toBeTruthy()
  expect(screen.getByText('Please enter a valid email')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('not an address')
  expect(document.activeElement).toBe(screen.getByLabelText('First Name'))
})

it('creates an account, welcomes, and remembers when the trial began', async () => {
  const { client, tell } = open()
  await fill('Ada', 'ada@example.test')
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByText('Account created!')
  expect(tell.mock.calls[0]?.[0].text).toBe('Welcome to Innermap. Your free trial has started.')
  const person = client.getQueryData<Person>(['session'])
  expect(person?.email).toBe('ada@example.test')
  expect(JSON.parse(localStorage.getItem('innermap.account-trial') ?? '')).toMatchObject({
    firstName: 'Ada',
    email: 'ada@example.test',
    created: person?.createdAt,
  })
})

it('tells somebody who is unknown that they are, and signs in somebody who is known', async () => {
  const bo = await world.addPerson('Bo')
  const { tell } = open('/auth?mode=sign-in')
  await fill('Cy', bo.email)
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByText('Sign in failed')
  expect(screen.getAllByText("We couldn't find an account with that name and email.")).toBeTruthy()

  await userEvent.clear(screen.getByLabelText('First Name'))
  await fill('Bo', '')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await expect
    .poll(() => tell.mock.calls.at(-1)?.[0])
    .toEqual({ title: 'Welcome back!', text: "You've been signed in successfully." })
})

it('leads whoever is signed in on to where they were going', async () => {
  const di = await goAs(world, await world.addPerson('Di'), '/auth?next=%2Fself-map')
  renderScreen(<AuthScreen person={di} />)
  expect(location.pathname).toBe('/self-map')
})

it('says who may come in where not everybody may', async () => {
  for (const [registration, words, tabs] of [
    ['closed', 'Sign-up is closed on this site.', ['Sign In']],
    ['invite', /You need an invitation to sign up here/, ['Sign In', 'Sign Up']],
  ] as const) {
    const instance = await startTestApp({ SIGN_IN: 'open', REGISTRATION: registration })
    goAsVisitor(instance, '/auth')
    renderScreen(<AuthScreen person={null} />)
    await screen.findByText(words)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs)
    cleanup()
    await instance.stop()
  }
})

it('takes the invitation from the link along', async () => {
  const instance = await startTestApp({ SIGN_IN: 'open', REGISTRATION: 'invite' })
  const invite = await addInvitation(instance, null)
  goAsVisitor(instance, `/auth?invite=${invite}`)
  renderScreen(<AuthScreen person={null} />)
  await fill('Ada', 'invited@example.test')
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByText('Account created!')
  await instance.stop()
})
