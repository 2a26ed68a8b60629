// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { renderScreen } from '#test/render.tsx'
import { App } from './app.tsx'
import { watchOwnWords } from './offline/offline-keeper.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => world.stop())

/** The server does not answer who is signed in, until it is well again. */
function failSession(answer: () => Promise<Response>) {
  const online = globalThis.fetch
  let isFailing = true
  globalThis.fetch = (input, init) =>
    isFailing && String(input).startsWith('/api/auth/user') ? answer() : online(input, init)
  return () => {
    isFailing = false
  }
}

function watchSession(): () => number {
  const online = globalThis.fetch
  let count = 0
  globalThis.fetch = (input, init) => {
    if (String(input).startsWith('/api/auth/user')) count += 1
    return online(input, init)
  }
  return () => count
}

it('takes a lost connection for a problem, not for a sign-out', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  world.actAs(await world.addPerson('Ada'))
  const recover = failSession(() => Promise.reject(new TypeError('Failed to fetch')))
  history.replaceState(null, '', '/profile')
  renderScreen(<App />)
  await screen.findByRole('heading', { name: 'We can’t reach your account' })
  expect(location.pathname).toBe('/profile')
  expect(screen.getByRole('link', { name: 'Get help now' }).getAttribute('href')).toBe('/help')
  expect(warned).toHaveBeenCalledWith('Failed to fetch user')

  recover()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'My Profile' })
})

it.each([
  [503, ''],
  [500, '{}'],
  [403, '{"reason":"forbidden","message":"No such user."}'],
])('signs nobody in where the server fails with %i, and deletes nothing', async (status, body) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  world.actAs(await world.addPerson('Bo'))
  const draft = JSON.stringify({ owner: 1, title: '', description: 'Begun yesterday' })
  localStorage.setItem('innermap.situation-draft', draft)
  localStorage.setItem('innermap.signed-in', 'yes')
  failSession(() => Promise.resolve(new Response(body, { status })))
  history.replaceState(null, '', '/dashboard')
  const { client } = renderScreen(<App />)
  const stop = watchOwnWords(client)
  await screen.findByRole('link', { name: 'Create Account' })
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(warned).toHaveBeenCalledWith('Failed to fetch user')
  expect(localStorage.getItem('innermap.situation-draft')).toBe(draft)
  expect(localStorage.getItem('innermap.signed-in')).toBe('yes')
  stop()
})

it('asks who is signed in once more after signing in', async () => {
  const { firstName, email } = await world.addPerson('Cy')
  world.actAs(world.addVisitor())
  const asked = watchSession()
  history.replaceState(null, '', '/auth?mode=sign-in')
  renderScreen(<App />)
  await userEvent.type(await screen.findByLabelText('First Name'), firstName)
  await userEvent.type(screen.getByLabelText('Email'), email)
  expect(asked()).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('button', { name: 'My Account' })
  await vi.waitFor(() => expect(asked()).toBe(2))
})

it('shows the landing page to somebody who is not signed in', async () => {
  world.actAs(world.addVisitor())
  renderScreen(<App />)
  await screen.findByRole('link', { name: 'Start Your Journey' })
})
