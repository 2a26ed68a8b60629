// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { situations } from '#contract/situations.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { HelpsPart } from './premium-analytics-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

async function live(person: TestPerson): Promise<number> {
  const told = { title: 'The birthday', description: 'Tom forgot it.', selfMapItemIds: [-2] }
  const reply = await world.send(person, situations.add, { userId: person.id }, told)
  const { id } = (await reply.json()) as { id: number }
  await world.send(person, analyses.analyze, { id }, {})
  return id
}

const open = async (tester: TestPerson) =>
  renderScreen(<HelpsPart person={await goAs(world, tester, '/premium-analytics')} />)

it('says where steps come from while there are none', async () => {
  await open(await world.addPerson('Ada', { isPremium: true }))
  // In sight, and again with what it rests on.
  expect(await screen.findAllByText('You haven’t answered for a step yet.')).toHaveLength(2)
  expect(screen.getByText(/^Every analysis suggests a step/)).toBeTruthy()
})

it('shows exercises apart from steps, because they were weighed right after', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  await world.db
    .insertInto('exercise')
    .values({
      userId: ada.id,
      situationId: await live(ada),
      kind: 'anchor',
      category: 'sadness',
      itemName: 'Lea',
      words: 'She laughs.',
      hard: null,
      way: null,
      before: 7,
      after: 5,
      createdAt: world.clock.now,
    })
    .execute()
  await open(ada)
  const card = within(await screen.findByRole('region', { name: 'Exercises' }))
  expect(card.getByRole('heading', { name: 'What is still there' })).toBeTruthy()
  expect(card.getByText(/we don’t compare this with your steps/)).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: '1 try' }))
  expect(card.getByText('7 of 10, then 5 of 10.')).toBeTruthy()
  expect(card.getByRole('link', { name: 'The birthday' })).toBeTruthy()
})
