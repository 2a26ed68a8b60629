// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { situations } from '#contract/situations.ts'
import type { Analysis } from '#domain/analysis.ts'
import { emotionOf } from '#domain/equation.ts'
import { variablesIn } from '#domain/walk.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAs, goAsVisitor, renderScreen } from '#test/render.tsx'
import { startDraft } from '#web/features/situations/start-draft.ts'
import { AnalyzeSituationScreen } from './analyze-situation-screen.tsx'

const HERE = '/analyze-situation?walk=1'

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

const question = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const WHAT = 'What happened?'
const PART = 'Which part of you does it touch?'
const WANTED = 'What did you want for it?'
const SEE = 'And what do you see now?'

const HOW = 'How does it stand?'

async function told(person: Awaited<ReturnType<TestApp['addPerson']>>) {
  const list = await world.send(person, situations.list, { userId: person.id })
  const [first] = (await list.json()) as { id: number; items: { name: string }[] }[]
  const read = await world.send(person, analyses.list, { id: first!.id })
  return { situation: first!, analysis: ((await read.json()) as Analysis[])[0]! }
}

it('walks through four cards, and the answers are the person’s own word', async () => {
  const ada = await world.addPerson('Ada')
  renderScreen(<AnalyzeSituationScreen person={await goAs(world, ada, HERE)} />)
  await question(WHAT)
  await userEvent.type(screen.getByRole('textbox'), 'After three rounds they chose another.')
  await press('Next')
  expect(document.activeElement).toBe(await question(PART))
  await press('Something else')
  await press(/^Career Promotion/)
  await press('Next')
  await question(WANTED)
  await userEvent.click(screen.getByRole('button', { name: 'to be chosen' }))
  await press('Next')
  await question(SEE)
  await press('It is gone, or less than I wanted')
  await press('Back')
  await question(WANTED)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('to be chosen')
  await press('Next')
  await question(SEE)
  await press('See why')
  await expect.poll(() => location.search).toMatch(/^\?situation=\d+$/)
  const { situation, analysis } = await told(ada)
  expect(situation.items.map(({ name }) => name)).toEqual(['Career Promotion'])
  expect(analysis.said).toEqual({ expected: 'to be chosen', side: 'unpleasant', time: 'past' })
})

it('asks only what the words leave open', async () => {
  const bo = await world.addPerson('Bo')
  const person = await goAs(world, bo, HERE)
  startDraft(bo.id, 'I am fuming about the Career Promotion.')
  renderScreen(<AnalyzeSituationScreen person={person} />)
  await expect.poll(() => location.search).toMatch(/^\?situation=\d+$/)
  const { situation, analysis } = await told(bo)
  expect(situation.items.map(({ name }) => name)).toEqual(['Career Promotion'])
  expect(analysis.said).toBeUndefined()
})

it('asks nobody what they wanted of a death', async () => {
  goAsVisitor(world, HERE)
  startDraft(null, 'My mother died in the spring.')
  renderScreen(<AnalyzeSituationScreen person={null} />)
  await question(PART)
  await press('Not sure')
  await question(SEE)
  await press('It is gone, or less than I wanted')
  await press('Next')
  await question(HOW)
  expect(screen.getByRole('button', { name: 'See why' })).toBeTruthy()
})

it('gives a verdict from the answers alone, where nothing was told', async () => {
  goAsVisitor(world, HERE)
  renderScreen(<AnalyzeSituationScreen person={null} />)
  await question(WHAT)
  await press('Skip')
  await question(PART)
  await press('Not sure')
  await question(SEE)
  await press('It could still go wrong')
  await press('Next')
  await question(HOW)
  await press('It could happen now')
  await press('See why')
  const { name } = emotionOf(variablesIn('may be lost', 'any moment', 0.5))
  await screen.findByRole('heading', { name: `By your answers this is ${name}.` })
})

it('shows help before the next card where an answer speaks of danger, and goes on when asked to', async () => {
  goAsVisitor(world, HERE)
  renderScreen(<AnalyzeSituationScreen person={null} />)
  await question(WHAT)
  await press('Skip')
  await question(PART)
  await press('Not sure')
  await question(SEE)
  await userEvent.type(screen.getByRole('textbox'), 'I want to die.')
  await press('It is gone, or less than I wanted')
  await press('Next')
  await screen.findByRole('alert', { name: 'Help for you' })
  await question(SEE)
  await press('Next')
  await question(HOW)
})

it('keeps every answer and the card over a reload', async () => {
  goAsVisitor(world, HERE)
  renderScreen(<AnalyzeSituationScreen person={null} />)
  await question(WHAT)
  await userEvent.type(screen.getByRole('textbox'), 'After three rounds they chose another.')
  await press('Next')
  await question(PART)
  await press(/^My everyday life/)
  cleanup()
  renderScreen(<AnalyzeSituationScreen person={null} />)
  await question(PART)
  const part = screen.getByRole('button', { name: /^My everyday life/ })
  expect(part.getAttribute('aria-pressed')).toBe('true')
  await press('Back')
  await question(WHAT)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/^After three/)
})
