// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { situations } from '#contract/situations.ts'
import { noonOf } from '#domain/situation/happened.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { addDays, dayIn } from '#domain/values/time-zone.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { timeZone } from '#web/lib/time-zone.ts'
import { AnalyzeSituationScreen } from './analyze-situation-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => world.stop())

async function open(tester: TestPerson, path: string) {
  const person = await goAs(world, tester, path)
  renderScreen(<AnalyzeSituationScreen person={person} />)
}

async function opened(description: string) {
  const mara = await world.addPerson('Mara')
  const told = { title: 'A day', description, selfMapItemIds: [-1] }
  const reply = await world.send(mara, situations.add, { userId: mara.id }, told)
  const { id } = (await reply.json()) as Situation
  const path = `/analyze-situation?situation=${id}`
  await open(mara, path)
  const happenedAt = async () => {
    const all = await world.send(mara, situations.list, { userId: mara.id })
    return ((await all.json()) as Situation[])[0]?.happenedAt
  }
  return {
    mara,
    path,
    happenedAt,
    date: () => screen.findByRole('button', { name: /change the day/ }),
  }
}

const TWO_DAYS_AGO = 'Two days ago my boss took my idea.'
const named = () => screen.findByRole('button', { name: /^It happened on/ })
const isOffered = () => screen.queryByRole('button', { name: /^It happened on/ }) !== null

it('offers the day the words name beside the day of writing, takes it with one tap and gives it back', async () => {
  const { happenedAt } = await opened(TWO_DAYS_AGO)
  const user = userEvent.setup()
  const chip = await named()
  expect(await happenedAt()).toBeUndefined()
  await user.click(chip)
  const day = addDays(dayIn(world.clock.now, timeZone()), -2)
  await expect.poll(happenedAt).toBe(noonOf(day, timeZone()))
  await expect.poll(isOffered).toBe(false)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect.poll(happenedAt).toBeUndefined()
  await named()
})

it('asks no more once it was refused, and still has it first where the day is changed', async () => {
  const { mara, path, date } = await opened(TWO_DAYS_AGO)
  const user = userEvent.setup()
  await named()
  await user.click(screen.getByRole('button', { name: 'No, it was another day' }))
  expect(isOffered()).toBe(false)
  cleanup()
  await open(mara, path)
  await user.click(await date())
  expect(isOffered()).toBe(false)
  const dialog = within(screen.getByRole('dialog', { name: 'When did it happen?' }))
  const chips = dialog.getAllByRole('button', { pressed: false }).map((it) => it.textContent)
  expect(chips[0]).toMatch(/suggested$/)
  expect(chips).toContain('Yesterday')
})

it('does not ask again where today was chosen while writing', async () => {
  await open(await world.addPerson('Ada'), '/analyze-situation')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Title'), 'The idea')
  await user.type(screen.getByLabelText('Description'), TWO_DAYS_AGO)
  await user.click(screen.getByRole('button', { name: 'Today' }))
  await user.click(screen.getByRole('button', { name: 'Today' }))
  await user.click(screen.getByRole('checkbox', { name: /^Childhood/ }))
  await user.click(screen.getByRole('button', { name: 'Analyze' }))
  await screen.findByRole('button', { name: /change the day/ })
  expect(isOffered()).toBe(false)
})

const TOMORROW = 'Tomorrow at nine I have my review.'

it('offers on a result to tell what is still to come as such, with its words', async () => {
  await opened(TOMORROW)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: 'It hasn’t happened yet' }))
  const title = await screen.findByLabelText<HTMLInputElement>('What’s coming up?')
  expect(title.value).toBe(TOMORROW)
})

it('offers it while it is written', async () => {
  await open(await world.addPerson('Ada'), '/analyze-situation')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Description'), TOMORROW)
  await user.click(await screen.findByRole('link', { name: 'It hasn’t happened yet' }))
  const title = await screen.findByLabelText<HTMLInputElement>('What’s coming up?')
  expect(title.value).toBe(TOMORROW)
})
