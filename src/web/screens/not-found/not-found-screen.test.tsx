// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '#test/render.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

afterEach(cleanup)

it('says that there is no such page, and shows the way home', () => {
  renderScreen(<NotFoundScreen />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found')
  expect(screen.queryByText('Did you forget to add the page to the router?')).toBeNull()
  const home = screen.getByRole('link', { name: 'Go to the dashboard' })
  expect(home.getAttribute('href')).toBe('/dashboard')
})

it('asks a developer about the router', () => {
  document.documentElement.dataset.development = ''
  renderScreen(<NotFoundScreen />)
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
  delete document.documentElement.dataset.development
})
