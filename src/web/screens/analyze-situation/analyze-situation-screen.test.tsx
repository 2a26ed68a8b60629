// @vitest-environment jsdom

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { VISITOR_ANALYSES_A_DAY } from '#domain/people/trial.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { SituationWords, WORDS } from '#domain/situation/situation-words.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { filled } from '#test/filled.ts'
import { answerInstead, goAs, goAsVisitor, renderScreen } from '#test/render.tsx'
import { startDraft } from '#web/features/situations/start-draft.ts'
import { upgradeOffer } from '#web/lib/calls/upgrade-offer.ts'
import { dismissToast, ToastRegion } from '#web/ui/toast.tsx'
import { AnalyzeSituationScreen } from './analyze-situation-screen.tsx'

const HERE = '/analyze-situation'

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

async function open(tester: TestPerson) {
  const person = await goAs(world, tester, HERE)
  const view = renderScreen(<AnalyzeSituationScreen person={person} />)
  await screen.findByLabelText('Title')
  return view
}

async function fill(title = 'Team review', description = 'My boss presented my idea as his own.') {
  await userEvent.type(screen.getByLabelText('Title'), title)
  await userEvent.type(screen.getByLabelText('Description'), description)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Childhood/ }))
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Analyze' }))
const fieldText = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

it('takes what is typed at once', async () => {
  await open(await world.addPerson('Ada'))
  await userEvent.keyboard('My')
  expect(fieldText('Description')).toBe('My')
})

it('says what is still missing, at the fields', async () => {
  await open(await world.addPerson('Ada'))
  await send()
  expect(screen.getByText('Title must be at least 3 characters')).toBeTruthy()
  expect(screen.getByText('Description must be at least 10 characters')).toBeTruthy()
  expect(screen.getByText('Select at least one self-map item')).toBeTruthy()
})

it('keeps the situation, shows its analysis and empties the form', async () => {
  const bo = await world.addPerson('Bo')
  const { tell } = await open(bo)
  await fill()
  await send()
  await expect
    .poll(() => tell.mock.calls.map(([notice]) => notice.title))
    .toContain('Situation created')
  await expect.poll(() => location.search).toMatch(/^\?situation=\d+$/)
  const stored = await world.send(bo, situations.list, { userId: bo.id })
  expect((await stored.json()).map(({ title }: { title: string }) => title)).toEqual([
    'Team review',
  ])
  expect(localStorage.getItem('innermap.situation-draft')).toBeNull()
})

it('keeps every word when the analysis cannot be made', async () => {
  await open(await world.addPerson('Cy'))
  await fill('Break the engine')
  await send()
  await screen.findByText('Analysis failed')
  expect(screen.getByText('Unable to analyze the situation. Please try again later.')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Break the engine' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Refresh Analysis' })).toBeTruthy()
})

it('tells somebody whose session has ended that saving needs one', async () => {
  const { sessionEnded } = await open(await world.addPerson('Di'))
  await fill()
  answerInstead(/\/api\/users\/\d+\/situations\/tell$/, 401, {
    reason: 'signed_out',
    message: 'Please sign in.',
  })
  await send()
  await expect
    .poll(() => sessionEnded.mock.calls)
    .toContainEqual(['User must be authenticated to save situations'])
})

it('offers the upgrade before anything is saved when the free plan is full', async () => {
  const ed = await world.addPerson('Ed', { createdAt: 0 })
  await world.db.updateTable('user').set({ analysesMade: 5 }).where('id', '=', ed.id).execute()
  await open(ed)
  await fill()
  await send()
  await expect.poll(upgradeOffer.get).toEqual({ limit: 'analyses' })
  expect(fieldText('Title')).toBe('Team review')
})

const openAsVisitor = () => renderScreen(<AnalyzeSituationScreen person={null} />)

it('analyses for a visitor, with the pitch beside the form', async () => {
  goAsVisitor(world, HERE)
  openAsVisitor()
  await screen.findByLabelText('Title')
  for (const benefit of ['7-day free trial', 'Personal Self-Map', 'Unlimited analysis'])
    expect(screen.getByText(benefit)).toBeTruthy()
  await fill()
  await send()
  await screen.findByText('Your emotional analysis is ready.')
  await screen.findByRole('heading', { name: 'Team review' })
})

it('says that it is complete only where it claims something', async () => {
  for (const [words, isClaimed] of [
    ['Just a weird day. Grey all over.', false],
    ['My boss presented my idea as his own.', true],
  ] as const) {
    dismissToast()
    goAsVisitor(world, HERE)
    renderScreen(
      <>
        <AnalyzeSituationScreen person={null} />
        <ToastRegion />
      </>,
    )
    await screen.findByLabelText('Title')
    await fill('That day', words)
    await send()
    await expect.poll(() => location.search).toBe('?result=1')
    expect([words, screen.queryAllByText('Analysis complete').length > 0]).toEqual([
      words,
      isClaimed,
    ])
    cleanup()
  }
})

