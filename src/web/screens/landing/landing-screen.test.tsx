// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAsVisitor, renderScreen } from '#test/render.tsx'
import { LandingScreen } from './landing-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

it('promises, counts down and shows every way in', async () => {
  goAsVisitor(world, '/')
  renderScreen(<LandingScreen />)
  await screen.findByText('Free 24-hour trial active!')
  expect(screen.getByText(/^2[34] h \d+ min left/)).toBeTruthy()
  expect(linkTo('Start Your Journey')).toBe('/dashboard')
  expect(linkTo(/^Explore Your Mind/)).toBe('/dashboard')
  expect(linkTo('Create Account')).toBe('/auth')
  expect(linkTo('Sign in')).toBe('/api/login')
  const features = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  expect(features).toEqual(['Self-Map Visualization', 'Emotion Analysis', 'Personal Growth'])
})

it('asks for an account when the first day is over', async () => {
  const visitor = goAsVisitor(world, '/')
  await world.sendRaw(visitor, '/api/trial')
  world.clock.advance(1.1 * DAY)
  renderScreen(<LandingScreen />)
  await screen.findByRole('heading', { level: 1, name: 'Your 24-Hour Trial Has Expired' })
  expect(linkTo('Create Free Account')).toBe('/auth')
  expect(screen.getByText("Just your first name and email - that's it!")).toBeTruthy()
})

it('asks somebody whose account trial is over to subscribe', async () => {
  goAsVisitor(world, '/')
  const created = new Date(Date.now() - 8 * DAY)
  localStorage.setItem('innermap.account-trial', JSON.stringify({ created }))
  renderScreen(<LandingScreen />)
  await screen.findByRole('heading', { level: 1, name: 'Your 7-Day Trial Has Expired' })
  expect(linkTo('Subscribe for $10/year')).toBe('/subscription')
  expect(linkTo('Sign in')).toBe('/api/login')
})

it('takes one text and one press to the form, which sends it off', async () => {
  goAsVisitor(world, '/')
  renderScreen(<LandingScreen />)
  const field = await screen.findByLabelText('What happened?')
  await userEvent.click(screen.getByRole('button', { name: 'See why' }))
  await screen.findByText('Tell us a little more. Two sentences is plenty.')
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'My sister forgot my birthday.')
  await userEvent.click(screen.getByRole('button', { name: 'See why' }))
  expect(location.pathname).toBe('/analyze-situation')
  expect(history.state).toEqual({ isSent: true })
  expect(JSON.parse(sessionStorage.getItem('innermap.situation-draft') ?? '')).toMatchObject({
    description: 'My sister forgot my birthday.',
    owner: null,
  })
})
