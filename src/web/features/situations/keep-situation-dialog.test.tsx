// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ListedSituation } from '#contract/situations.ts'
import { situations } from '#contract/situations.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { renderScreen } from '#test/render.tsx'
import { KeepSituationDialog } from './keep-situation-dialog.tsx'
import { readKept, writeKept } from './kept-situation.ts'

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

it('keeps what a visitor wrote once, also when its answer was lost', async () => {
  const ada = world.actAs(await world.addPerson('Ada'))
  writeKept(KEPT)
  const { tell } = renderScreen(<KeepSituationDialog userId={ada.id} />)
  loseOneAnswer()
  const button = screen.getByRole('button', { name: 'Save' })
  await userEvent.click(button)
  await waitFor(() =>
    expect(tell).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Failed to create situation', isBad: true }),
    ),
  )
  expect(readKept()).not.toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(readKept()).toBeNull())

  const history = await historyOf(ada)
  expect(history.map(({ title }) => title)).toEqual(['The phone call'])
  expect(history[0]!.items.map(({ name }) => name)).toEqual(['Grandmother'])
  expect(history[0]!.mainEmotions).toHaveLength(1)
  expect(location.search).toBe(`?situation=${history[0]!.id}`)
})

it('keeps nothing that is not wanted', async () => {
  const ada = world.actAs(await world.addPerson('Ada'))
  writeKept(KEPT)
  renderScreen(<KeepSituationDialog userId={ada.id} />)
  await userEvent.click(screen.getByRole('button', { name: 'No, delete it' }))
  expect(readKept()).toBeNull()
  expect(await historyOf(ada)).toEqual([])
})
