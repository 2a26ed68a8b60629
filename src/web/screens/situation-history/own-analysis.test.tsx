// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { situations } from '#contract/situations.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { answerInstead, goAs, renderScreen } from '#test/render.tsx'
import { SituationHistoryScreen } from './situation-history-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
afterAll(() => world.stop())

async function write(person: TestPerson, { isAnalysed = true } = {}) {
  const reply = await world.send(
    person,
    situations.add,
    { userId: person.id },
    {
      title: 'Team review',
      description: 'My boss presented my idea as his own.',
      selfMapItemIds: [-5, -8],
    },
  )
  const { id } = (await reply.json()) as { id: number }
  if (isAnalysed) await world.send(person, analyses.analyze, { id }, {})
  return id
}

async function open(tester: TestPerson, id: number) {
  const person = await goAs(world, tester, `/situation-history?situation=${id}`)
  const view = renderScreen(<SituationHistoryScreen person={person} />)
  await screen.findByRole('heading', { name: 'Team review' })
  return view
}

it('says how strong it is in the same word wherever it says it', async () => {
  const ada = await world.addPerson('Ada')
  await open(ada, await write(ada))
  const line = await screen.findByRole('button', { name: /^What you feel/ })
  const said = /(slight|mild|moderate|strong|overwhelming)/.exec(line.textContent ?? '')
  expect(said).not.toBeNull()
  const more = screen.getByRole('heading', { name: 'Emotions' }).parentElement
  expect(more?.textContent).toContain(said![1])
})

it('lets an equation be changed and keeps the person’s own version', async () => {
  const bo = await world.addPerson('Bo')
  const id = await write(bo)
  await open(bo, id)
  const [change] = await screen.findAllByRole('button', { name: /^Change each part/ })
  await userEvent.click(change!)
  const dialog = within(screen.getByRole('dialog', { name: 'Change the equation' }))
  const keep = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save my version' })
  expect(keep.disabled).toBe(true)
  await userEvent.click(dialog.getByRole('radio', { name: 'It added something' }))
  const gained = dialog.getByLabelText('How much is gained, number')
  await userEvent.clear(gained)
  await userEvent.type(gained, '8')
  await userEvent.click(keep)
  expect(await screen.findByText('Your version')).toBeTruthy()
  const stored = await world.send(bo, analyses.list, { id })
  const [newest] = (await stored.json()) as Analysis[]
  expect(newest?.isCorrected).toBe(true)
  expect(newest?.equations.some(({ shift }) => shift === 0.8)).toBe(true)
})

it('goes back to how it was when a change is thrown away', async () => {
  const cy = await world.addPerson('Cy')
  await open(cy, await write(cy))
  const [change] = await screen.findAllByRole('button', { name: /^Change each part/ })
  await userEvent.click(change!)
  const dialog = within(screen.getByRole('dialog'))
  const shift = dialog.getByLabelText<HTMLInputElement>('How much is lost, number')
  expect(shift.min).toBe('0')
  const before = shift.value
  await userEvent.clear(shift)
  await userEvent.tab()
  expect(shift.value).toBe('0')
  await userEvent.click(dialog.getByRole('button', { name: 'Reset' }))
  expect(shift.value).toBe(before)
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks again after two seconds where an analysis is missing, and looks once more', async () => {
  const di = await world.addPerson('Di')
  const id = await write(di, { isAnalysed: false })
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await open(di, id)
  await screen.findByText('There is no analysis available for this situation yet.')
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Analysis' }))
  await vi.advanceTimersByTimeAsync(2100)
  await screen.findByText('Analysis requested')
  await screen.findByRole('heading', { name: 'One next step' })
  const online = globalThis.fetch
  const asked = vi.fn(online)
  globalThis.fetch = asked
  await vi.advanceTimersByTimeAsync(5100)
  globalThis.fetch = online
  expect(asked.mock.calls.map(([input]) => String(input))).toContain(
    `/api/situations/${id}/analyses`,
  )
})

it('shows that an analysis could not be loaded, and tries again', async () => {
  const ed = await world.addPerson('Ed')
  const id = await write(ed)
  const person = await goAs(world, ed, `/situation-history?situation=${id}`)
  const recover = answerInstead(/\/analyses$/, 500)
  renderScreen(<SituationHistoryScreen person={person} />)
  await screen.findByText('Failed to load the situation analysis. Please try again.')
  recover()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'One next step' })
})
