// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { words } from '#contract/words.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { variablesIn } from '#domain/situation/walk.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAs, goAsVisitor, renderScreen } from '#test/render.tsx'
import { chooseAsksForWord } from '#web/features/analyses/naming/use-own-words.ts'
import { startDraft } from '#web/features/situations/start-draft.ts'
import { patience } from '#web/features/situations/walk/walk.tsx'
import { AnalyzeSituationScreen } from './analyze-situation-screen.tsx'

const HERE = '/analyze-situation?walk=1'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
/** Longer than any machine takes, so that what is asked does not depend on how busy it is. */
const ALL_THE_TIME = 60_000
beforeEach(() => patience.set(ALL_THE_TIME))
afterEach(() => {
  chooseAsksForWord(true)
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => world.stop())

const question = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const WHAT = 'What happened?'
const PART = 'What is it about?'
const WANTED = 'What did you want to happen?'
const SEE = 'And what do you see now?'

const HOW = 'Which fits best?'
const NAME = 'Do you have a word for it?'

/** A visitor who begins to walk, with these words already told. */
function walkAsVisitor(words?: string) {
  goAsVisitor(world, HERE)
  if (words) startDraft(null, words)
  renderScreen(<AnalyzeSituationScreen person={null} />)
}

/** Past the first two cards without an answer: how it is seen is asked next. */
async function skipToSeen() {
  await question(WHAT)
  await press('Skip')
  await question(PART)
  await press('Not sure')
  await question(SEE)
}

async function told(person: Awaited<ReturnType<TestApp['addPerson']>>) {
  const list = await world.send(person, situations.list, { userId: person.id })
  const [first] = (await list.json()) as { id: number; items: { name: string }[] }[]
  const read = await world.send(person, analyses.list, { id: first!.id })
  return { situation: first!, analysis: ((await read.json()) as Analysis[])[0]! }
}

/** What is touched is on the person's own map. */
async function placed(person: Awaited<ReturnType<TestApp['addPerson']>>, ...names: string[]) {
  for (const name of names)
    await world.send(
      person,
      selfMap.add,
      { userId: person.id },
      { category: 'accomplishments', name, attachmentPower: 0.7 },
    )
  return person
}

it('walks through four cards, and the answers are the person’s own word', async () => {
  const ada = await placed(
    await world.addPerson('Ada'),
    'My garden',
    'First marathon',
    'My bakery',
    'Career Promotion',
  )
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
  await press('It’s gone, or less than I wanted')
  await press('Back')
  await question(WANTED)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('to be chosen')
  await press('Next')
  await question(SEE)
  await press('Next')
  await question(NAME)
  await press('No word')
  await expect.poll(() => location.search).toMatch(/^\?situation=\d+$/)
  const { situation, analysis } = await told(ada)
  expect(situation.items.map(({ name }) => name)).toEqual(['Career Promotion'])
  expect(analysis.said).toEqual({ expected: 'to be chosen', side: 'unpleasant', time: 'past' })
})

it('asks the first question before the words are read, and only the rest by them', async () => {
  const eli = await placed(await world.addPerson('Eli'), 'Career Promotion')
  renderScreen(<AnalyzeSituationScreen person={await goAs(world, eli, HERE)} />)
  await question(WHAT)
  patience.set(0)
  await userEvent.type(screen.getByRole('textbox'), 'I am fuming about the Career Promotion.')
  await press('Next')
  await question(SEE)
  await press('It’s gone, or less than I wanted')
  await press('Next')
  await question(NAME)
})

it('asks only what the words leave open', async () => {
  const bo = await placed(await world.addPerson('Bo'), 'Career Promotion')
  const person = await goAs(world, bo, HERE)
  startDraft(bo.id, 'I am fuming about the Career Promotion.')
  renderScreen(<AnalyzeSituationScreen person={person} />)
  await question(NAME)
  await press('Never ask')
  await expect.poll(() => location.search).toMatch(/^\?situation=\d+$/)
  const { situation, analysis } = await told(bo)
  expect(situation.items.map(({ name }) => name)).toEqual(['Career Promotion'])
  expect(analysis.said).toBeUndefined()
})

it('asks nobody what they wanted of a death', async () => {
  walkAsVisitor('My mother died in the spring.')
  await question(PART)
  await press('Not sure')
  await question(SEE)
  await press('It’s gone, or less than I wanted')
  await press('Next')
  await question(HOW)
  await press('It happened, and it hurts')
  await press('Next')
  await question(NAME)
})

it('gives a verdict from the answers alone, where nothing was told', async () => {
  walkAsVisitor()
  await skipToSeen()
  await press('It could still go wrong')
  await press('Next')
  await question(HOW)
  await press('It could happen now')
  await press('See why')
  const { name } = emotionOf(variablesIn('may be lost', 'any moment', 0.5))
  await screen.findByRole('heading', { name: `Going by your answers, this sounds like ${name}.` })
})

it('shows help before the next card where an answer speaks of danger, and goes on when asked to', async () => {
  walkAsVisitor()
  await skipToSeen()
  await userEvent.type(screen.getByRole('textbox'), 'I want to die.')
  await press('It’s gone, or less than I wanted')
  await press('Next')
  await screen.findByRole('alert', { name: 'Help for you' })
  await question(SEE)
  await press('Next')
  await question(HOW)
})

it('keeps every answer and the card over a reload', async () => {
  walkAsVisitor()
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

it('asks for the person’s word before its own is shown, keeps it, and says what lies between', async () => {
  const cy = await world.addPerson('Cy')
  const person = await goAs(world, cy, HERE)
  startDraft(cy.id, 'I am fuming about the Career Promotion.')
  renderScreen(<AnalyzeSituationScreen person={person} />)
  await question(NAME)
  await userEvent.type(screen.getByLabelText('I’d call it…'), 'Weltschmerz')
  await press('See why')
  await screen.findByText(/^Choose the feeling closest to “Weltschmerz”/)
  expect(document.activeElement?.className).toBe('naming-group')
  await press('Regret')
  await press('See why')
  await expect.poll(() => location.search).toMatch(/^\?situation=\d+$/)
  await screen.findByText(
    /^You said Weltschmerz, but the equation says .*would say Weltschmerz if it were longer ago\. We’ll go with your word\.$/,
  )
  const { analysis } = await told(cy)
  expect(analysis.said).toEqual({
    feelings: [{ category: 'regret', word: 'Weltschmerz' }],
    ownWord: 'Weltschmerz',
  })
  const list = await world.send(cy, words.list, { userId: cy.id })
  expect(await list.json()).toMatchObject([{ word: 'Weltschmerz', category: 'regret' }])

  await press(/^What I feel/)
  await press(/4$/)
  await expect
    .poll(async () => (await told(cy)).analysis.said)
    .toEqual({
      feelings: [{ category: 'regret', word: 'Weltschmerz', strength: 4 }],
      ownWord: 'Weltschmerz',
    })
})

it('takes more than one word, and each of them counts', async () => {
  const di = await world.addPerson('Di')
  const person = await goAs(world, di, HERE)
  startDraft(di.id, 'I am fuming about the Career Promotion.')
  renderScreen(<AnalyzeSituationScreen person={person} />)
  await question(NAME)
  await press('Sadness')
  await press('despair')
  await press('And another')
  await userEvent.type(screen.getByLabelText('And also…'), 'Weltschmerz')
  await press('Regret')
  await press('And another')
  await press('Anger')
  await press('rage')
  expect(screen.queryByRole('button', { name: 'And another' })).toBeNull()
  await press('See why')
  await expect.poll(() => location.search).toMatch(/^\?situation=\d+$/)
  const { analysis } = await told(di)
  expect(analysis.said).toEqual({
    feelings: [
      { category: 'sadness', word: 'despair' },
      { category: 'regret', word: 'Weltschmerz' },
      { category: 'anger', word: 'rage' },
    ],
    ownWord: 'despair, Weltschmerz and rage',
  })
})

it('says what is missing where a feeling has no word yet', async () => {
  walkAsVisitor('I am fuming about the promotion.')
  await question(NAME)
  await press('Sadness')
  await press('See why')
  const missing = await screen.findByText(/^Pick a word, or write your own\./)
  expect(missing.getAttribute('role')).toBe('alert')
  await press('despair')
  expect(missing.textContent).toBe('')
})

it('lets a visitor name it too, and does not ask who said never', async () => {
  walkAsVisitor('I am fuming about the promotion.')
  await question(NAME)
  await press('Sadness')
  await press('despair')
  await press('See why')
  const beside = await screen.findByRole('region', { name: 'Your word for it' })
  expect(beside.textContent).toContain('despair')
  cleanup()
  chooseAsksForWord(false)
  walkAsVisitor('I am fuming about the promotion again.')
  await expect.poll(() => location.search).toBe('?result=1')
})
