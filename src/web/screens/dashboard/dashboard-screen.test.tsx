// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { steps } from '#contract/steps.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { goAs, goAsVisitor, renderScreen } from '#test/render.tsx'
import { upgradeOffer } from '#web/lib/calls/upgrade-offer.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

async function open(tester: TestPerson) {
  const person = await goAs(world, tester, '/dashboard')
  renderScreen(<DashboardScreen person={person} />)
  return within(await screen.findByRole('region', { name: 'Subscription Status' }))
}

async function addItems(person: TestPerson, count: number) {
  for (let index = 0; index < count; index++)
    await world.send(
      person,
      selfMap.add,
      { userId: person.id },
      { category: 'ideas', name: `Idea ${index}`, attachmentPower: 0.5 },
    )
}

it('says during the trial that everything is open, and measures nothing', async () => {
  const ada = await world.addPerson('Ada')
  await addItems(ada, 6)
  const status = await open(ada)
  await status.findByText(/^Everything is open until \w{3} \d+, \d{4}\.$/)
  expect(status.getByText('Free Plan')).toBeTruthy()
  expect(status.getByText('Self-Map Items').nextSibling?.textContent).toBe('6')
  expect(status.queryByRole('progressbar')).toBeNull()
  expect(status.queryByText(/\//)).toBeNull()
  expect(status.getByRole('button', { name: 'Upgrade Now' })).toBeTruthy()
})

it('shows on the free plan what is used, and warns when something is full', async () => {
  const bo = await world.addPerson('Bo', { createdAt: 0 })
  await addItems(bo, 5)
  const status = await open(bo)
  await status.findByText('Feature Limits')
  const items = status.getByRole('progressbar', { name: 'Self-Map Items' })
  expect(items.getAttribute('aria-valuetext')).toBe('5/5')
  expect(items.closest('.progress-full')).toBeTruthy()
  expect(localStorage.getItem('innermap.usage.items')).toBe('5')
  expect(status.getByText('Feature Limit Reached')).toBeTruthy()
  await userEvent.click(status.getByRole('button', { name: 'Upgrade Now' }))
  expect(upgradeOffer.get()).toEqual({ limit: undefined })
})

it('shows a subscriber what they have', async () => {
  const status = await open(await world.addPerson('Cy', { isPremium: true }))
  expect(status.getByText('Active')).toBeTruthy()
  expect(status.getByText('Premium Plan')).toBeTruthy()
  expect(status.getByText('Premium Features Unlocked')).toBeTruthy()
  expect(status.getByRole('link', { name: 'Manage Subscription' }).getAttribute('href')).toBe(
    '/subscription',
  )
})

it('asks for a first map beside an example of one, and then draws nothing but one’s own', async () => {
  const di = await world.addPerson('Di')
  await open(di)
  await screen.findByText('Who or what could make or break your day?')
  screen.getByRole('img', { name: /^A sample Self-Map/ })
  cleanup()
  await addItems(di, 2)
  await open(di)
  await screen.findByRole('img', { name: /^Your Self-Map with 2 items/ })
  expect(screen.queryByRole('img', { name: /sample/ })).toBeNull()
})

it('keeps a card folded for whoever folded it, and everything else open', async () => {
  const ira = await world.addPerson('Ira')
  const folded = () => document.querySelectorAll('.dashboard details:not([open])').length
  await open(ira)
  expect(folded()).toBe(0)
  await userEvent.click(screen.getByText('Subscription Status'))
  await expect.poll(folded).toBe(1)
  cleanup()
  const status = await open(ira)
  expect(folded()).toBe(1)
  await userEvent.click(status.getByText('Subscription Status'))
  await expect.poll(folded).toBe(0)
})

it('shows the last situations in the person’s own words, and promises no number of them', async () => {
  const fay = await world.addPerson('Fay')
  const told = { title: 'A talk', description: 'It went better than feared. I am tired.' }
  await world.send(fay, situations.add, { userId: fay.id }, { ...told, selfMapItemIds: [-2] })
  await open(fay)
  const recent = within(await screen.findByRole('region', { name: 'Recent situations' }))
  await recent.findByText('“It went better than feared.”')
  expect(recent.getByText(/A talk/)).toBeTruthy()
  const sure = within(await screen.findByRole('region', { name: 'What we’re watching' }))
  expect(sure.getByText(/^Nothing yet\./).textContent).not.toMatch(/\d/)
  expect(sure.queryByRole('button')).toBeNull()
})

it('asks in one tap how a feeling is now, tells what it was afterwards, and shows a plan at once', async () => {
  const hal = await world.addPerson('Hal')
  const words = { title: 'A talk', description: 'It was not to be.', selfMapItemIds: [-2] }
  const told = await world.send(hal, situations.add, { userId: hal.id }, words)
  const { id } = (await told.json()) as Situation
  await world.send(hal, analyses.analyze, { id }, {})
  world.clock.advance(20 * HOUR)
  await open(hal)
  const asked = within(await screen.findByRole('region', { name: 'How is it now?' }))
  asked.getByText(/It was not to be/)
  expect(asked.queryByText(/It (was|went from) \d/)).toBeNull()
  await userEvent.click(asked.getByRole('button', { name: 'The feeling is gone' }))
  await screen.findByText(/^It went from \d+ to 0\.$/)
  cleanup()
  const plan = { lever: 'own', category: 'sadness', moment: 'it rains', action: 'sing' } as const
  await world.send(hal, steps.keep, { id }, plan)
  await open(hal)
  const coming = within(await screen.findByRole('region', { name: 'Coming' }))
  coming.getByRole('link', { name: 'If it rains, I’ll sing.' })
})

it('says that a moment came up again, in the words of the last time', async () => {
  const ivy = await world.addPerson('Ivy')
  const tell = (description: string) => {
    const told = { title: 'A day', description, selfMapItemIds: [-1] }
    return world.send(ivy, analyses.tell, { userId: ivy.id }, told)
  }
  await tell('Tom forgot my day. I said nothing.')
  world.clock.advance(DAY)
  await tell('He forgot my day again.')
  await open(ivy)
  const again = within(await screen.findByRole('region', { name: /^You’ve been here before/ }))
  again.getByRole('link', { name: '“Tom forgot my day.”' })
})

it('begins with words or with a tap, one as near as the other', async () => {
  await open(await world.addPerson('Gia'))
  const taps = within(screen.getByRole('region', { name: 'Check in' }))
  expect(taps.getByRole('link', { name: 'Anger' }).getAttribute('href')).toBe(
    '/analyze-situation?mode=taps&feeling=anger',
  )
  expect(screen.getByRole('button', { name: 'Analyze' })).toBeTruthy()
})

it('walks through the tour in four steps', async () => {
  await open(await world.addPerson('Ed'))
  await userEvent.click(screen.getByRole('button', { name: 'Quick Tour' }))
  const tour = within(screen.getByRole('dialog'))
  for (const title of ['Analyze a Situation', 'Visualize Your Self-Map', 'Explore Your Emotions']) {
    expect(tour.getByText(title)).toBeTruthy()
    await userEvent.click(tour.getByRole('button', { name: 'Next' }))
  }
  expect(tour.getByText('Learn More')).toBeTruthy()
  await userEvent.click(tour.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows a visitor a sample map, the way in, and searches that say so', async () => {
  goAsVisitor(world, '/dashboard')
  renderScreen(<DashboardScreen person={null} />)
  await screen.findByRole('heading', { name: 'Your Sample Self-Map' })
  expect(
    screen.getByRole('link', { name: 'Sign in or create an account' }).getAttribute('href'),
  ).toBe('/auth')
  expect(screen.getAllByRole('link', { name: /^Search for “/ })).toHaveLength(3)
})
