// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
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

async function open(tester: TestPerson, description: string) {
  const told = { title: 'The review', description, selfMapItemIds: [-5] }
  const reply = await world.send(tester, situations.add, { userId: tester.id }, told)
  const { id } = (await reply.json()) as { id: number }
  await world.send(tester, analyses.analyze, { id }, {})
  const person = await goAs(world, tester, `/situation-history?situation=${id}`)
  renderScreen(<SituationHistoryScreen person={person} />)
  await screen.findByRole('heading', { name: 'The review' })
  return async () => {
    const list = await world.send(tester, analyses.list, { id })
    return ((await list.json()) as Analysis[])[0]!
  }
}

const CLEAR = 'My boss presented my idea as his own.'
const VAGUE = 'Just a weird day. Grey all over.'

it('says how sure it is, asks whether it fits, and keeps the answer', async () => {
  const stored = await open(await world.addPerson('Ada'), CLEAR)
  await screen.findByText(/^Fairly sure\./)
  const answers = within(screen.getByRole('group', { name: 'Is this it?' }))
  expect(answers.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Yes',
    'Almost',
    'No',
  ])
  await userEvent.click(answers.getByRole('button', { name: 'Yes' }))
  await screen.findByRole('heading', { name: 'Thank you. Kept.' })
  await expect.poll(async () => (await stored()).fits).toBe('yes')
})

it('does not ask again once it was told yes, and leaves the picture as it stands', async () => {
  await open(await world.addPerson('Lu'), CLEAR)
  await screen.findByText('Is this it?')
  const figure = screen.getByRole('figure')
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  const { click } = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await click(screen.getByRole('button', { name: 'Yes' }))
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect(screen.getByRole('heading', { name: 'Thank you. Kept.' })).toBeTruthy()
  expect(screen.getByRole('figure')).toBe(figure)
})

it('does not say how sure it is of a reading that was called wrong', async () => {
  await open(await world.addPerson('Ada'), CLEAR)
  await screen.findByText(/^Fairly sure\./)
  await userEvent.click(screen.getByRole('button', { name: 'No' }))
  await userEvent.click((await screen.findAllByRole('button', { name: 'Done' }))[0]!)
  await screen.findByText('You said this is not it.')
  expect(screen.queryByText(/sure\./)).toBeNull()
})

it('says one step and one question, and nothing of it again below', async () => {
  await open(await world.addPerson('Bo'), CLEAR)
  const step = await screen.findByRole('heading', { name: 'One step' })
  expect(step.parentElement?.textContent).toContain('Breathe out slowly')
  for (const words of [/Breathe out slowly/, /What would have helped/])
    expect(screen.getAllByText(words)).toHaveLength(1)
})

it('claims nothing where it asks, and one tap finishes the reading', async () => {
  const stored = await open(await world.addPerson('Cy'), VAGUE)
  await screen.findByText('“Just a weird day.”')
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.queryByText('Is this it?')).toBeNull()
  expect(screen.queryByText('Look closer')).toBeNull()
  const hurt = screen.getByRole('button', { name: /^hurt/ })
  expect(hurt.textContent).toContain('something I counted on is gone, or did not come')
  await userEvent.click(hurt)
  await screen.findByText('Is this it?')
  expect(await stored()).toMatchObject({
    isCorrected: true,
    said: { feelings: [{ category: 'sadness' }] },
  })
})

it('lets it be left open, and looked at after all', async () => {
  const stored = await open(await world.addPerson('Di'), VAGUE)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it open' }))
  await screen.findByText(/Not everything needs a name today/)
  expect((await stored()).isCorrected).toBeFalsy()
  await userEvent.click(screen.getByRole('button', { name: 'Look at it after all' }))
  await userEvent.click(screen.getByRole('button', { name: 'More a loss' }))
  await screen.findByText('Is this it?')
})

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const back = /^What it read first/

