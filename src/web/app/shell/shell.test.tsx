// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { goAs, goAsVisitor, renderScreen } from '#test/render.tsx'
import { chooseTheme } from '#web/lib/browser/theme.ts'
import { Shell } from './shell.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

async function open(tester: TestPerson, address = '/dashboard') {
  const person = await goAs(world, tester, address)
  renderScreen(
    <Shell person={person} isLoading={false}>
      <h1>A page</h1>
    </Shell>,
  )
}
const rooms = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('leads somebody in their trial to every place, the premium one named as such', async () => {
  await open(await world.addPerson('Ada'))
  await screen.findAllByRole('link', { name: /^Premium Analytics/ })
  expect(rooms('Navigation')).toEqual([
    ['Dashboard', '/'],
    ['Self Map', '/self-map'],
    ['Situation History', '/situation-history'],
    ['Learn', '/learn'],
    ['Subscription', '/subscription'],
    ['Premium AnalyticsPREMIUM', '/premium-analytics'],
  ])
  expect(rooms('Account')).toEqual([
    ['Profile', '/profile'],
    ['Log Out', '/api/logout'],
  ])
})

it('has on small screens at most five places, and the way to write at the end', async () => {
  await open(await world.addPerson('Bo', { createdAt: 0 }), '/analyze-situation')
  expect(rooms('Main')).toEqual([
    ['Dashboard', '/'],
    ['Self Map', '/self-map'],
    ['Situation History', '/situation-history'],
    ['Learn', '/learn'],
    ['Write', '/analyze-situation'],
  ])
  const bar = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(bar.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([
    'Write',
  ])
})

it('leads to writing beside the rooms on large screens, and says when one is there', async () => {
  await open(await world.addPerson('Cleo', { createdAt: 0 }), '/analyze-situation')
  const [write] = screen.getAllByRole('link', { name: 'Write' })
  expect(write!.getAttribute('href')).toBe('/analyze-situation')
  expect(write!.closest('nav')?.getAttribute('aria-label')).toBe('Writing')
  const here = screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)
  expect(new Set(here)).toEqual(new Set(['Write']))
})

it.each([
  ['/', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/self-map?tab=relationships', 'Self Map'],
  ['/situation-history?show=letters', 'Situation History'],
  ['/analyze-situation?situation=3', 'Situation History'],
  ['/analyze-situation?mode=taps', 'Write'],
  ['/learn/emotional-intelligence', 'Learn'],
  ['/premium-analytics', 'Premium Analytics'],
])('lights one place at %s', async (address, name) => {
  await open(await world.addPerson('Dee', { isPremium: true }), address)
  await screen.findAllByRole('link', { name: /^Premium Analytics/ })
  const bar = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(bar.getAllByRole('link').length).toBeLessThanOrEqual(6)
  const lit = bar.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)
  expect(lit).toEqual([name])
})

it('shows a visitor the same rooms but the premium one, and two ways in', () => {
  goAsVisitor(world, '/dashboard')
  renderScreen(
    <Shell person={null} isLoading={false}>
      <h1>A page</h1>
    </Shell>,
  )
  expect(rooms('Navigation').map(([name]) => name)).not.toContain('Premium AnalyticsPREMIUM')
  expect(rooms('Navigation')[0]).toEqual(['Dashboard', '/dashboard'])
  expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/auth')
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
})

it('opens the account by keyboard, and closes it with Escape', async () => {
  await open(await world.addPerson('Cy'))
  const button = screen.getByRole('button', { name: 'My Account' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const entries = screen.getAllByRole('menuitem')
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Profile', '/profile'],
    ['Log out', '/api/logout'],
  ])
  expect(document.activeElement).toBe(entries[0])
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(entries[1])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('says that it is loading while the session is looked up', async () => {
  goAsVisitor(world, '/dashboard')
  renderScreen(
    <Shell person={null} isLoading>
      <h1>A page</h1>
    </Shell>,
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Loading' }).disabled).toBe(true)
})

it('changes between light and dark with one press', async () => {
  chooseTheme('light')
  await open(await world.addPerson('Di'))
  await userEvent.click(screen.getByRole('button', { name: 'Toggle theme' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await userEvent.click(screen.getByRole('button', { name: 'Toggle theme' }))
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(localStorage.getItem('innermap.theme')).toBe('light')
})

it('offers in the menu of small screens what the header has no room for', async () => {
  await open(await world.addPerson('Ed'))
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
  await userEvent.click(menu.getByRole('button', { name: 'System' }))
  expect(localStorage.getItem('innermap.theme')).toBeNull()
  expect(menu.getByRole('link', { name: 'Log Out' }).getAttribute('href')).toBe('/api/logout')
  await userEvent.click(menu.getByRole('link', { name: 'Profile' }))
  expect(location.pathname).toBe('/profile')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('gains a shadow after ten pixels, and says when there is no connection', async () => {
  await open(await world.addPerson('Flo'))
  const header = screen.getByRole('banner')
  const scroll = (to: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: to, configurable: true })
      dispatchEvent(new Event('scroll'))
    })
  scroll(10)
  expect(header.className).toBe('header')
  scroll(11)
  expect(header.className).toContain('header-scrolled')

  act(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    dispatchEvent(new Event('offline'))
  })
  expect(screen.getByText(/^You’re offline\./)).toBeTruthy()
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
})
