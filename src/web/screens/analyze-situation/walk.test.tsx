// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { situations } from '#contract/situations.ts'
import type { Analysis } from '#domain/analysis.ts'
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

it('walks through four cards, and the answers are the person’s own word', async () => {
  const ada = await world.addPerson('Ada')
  renderScreen(<AnalyzeSituationScreen person={await goAs(world, ada, HERE)} />)
  await question(WHAT)
  await userEvent.type(screen.getByRole('textbox'), 'After three rounds they chose another.')
  await press('Next')
  expect(document.activeElement).toBe(await question(PART))
  await press(/^Career Promotion/)
  await press('Next')
  await question(WANTED)
  await userEvent.type(screen.getByRole('textbox'), 'a yes')
  await press('Next')
  await question(SEE)
  await press('It is gone, or less than I wanted')
  await press('See why')
  await expect.poll(() => location.search).toMatch(/^\?situation=\d+$/)
  const list = await world.send(ada, situations.list, { userId: ada.id })
  const [told] = (await list.json()) as { id: number; items: { name: string }[] }[]
  expect(told?.items.map(({ name }) => name)).toEqual(['Career Promotion'])
  const read = await world.send(ada, analyses.list, { id: told!.id })
  expect(((await read.json()) as Analysis[])[0]?.said).toEqual({
    expected: 'a yes',
    side: 'unpleasant',
  })
})

it('asks nothing that was told, and nobody what they wanted of a death', async () => {
  goAsVisitor(world, HERE)
  startDraft(null, 'My mother died in the spring.')
  renderScreen(<AnalyzeSituationScreen person={null} />)
  await question(PART)
  await press('Not sure')
  await question(SEE)
  expect(screen.getByRole('button', { name: 'See why' })).toBeTruthy()
})

it('gives a verdict from the answers alone, where nothing was told', async () => {
  goAsVisitor(world, HERE)
  renderScreen(<AnalyzeSituationScreen person={null} />)
  for (const name of [WHAT, PART, WANTED]) {
    await question(name)
    await press('Not sure')
  }
  await question(SEE)
  await press('It could still go wrong')
  await press('See why')
  await screen.findByRole('heading', { name: /^By your answers this is / })
})

it('keeps every answer over a reload, and looks for danger in each', async () => {
  goAsVisitor(world, HERE)
  renderScreen(<AnalyzeSituationScreen person={null} />)
  await question(WHAT)
  await userEvent.type(screen.getByRole('textbox'), 'I do not see any reason. I want to die.')
  await screen.findByRole('alert', { name: 'Help for you' }, { timeout: 5000 })
  cleanup()
  renderScreen(<AnalyzeSituationScreen person={null} />)
  await question(WHAT)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/^I do not see/)
})
