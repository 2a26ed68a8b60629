// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { selfMap } from '#contract/self-map.ts'
import { type ListedSituation, situations } from '#contract/situations.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { AnalyzeSituationScreen } from './analyze-situation-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

async function open(tester: TestPerson) {
  const person = await goAs(world, tester, '/analyze-situation?mode=taps')
  return renderScreen(<AnalyzeSituationScreen person={person} />)
}
const kept = async (person: TestPerson): Promise<ListedSituation[]> =>
  (await world.send(person, situations.list, { userId: person.id })).json()
const tap = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

async function fourTaps() {
  await tap('Anger')
  await tap(/^Frustration/)
  await tap('Spouse')
  await tap('4')
  await screen.findByRole('heading', { name: 'Saved.' })
}

it('keeps a feeling in four taps and asks nothing more', async () => {
  const ada = await world.addPerson('Ada')
  await open(ada)
  await fourTaps()
  expect(await kept(ada)).toMatchObject([
    { kind: 'check_in', title: 'Frustration about Spouse', mainEmotions: [{ intensity: 0.4 }] },
  ])
  await tap('Done')
  expect(location.pathname).toBe('/')
})

it('marks examples as what they are, apart from one’s own', async () => {
  const bo = await world.addPerson('Bo')
  const item = { name: 'My garden', category: 'ideas', attachmentPower: 0.8 }
  await world.send(bo, selfMap.add, { userId: bo.id }, item)
  await open(bo)
  await tap('Anger')
  await tap(/^Frustration/)
  const namesIn = async (group: string) =>
    within(await screen.findByRole('group', { name: group }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(await namesIn('Your map')).toEqual(['My garden'])
  expect(await namesIn('Examples, not yours yet')).toContain('Spouse')
})

it('keeps what was tapped while somebody is elsewhere, until it is saved', async () => {
  const bo = await world.addPerson('Bo')
  await open(bo)
  await tap('Anger')
  await tap(/^Frustration/)
  await userEvent.click(
    await screen.findByRole('link', { name: 'Put something else on my map first' }),
  )
  cleanup()
  await open(bo)
  await screen.findByRole('heading', { name: 'What is it about?' })
  expect(screen.getByText('Frustration')).toBeTruthy()
  await tap('Nothing in particular')
  cleanup()
  await open(bo)
  await screen.findByRole('heading', { name: 'How strong is it?' })
  await tap('4')
  await screen.findByText('Frustration, 4 of 10, just now.')
  expect(await kept(bo)).toMatchObject([{ title: 'Frustration', items: [] }])
  cleanup()
  await open(bo)
  await screen.findByRole('heading', { name: 'What do you feel right now?' })
})

it('asks again what it is about where that has left the map', async () => {
  const bo = await world.addPerson('Bo')
  const item = { name: 'My garden', category: 'ideas', attachmentPower: 0.8 }
  const added = await world.send(bo, selfMap.add, { userId: bo.id }, item)
  await open(bo)
  await tap('Anger')
  await tap(/^Frustration/)
  await tap('My garden')
  await screen.findByText('Frustration about my garden')
  cleanup()
  await world.send(bo, selfMap.remove, { id: (await added.json()).id })
  await open(bo)
  await screen.findByRole('heading', { name: 'What is it about?' })
})

it('leads to writing where nobody knows what it is about', async () => {
  await open(await world.addPerson('Ada'))
  await tap('Anger')
  await tap(/^Frustration/)
  const way = await screen.findByRole('link', { name: 'Not sure? Write a line instead' })
  expect(way.getAttribute('href')).toBe('/analyze-situation')
})

it('goes back without losing what was tapped', async () => {
  await open(await world.addPerson('Ada'))
  await tap('Anger')
  await tap(/^Frustration/)
  await tap('Back')
  await screen.findByRole('heading', { name: 'Which word comes closest?' })
  await tap('More words')
  await tap('Rage')
  expect(screen.getByText('Rage')).toBeTruthy()
})

it('is taken back in one press', async () => {
  const ada = await world.addPerson('Ada')
  await open(ada)
  await fourTaps()
  await tap('Undo')
  await expect.poll(() => kept(ada)).toEqual([])
})

it('brings help first where the line speaks of danger, and stays on the page', async () => {
  const ada = await world.addPerson('Ada')
  await open(ada)
  await fourTaps()
  await userEvent.type(screen.getByLabelText('Add a line (optional)'), 'the river is calling me')
  await tap('Done')
  await screen.findByRole('alert', { name: 'Help for you' })
  expect((await kept(ada))[0]?.description).toContain('the river is calling me')
})
