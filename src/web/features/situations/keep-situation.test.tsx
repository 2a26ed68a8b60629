// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ListedSituation } from '#contract/situations.ts'
import { situations } from '#contract/situations.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { KeepSituation } from './keep-situation.tsx'
import { readKept, writeKept } from './stored-situation.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

const KEPT = {
  title: 'The phone call',
  description: 'She hung up on me in the middle of a sentence.',
  items: [{ itemId: 9, name: 'Grandmother', category: 'people', attachmentPower: 0.8 }],
  createdAt: '2025-03-05T10:00:00.000Z',
  analysis: null,
  answers: [
    {
      question: 'What would you say?',
      answer: 'That I’m sorry',
      answeredAt: '2025-03-05T10:05:00.000Z',
    },
  ],
}

async function historyOf(person: TestPerson): Promise<ListedSituation[]> {
  const reply = await world.send(person, situations.list, { userId: person.id })
  return (await reply.json()) as ListedSituation[]
}

/** The server does what it is asked to, and its answer is lost on the way: once. */
function loseOneAnswer() {
  const online = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const reply = await online(input, init)
    if (init?.method !== 'POST') return reply
    globalThis.fetch = online
    throw new TypeError('lost')
  }
}

it('saves what a visitor wrote once they sign up, and opens its page', async () => {
  writeKept(KEPT)
  const ada = await world.addPerson('Ada')
  const person = await goAs(world, ada, '/analyze-situation')
  renderScreen(<KeepSituation person={person} />)
  await waitFor(() => expect(readKept()).toBeNull())
  const history = await historyOf(ada)
  expect(history.map(({ title }) => title)).toEqual(['The phone call'])
  expect(history[0]!.items.map(({ name }) => name)).toEqual(['Grandmother'])
  expect(location.search).toBe(`?situation=${history[0]!.id}`)
  const reply = await world.send(ada, situations.get, { id: history[0]!.id })
  expect(await reply.json()).toMatchObject({
    answers: [{ question: 'What would you say?', answer: 'That I’m sorry' }],
  })
  expect(history.length).toBe(1)
})

it('saves it once, also when its answer was lost', async () => {
  writeKept(KEPT)
  const bo = await world.addPerson('Bo')
  const person = await goAs(world, bo, '/analyze-situation')
  const lost = renderScreen(<KeepSituation person={person} />)
  loseOneAnswer()
  await waitFor(() =>
    expect(lost.tell).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Failed to create situation', isBad: true }),
    ),
  )
  expect(readKept()).not.toBeNull()
  cleanup()
  renderScreen(<KeepSituation person={person} />)
  await waitFor(() => expect(readKept()).toBeNull())
  expect(await historyOf(bo)).toHaveLength(1)
})

it('asks before it saves it to an account that is older', async () => {
  const cy = await world.addPerson('Cy')
  const person = await goAs(world, cy, '/analyze-situation')
  const later = new Date(Date.parse(person.createdAt) + 1000).toISOString()
  writeKept({ ...KEPT, createdAt: later })
  renderScreen(<KeepSituation person={person} />)
  const save = await screen.findByRole('button', { name: 'Save it' })
  expect(await historyOf(cy)).toEqual([])
  await userEvent.click(save)
  await waitFor(() => expect(readKept()).toBeNull())
  expect(await historyOf(cy)).toHaveLength(1)
})
