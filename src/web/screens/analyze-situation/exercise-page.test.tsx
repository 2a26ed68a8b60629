// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { exercises } from '#contract/exercises.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { ExerciseState } from '#domain/steps/exercise.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { ExerciseCard } from '#web/features/exercises/exercise-card.tsx'
import { AnalyzeSituationScreen } from './analyze-situation-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(cleanup)
afterAll(() => world.stop())

const read = async <Thing,>(reply: Promise<Response>) => (await (await reply).json()) as Thing

/** Somebody whose day with Tom was read as this feeling. */
async function live(category: EmotionCategory, description = 'Tom forgot what day it was.') {
  const mara = await world.addPerson('Mara')
  const userId = mara.id
  const ids: number[] = []
  for (const [name, kind] of [
    ['Tom', 'people'],
    ['Lea', 'people'],
    ['The garden', 'ideas'],
  ] as const) {
    const item = { name, category: kind, attachmentPower: 0.8 }
    ids.push((await read<{ id: number }>(world.send(mara, selfMap.add, { userId }, item))).id)
  }
  const told = { title: 'A day', description, selfMapItemIds: [ids[0]!] }
  const { id } = await read<{ id: number }>(world.send(mara, situations.add, { userId }, told))
  await world.send(mara, analyses.analyze, { id })
  const [newest] = await read<{ id: number }[]>(world.send(mara, analyses.list, { id }))
  const said = { feelings: [{ category }] }
  await world.send(mara, analyses.reread, { id: newest!.id }, { said })
  return { mara, id }
}

async function open(tester: TestPerson, id: number | string) {
  const person = await goAs(world, tester, `/analyze-situation?mode=exercise&situation=${id}`)
  return renderScreen(<AnalyzeSituationScreen person={person} />)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const move = (value: number) => userEvent.click(screen.getByRole('radio', { name: String(value) }))
const keptOf = async (person: TestPerson, id: number) =>
  (await read<ExerciseState>(world.send(person, exercises.state, { id }))).kept

it('asks how strong it is, why something matters, and how strong it is now', async () => {
  const { mara, id } = await live('sadness')
  await open(mara, id)
  await screen.findByRole('heading', { name: 'How strong is the sadness now?' })
  await move(7)
  await press('Go on')
  const heading = await screen.findByRole('heading', {
    name: 'This day didn’t affect everything on your map.',
  })
  expect(document.activeElement).toBe(heading)
  await press('The garden')
  await userEvent.type(screen.getByLabelText('Why it matters to you'), 'It waits for me.')
  expect(screen.getByText('We’ll ask again at the end.')).toBeTruthy()
  await press('Go on')
  await screen.findByRole('heading', { name: 'How strong is the sadness now?' })
  await move(4)
  await press('Save')
  await screen.findByRole('heading', { name: 'It went from 7 to 4.' })
  expect(await keptOf(mara, id)).toMatchObject([
    { kind: 'anchor', itemName: 'The garden', words: 'It waits for me.', before: 7, after: 4 },
  ])
  await press('Done')
  expect(location.pathname + location.search).toBe(`/situation-history?situation=${id}`)
})

it('lets everything be skipped, and keeps nothing then', async () => {
  const { mara, id } = await live('sadness')
  await open(mara, id)
  await screen.findByRole('button', { name: 'Go on' })
  await move(6)
  await press('Go on')
  await screen.findByLabelText('Why it matters to you')
  await press('Go on')
  await screen.findByText('Write a line, or skip this.')
  await press('Skip')
  expect(location.pathname).toBe('/situation-history')
  expect(await keptOf(mara, id)).toEqual([])
})

it('notices an I without scolding, and asks by name', async () => {
  const { mara, id } = await live('worry')
  await open(mara, id)
  await press('Go on')
  await screen.findByRole('heading', {
    name: 'Tell it once more, as if it had happened to Mara.',
  })
  const field = screen.getByLabelText('What happened to Mara')
  await userEvent.type(field, 'Mara was tired.')
  expect(screen.queryByText(/That’s fine/)).toBeNull()
  await userEvent.type(field, ' I think she was right.')
  await screen.findByText(/^You wrote “I” once\. That’s fine/)
})

it('puts help first where the words speak of danger', async () => {
  const { mara, id } = await live('sadness')
  await open(mara, id)
  await screen.findByRole('button', { name: 'Go on' })
  await move(6)
  await press('Go on')
  await userEvent.type(await screen.findByLabelText('Why it matters to you'), 'I want to die.')
  await press('Go on')
  await move(5)
  await press('Save')
  await screen.findByRole('alert', { name: 'Help for you' })
  expect(await keptOf(mara, id)).toEqual([])
  await press('Save')
  await screen.findByRole('heading', { name: /^It went from/ })
})

it('mends nothing in fresh grief, and weighs nothing', async () => {
  const { mara, id } = await live('sadness', 'Tom died this morning. I have not slept.')
  await open(mara, id)
  await screen.findByRole('heading', { name: 'Nothing here needs fixing.' })
  await userEvent.type(screen.getByLabelText('Why it matters to you'), 'She calls every day.')
  await press('Save')
  await screen.findByRole('heading', { name: 'Your words are saved.' })
  expect(await keptOf(mara, id)).toMatchObject([{ before: null, after: null }])
})

it('stays with what was good, and weighs no joy', async () => {
  const { mara, id } = await live('happiness')
  await open(mara, id)
  await screen.findByRole('heading', { name: 'Go back to the best part.' })
  await userEvent.type(screen.getByLabelText('The best moment'), 'She laughed at the window.')
  await press('Go on')
  await userEvent.type(await screen.findByLabelText('What made it possible'), 'I had called.')
  await press('Go on')
  await screen.findByRole('heading', { name: 'Who would you like to tell?' })
  await press('Skip')
  await screen.findByRole('heading', { name: 'Your words are saved.' })
  expect(await keptOf(mara, id)).toMatchObject([
    { kind: 'savour', hard: 'I had called.', way: null, before: null, after: null },
  ])
})

it('says so where there is no exercise', async () => {
  const { mara, id } = await live('disgust')
  await open(mara, id)
  await screen.findByRole('heading', { name: 'There’s no exercise here' })
  cleanup()
  await open(mara, 'x')
  await expect.poll(() => location.pathname).toBe('/situation-history')
})

it('stands below its reading, and its words can be deleted and brought back', async () => {
  const { mara, id } = await live('sadness')
  await goAs(world, mara, '/situation-history')
  const { client } = renderScreen(<ExerciseCard situationId={id} />)
  expect((await screen.findByRole('link', { name: 'Begin' })).getAttribute('href')).toBe(
    `/analyze-situation?mode=exercise&situation=${id}`,
  )
  const offer = await read<ExerciseState>(world.send(mara, exercises.state, { id }))
  const itemId = offer.offer!.anchors[0]!.itemId
  const words = { kind: 'anchor', itemId, words: 'She laughs.', before: 7, after: 5 } as const
  await world.send(mara, exercises.keep, { id }, words)
  await client.invalidateQueries()
  await screen.findByText('She laughs.')
  expect(screen.getByText(/7 of 10 before, 5 after\./)).toBeTruthy()
  await press('Delete my words')
  await screen.findByRole('link', { name: 'Begin' })
  expect(await keptOf(mara, id)).toEqual([])
  await press('Undo')
  await screen.findByText('She laughs.')
})
