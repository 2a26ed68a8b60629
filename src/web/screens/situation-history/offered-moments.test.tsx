// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { situations } from '#contract/situations.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { SituationHistoryScreen } from './situation-history-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

async function tell(tester: TestPerson): Promise<number> {
  const told = { title: 'The lake', description: 'They went without me.', selfMapItemIds: [-5] }
  const reply = await world.send(tester, situations.add, { userId: tester.id }, told)
  const { id } = (await reply.json()) as { id: number }
  await world.send(tester, analyses.analyze, { id }, {})
  return id
}

async function show(tester: TestPerson, id: number) {
  cleanup()
  const person = await goAs(world, tester, `/situation-history?situation=${id}`)
  renderScreen(<SituationHistoryScreen person={person} />)
  await screen.findByRole('button', { name: /^Perceived/ })
}

const cards = () => screen.queryByRole('heading', { name: 'Which of these is it?' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const stored = async (tester: TestPerson, id: number) =>
  ((await (await world.send(tester, analyses.list, { id })).json()) as Analysis[])[0]!

it('asks no more which moment it is once the reading is right', async () => {
  const tester = await world.addPerson('Ada')
  await show(tester, await tell(tester))
  expect(cards()).not.toBeNull()
  await press('That’s right')
  await screen.findByText(/^Your answer: /)
  expect(cards()).toBeNull()
})

it('takes “None of these” for good', async () => {
  const tester = await world.addPerson('Bo')
  const id = await tell(tester)
  await show(tester, id)
  await press('None of these')
  await expect.poll(cards).toBeNull()
  expect((await stored(tester, id)).said).toEqual({ moment: 'none' })
  await show(tester, id)
  expect(cards()).toBeNull()
})
