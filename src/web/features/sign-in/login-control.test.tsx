// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAsVisitor, renderScreen } from '#test/render.tsx'
import { devUserHere, withDevUser } from '#web/lib/dev-user.ts'
import { LoginControl } from './login-control.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ DEV_MODE: '1' })
})
beforeEach(() => goAsVisitor(world, '/dashboard?dev-user-id=1'))
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.development
})
afterAll(() => world.stop())

const press = () => userEvent.keyboard('{Control>}{Alt>}d{/Alt}{/Control}')

it('does nothing for developers where nobody develops', async () => {
  renderScreen(<LoginControl />)
  await press()
  expect(screen.queryByRole('button', { name: 'Dev Login' })).toBeNull()
  expect(screen.queryByText('Developer Mode')).toBeNull()
  expect(devUserHere()).toBeNull()
  expect(withDevUser('/self-map')).toBe('/self-map')
})

it('signs a developer in with a test account, and keeps it in every link', async () => {
  document.documentElement.dataset.development = ''
  goAsVisitor(world, '/dashboard')
  renderScreen(<LoginControl />)
  await press()
  await screen.findByText('Developer login button is now visible')
  await userEvent.click(screen.getByRole('button', { name: 'Dev Login' }))
  await screen.findByText('Development login successful')
  expect(Number(devUserHere())).toBeGreaterThan(0)
  expect(withDevUser('/self-map')).toBe(`/self-map?dev-user-id=${devUserHere()}`)

  await press()
  expect(screen.queryByRole('button', { name: 'Dev Login' })).toBeNull()
})
