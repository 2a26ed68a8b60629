// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAs, goAsVisitor, renderScreen } from '#test/render.tsx'
import { upgradeOffer } from '#web/lib/calls/upgrade-offer.ts'
import { PremiumAnalyticsScreen } from './premium-analytics-screen.tsx'

const HERE = '/premium-analytics'
const DOORS = [
  'Advanced Emotion Tracking',
  'Relationship Analytics',
  'Personal Growth Insights',
  'AI-Powered Recommendations',
]

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)

it('opens on the emotions of somebody in their trial', async () => {
  const person = await goAs(world, await world.addPerson('Ada'), HERE)
  renderScreen(<PremiumAnalyticsScreen person={person} />)
  await screen.findByRole('tab', { name: 'Emotion Patterns', selected: true })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Premium Analytics')
  await userEvent.click(screen.getByRole('tab', { name: 'Relationships' }))
  expect(location.search).toBe('?tab=relationships')
})

it('shows a free account the gate and the way through it', async () => {
  const person = await goAs(world, await world.addPerson('Bo', { createdAt: 0 }), HERE)
  renderScreen(<PremiumAnalyticsScreen person={person} />)
  await screen.findByRole('button', { name: 'Upgrade Now' })
  expect(headings()).toEqual(DOORS)
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade Now' }))
  expect(upgradeOffer.get()).toEqual({ limit: undefined })
})

it('shows a visitor four sample emotions, each with two bars in percent and a text', async () => {
  goAsVisitor(world, HERE)
  renderScreen(<PremiumAnalyticsScreen person={null} />)
  await screen.findByRole('heading', { level: 3, name: 'Joy' })
  const names = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(names).toEqual(['Joy', 'Sadness', 'Anxiety', 'Hope'])
  const said = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))
  expect(said.slice(0, 2)).toEqual(['80%', '72%'])
  expect(screen.getByText('In 8 of 19 situations, strong on average.')).toBeTruthy()
})

it('shows a visitor samples that say so, with one colour for each kind of category', async () => {
  goAsVisitor(world, `${HERE}?tab=relationships`)
  renderScreen(<PremiumAnalyticsScreen person={null} />)
  const people = await screen.findByRole('button', { name: /^People/ })
  expect(people.style.borderColor).toBe('var(--graph-people-line)')
  expect(screen.getByRole('button', { name: /^Custom Category/ }).style.borderColor).toBe(
    'var(--graph-custom-line)',
  )
  expect(screen.getAllByText(/made-up figures/).length).toBeGreaterThan(0)
})

it('asks a visitor whose day is over for an account', async () => {
  const visitor = goAsVisitor(world, HERE)
  await world.sendRaw(visitor, '/api/trial')
  world.clock.advance(1.1 * DAY)
  renderScreen(<PremiumAnalyticsScreen person={null} />)
  const way = await screen.findByRole('link', { name: 'Create Free Account to Continue' })
  expect(way.getAttribute('href')).toBe('/auth')
  expect(screen.getByText('Get 7 more days')).toBeTruthy()
})