it('puts a reading right with one tap, and brings the first one back with another', async () => {
  const stored = await open(await world.addPerson('Ed'), CLEAR)
  const [read] = (await stored()).emotions
  await screen.findByText('Is this it?')
  await press('Almost')
  await expect
    .poll(() => document.activeElement)
    .toBe(await screen.findByRole('heading', { name: 'What is closer?' }))
  expect(screen.getByRole('button', { name: /^Regret/ }).textContent).toBe(
    'Regretmissed chance, self-reproach',
  )
  await press(/^It hurts: something/)
  await expect.poll(async () => (await stored()).emotions[0]?.category).toBe('sadness')
  await press(/^Anger/)
  await press('fury')
  await expect
    .poll(async () => (await stored()).said)
    .toEqual({ feelings: [{ category: 'anger', word: 'fury' }] })
  await userEvent.click(screen.getAllByRole('button', { name: 'Done' })[0]!)
  await screen.findByText('Read anew from your answer.')
  expect(screen.queryByRole('button', { name: 'Almost', pressed: true })).toBeNull()
  await press('Almost')
  await userEvent.click(screen.getAllByRole('button', { name: back })[0]!)
  await expect.poll(async () => (await stored()).isCorrected).toBe(false)
  expect((await stored()).emotions[0]).toEqual(read)
  await userEvent.click(screen.getAllByRole('button', { name: 'Done' })[0]!)
  await screen.findByText('Is this it?')
  expect(document.activeElement?.textContent).toBe((await stored()).reading)
  expect((await stored()).fits).toBe('almost')
})

it('takes a line in the person’s own words, and its guesses as suggestions', async () => {
  const stored = await open(await world.addPerson('Fay'), CLEAR)
  await screen.findByText('Is this it?')
  await press('No')
  await userEvent.type(await screen.findByLabelText('I expected…'), 'a word of thanks{Enter}')
  await expect.poll(async () => (await stored()).said).toEqual({ expected: 'a word of thanks' })
  await userEvent.click(await screen.findByRole('button', { name: /has lost worth$/ }))
  await expect.poll(async () => (await stored()).said?.saw).toMatch(/has lost worth$/)
})

it('looks for danger in what is said, and shows help first', async () => {
  const stored = await open(await world.addPerson('Gil'), CLEAR)
  await screen.findByText('Is this it?')
  await press('No')
  await userEvent.type(await screen.findByLabelText('I saw…'), 'I want to die{Enter}')
  await screen.findByRole('alert', { name: 'Help for you' })
  expect((await stored()).said).toBeUndefined()
})

const line = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const done = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Done' }))[0]!)

it('keeps both lines that stand there when Done is pressed', async () => {
  const stored = await open(await world.addPerson('Ivy'), CLEAR)
  await screen.findByText('Is this it?')
  await press('Almost')
  await userEvent.type(await line('I expected…'), 'a word of thanks')
  await userEvent.type(await line('I saw…'), 'his name on my work')
  await done()
  await screen.findByText('As you said it.')
  expect((await stored()).said).toEqual({
    expected: 'a word of thanks',
    saw: 'his name on my work',
  })
})

it('takes a line that is left, and loses neither when a feeling is chosen or Enter is pressed', async () => {
  const stored = await open(await world.addPerson('Jo'), CLEAR)
  await screen.findByText('Is this it?')
  await press('No')
  await userEvent.type(await line('I expected…'), 'a word of thanks')
  await userEvent.tab()
  await expect.poll(async () => (await stored()).said).toEqual({ expected: 'a word of thanks' })
  await userEvent.type(await line('I saw…'), 'his name')
  await press(/^Anger/)
  await press('fury')
  const feelings = [{ category: 'anger', word: 'fury' }]
  const both = { expected: 'a word of thanks', saw: 'his name' }
  await expect.poll(async () => (await stored()).said).toEqual({ feelings, ...both })
  const expected = await line('I expected…')
  await userEvent.type(expected, ' from him')
  await userEvent.type(await line('I saw…'), ' on it{Enter}')
  const whole = { expected: 'a word of thanks from him', saw: 'his name on it' }
  await expect.poll(async () => (await stored()).said).toEqual({ feelings, ...whole })
  expect([expected.value, (await line('I saw…')).value]).toEqual(Object.values(whole))
})

it('stays and shows help where Done is pressed on a line that speaks of danger', async () => {
  const stored = await open(await world.addPerson('Kim'), CLEAR)
  await screen.findByText('Is this it?')
  await press('No')
  await userEvent.type(await line('I saw…'), 'I want to die')
  await done()
  await screen.findByRole('alert', { name: 'Help for you' })
  expect((await stored()).said).toBeUndefined()
  await done()
  await screen.findByText('You said this is not it.')
})

it.each(['My mother died in the spring.', 'My husband hit me again.'])(
  'asks nobody what they expected of this: %s',
  async (words) => {
    await open(await world.addPerson('Hal'), words)
    await screen.findByText('Is this it?')
    await press('Almost')
    await screen.findByLabelText('I saw…')
    expect(screen.queryByLabelText('I expected…')).toBeNull()
  },
)
