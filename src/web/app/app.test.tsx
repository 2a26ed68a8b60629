// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { answerInstead, renderScreen } from '#test/render.tsx'
import { App } from './app.tsx'

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
function failSession() {
  const online = globalThis.fetch
  let isFailing = true
  globalThis.fetch = (input, init) =>
    isFailing && String(input).startsWith('/api/auth/user')
      ? Promise.resolve(new Response('', { status: 503, statusText: 'Service Unavailable' }))
      : online(input, init)
  return () => {
    isFailing = false
  }
}

it('takes a failing session call for a problem, not for a sign-out', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  world.actAs(await world.addPerson('Ada'))
  const recover = failSession()
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

it('repeats what the server said where it refused the account', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  world.actAs(world.addVisitor())
  answerInstead(/^\/api\/auth\/user/, 403, { reason: 'forbidden', message: 'No such user.' })
  renderScreen(<App />)
  await screen.findByText('No such user.')
})

it('shows the landing page to somebody who is not signed in', async () => {
  world.actAs(world.addVisitor())
  renderScreen(<App />)
  await screen.findByRole('link', { name: 'Start Your Journey' })
})