it('asks a visitor whose day is over to create an account', async () => {
  const visitor = goAsVisitor(world, HERE)
  await world.sendRaw(visitor, '/api/trial')
  world.clock.advance(1.1 * DAY)
  openAsVisitor()
  await screen.findByRole('heading', { name: 'Your 24-Hour Trial Has Expired' })
  expect(screen.queryByLabelText('Title')).toBeNull()
  expect(screen.getByRole('link', { name: 'Create Free Account' })).toBeTruthy()
})

/** A browser in which somebody made an account this long ago and signed out again. */
async function goSignedOut(created: number) {
  const visitor = goAsVisitor(world, HERE)
  await world.sendRaw(visitor, '/api/trial')
  const record = { firstName: 'Flo', email: 'flo@example.test', created: new Date(created) }
  localStorage.setItem('innermap.account-trial', JSON.stringify(record))
}

it('asks somebody signed out, whose account trial goes on, to sign in', async () => {
  await goSignedOut(Date.now() - 2 * DAY)
  world.clock.advance(1.1 * DAY)
  openAsVisitor()
  await screen.findByRole('heading', { name: 'Sign in to continue' })
  expect(screen.getByText(/You have 4 days left\.|You have 5 days left\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    '/auth?mode=sign-in&next=%2Fanalyze-situation',
  )
  expect(screen.queryByLabelText('Title')).toBeNull()
  expect(localStorage.getItem('innermap.anonymous-trial')).toBeNull()
})

it('does not promise a trial to somebody whose account trial is over', async () => {
  await goSignedOut(Date.now() - 8 * DAY)
  openAsVisitor()
  await screen.findByRole('heading', { name: 'Your 7-Day Trial Has Expired' })
  expect(screen.queryByText('7-day free trial')).toBeNull()
})

it('says the truth when the server has closed the door in between', async () => {
  goAsVisitor(world, HERE)
  openAsVisitor()
  await screen.findByLabelText('Title')
  await fill()
  world.clock.advance(1.1 * DAY)
  await send()
  await screen.findByText('Analysis failed')
  expect(
    screen.getByText('Your 24-hour trial has expired. Create a free account to continue.'),
  ).toBeTruthy()
})

it('says when a used-up day opens again, keeps the words, and shows the way on', async () => {
  const visitor = goAsVisitor(world, HERE)
  const story = { title: 'One of many', description: 'My boss took my idea.', selfMapItemIds: [-5] }
  const body = { ...story, exampleSelfMapItems: [] }
  for (let n = 0; n < VISITOR_ANALYSES_A_DAY; n++)
    await world.send(visitor, analyses.analyzeAnonymous, {}, body)
  openAsVisitor()
  await screen.findByLabelText('Title')
  await fill()
  await send()
  const why = await screen.findByText(
    /used up\. You can try again in \d+ h \d+ min\. Your text is still here/,
  )
  const said = within(why.closest<HTMLElement>('[role=alert]')!)
  expect(said.getByRole('link', { name: 'Create Free Account' }).getAttribute('href')).toBe(
    '/auth?next=%2Fanalyze-situation',
  )
  expect(screen.queryByText('Analysis failed')).toBeNull()
  expect(fieldText('Title')).toBe('Team review')
  await world.db.deleteFrom('rateCounter').execute()
})

it('lets a visitor put it right, and keeps that on this device alone', async () => {
  goAsVisitor(world, HERE)
  openAsVisitor()
  await screen.findByLabelText('Title')
  await fill()
  await send()
  await userEvent.click(await screen.findByRole('button', { name: /^What you feel/ }))
  const [near] = within(screen.getByRole('dialog')).getAllByRole('listitem')
  const word = near!.querySelector('span')!.firstChild!.textContent
  await userEvent.click(within(near!).getByRole('button'))
  const kept = () => JSON.parse(localStorage.getItem('innermap.keep-situation') ?? '').analysis
  await expect.poll(() => kept().isCorrected).toBe(true)
  expect(kept().said).toEqual({ feelings: [{ category: 'sadness', word }] })
  await userEvent.click(screen.getByRole('button', { name: 'Bring all back' }))
  await expect.poll(kept).toMatchObject({ certainty: 'likely' })
  expect(kept().isCorrected).toBeFalsy()
})

const chips = (pressed: boolean) =>
  within(screen.getByRole('group', { name: 'What it’s about' }))
    .queryAllByRole('button', { pressed })
    .flatMap((one) => one.querySelector('bdi')?.textContent ?? [])

it('asks a visitor for nothing but the words, and for one press', async () => {
  goAsVisitor(world, HERE)
  sessionStorage.clear()
  startDraft(null, 'My sister forgot my birthday. I waited all day.')
  history.replaceState({ isSent: true }, '')
  const steps = history.length
  openAsVisitor()
  await screen.findByText('Your emotional analysis is ready.')
  await screen.findByRole('heading', { name: 'My sister forgot my birthday' })
  const kept = JSON.parse(localStorage.getItem('innermap.keep-situation') ?? '')
  expect(kept.items).toEqual([])
  expect([location.search, history.length]).toEqual(['?result=1', steps])
})

it('asks for no item where nothing is named, and shows no form meanwhile', async () => {
  goAsVisitor(world, HERE)
  startDraft(null, 'I waited all day and it rained.')
  history.replaceState({ isSent: true }, '')
  openAsVisitor()
  await screen.findByText('“I waited all day and it rained.”')
  expect(screen.queryByLabelText('Title')).toBeNull()
  await screen.findByText('Your emotional analysis is ready.')
  const kept = JSON.parse(localStorage.getItem('innermap.keep-situation') ?? '')
  expect([kept.items, kept.analysis.equations[0].itemId]).toEqual([[], null])
  await screen.findByRole('group', { name: 'What it’s about' })
})

it('leads back past a form that nobody saw', async () => {
  const fay = await world.addPerson('Fay')
  const person = await goAs(world, fay, HERE)
  startDraft(fay.id, 'My boss presented my idea as his own.')
  history.replaceState({ isSent: true }, '')
  const steps = history.length
  renderScreen(<AnalyzeSituationScreen person={person} />)
  await expect.poll(() => location.search).toMatch(/^\?situation=\d+$/)
  expect(history.length).toBe(steps)
})

it('has a field for every word of a situation', async () => {
  await open(await world.addPerson('Gil'))
  for (const word of WORDS) expect(document.querySelector(`[name=${word}]`), word).not.toBeNull()
})

it('shows every word of a situation beside what was read in it', async () => {
  const ida = await world.addPerson('Ida')
  const map = await world.send(ida, selfMap.list, { userId: ida.id })
  const [item] = (await map.json()) as SelfMapItem[]
  const words = filled(SituationWords)
  const sent = { ...words, selfMapItemIds: [item!.id], draftId: 'every-word' }
  const told = await world.send(ida, analyses.tell, { userId: ida.id }, sent)
  const { situation } = await told.json()
  const person = await goAs(world, ida, `${HERE}?situation=${situation.id}`)
  renderScreen(<AnalyzeSituationScreen person={person} />)
  await screen.findByText(String(words.description))
  for (const word of WORDS) expect(document.body.textContent, word).toContain(words[word])
})

it('proposes title and items, says so, and believes the person', async () => {
  const hal = await world.addPerson('Hal')
  const boss = { category: 'people', name: 'My boss', attachmentPower: 0.8 }
  await world.send(hal, selfMap.add, { userId: hal.id }, boss)
  await open(hal)
  await userEvent.type(
    screen.getByLabelText('Description'),
    'My boss gave my project away, and Lia only laughed.',
  )
  await expect.poll(() => chips(false)).toEqual(['My boss'])
  expect(screen.getAllByText('suggested')).toHaveLength(2)
  expect(fieldText('Title')).toBe('My boss gave my project away')
  await userEvent.clear(screen.getByLabelText('Title'))
  const chip = screen.getByRole('button', { name: /^My boss/ })
  await userEvent.click(chip)
  expect(screen.queryByText('suggested')).toBeNull()
  expect(chips(true)).toEqual(['My boss'])
  await userEvent.click(chip)
  await send()
  expect(screen.getByText('Title must be at least 3 characters')).toBeTruthy()
  expect(screen.getByText('Select at least one self-map item')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Title'), 'Given away')
  expect(screen.queryByText('Title must be at least 3 characters')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /^My boss/ }))
  expect(screen.queryByText('Select at least one self-map item')).toBeNull()
})

it('proposes who is named where nothing on the map is meant, and puts nobody there', async () => {
  const jo = await world.addPerson('Jo')
  await open(jo)
  await userEvent.type(
    screen.getByLabelText('Description'),
    'My sister forgot my birthday. I waited all day for her to call.',
  )
  await expect.poll(() => chips(false)).toEqual(['My sister'])
  expect(screen.getAllByText('suggested')).toHaveLength(2)
  await send()
  await screen.findByRole('heading', { level: 1, name: 'My sister forgot my birthday' })
  const list = await world.send(jo, situations.list, { userId: jo.id })
  expect(await list.json()).toMatchObject([
    { selfMapItemIds: [], proposals: [{ name: 'My sister', state: 'proposed' }] },
  ])
  const map: SelfMapItem[] = await (await world.send(jo, selfMap.list, { userId: jo.id })).json()
  expect(map.every(isExample)).toBe(true)
})
