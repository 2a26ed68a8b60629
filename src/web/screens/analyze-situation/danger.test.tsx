// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { plainEngine } from '#test/plain-engine.ts'
import { goAs, goAsVisitor, renderScreen } from '#test/render.tsx'
import { AnalyzeSituationScreen } from './analyze-situation-screen.tsx'

const HERE = '/analyze-situation'
const DANGER = 'I do not see any reason to go on. I want to die.'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)
afterAll(() => world.stop())

const panel = () => screen.findByRole('alert', { name: 'Help for you' })

async function write(description: string) {
  await userEvent.type(await screen.findByLabelText('Title'), 'Tonight')
  await userEvent.type(screen.getByLabelText('Description'), description)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Friends/ }))
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Analyze' }))

it('shows help while somebody types such words, and blocks nothing', async () => {
  const ada = await goAs(world, await world.addPerson('Ada'), HERE)
  renderScreen(<AnalyzeSituationScreen person={ada} />)
  await write(DANGER)
  const help = within(await panel())
  expect(help.getByRole('link', { name: /emergency$/ }).getAttribute('href')).toMatch(/^tel:\d{3}$/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Analyze' }).disabled).toBe(false)
  await userEvent.click(help.getByRole('button', { name: 'I’m safe, carry on' }))
  expect(screen.queryByRole('alert', { name: 'Help for you' })).toBeNull()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe(DANGER)
})

it('leaves none of the typed words in the browser where the page is cleared quickly', async () => {
  const fay = await goAs(world, await world.addPerson('Fay'), HERE)
  renderScreen(<AnalyzeSituationScreen person={fay} />)
  await write(DANGER)
  const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  expect(stored()).toContain(DANGER)
  const help = within(await panel())
  // The test browser cannot leave its page.
  const replace = vi.fn()
  vi.stubGlobal('location', { replace })
  await userEvent.click(help.getByRole('button', { name: 'Clear this page quickly' }))
  vi.unstubAllGlobals()
  expect(replace).toHaveBeenCalledWith('about:blank')
  expect(stored()).not.toContain(DANGER)
  expect(stored()).not.toContain('Tonight')
})

it('names help in one line where the words are heavy and leave doubt', async () => {
  const eve = await goAs(world, await world.addPerson('Eve'), HERE)
  renderScreen(<AnalyzeSituationScreen person={eve} />)
  await write('Everyone would be better off without me.')
  await screen.findByText(/you don’t have to get through it alone/)
  expect(screen.queryByRole('alert', { name: 'Help for you' })).toBeNull()
})

it('stays quiet over ordinary words', async () => {
  const bo = await goAs(world, await world.addPerson('Bo'), HERE)
  renderScreen(<AnalyzeSituationScreen person={bo} />)
  await write('My boss presented my idea as his own.')
  expect(screen.queryByRole('alert', { name: 'Help for you' })).toBeNull()
})

it('holds the analysis back until it is wished for, and never counts it', async () => {
  const tester = await world.addPerson('Cy')
  const cy = await goAs(world, tester, HERE)
  renderScreen(<AnalyzeSituationScreen person={cy} />)
  await write(DANGER)
  await send()
  await screen.findByText(/^What you wrote is safe here\./)
  await panel()
  await userEvent.click(screen.getByRole('button', { name: 'Show me the analysis anyway' }))
  await screen.findByRole('heading', { name: 'One next step' })
  const made = await world.db
    .selectFrom('user')
    .select('analysesMade')
    .where('id', '=', tester.id)
    .executeTakeFirstOrThrow()
  expect(made.analysesMade).toBe(0)
})

it('asks again by itself where too many asked at once, and says so', async () => {
  const engine = plainEngine()
  const crowded = await startTestApp({}, { engines: { embedded: engine, external: null } })
  const tester = await crowded.addPerson('Di')
  const tell = (n: number) =>
    crowded.sendRaw(tester, `/api/users/${tester.id}/situations/tell`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        title: `Crowd ${n}`,
        description: 'Many at once.',
        selfMapItemIds: [-1],
      }),
    })
  const release = engine.hold()
  const crowd = [1, 2, 3, 4].map(tell)
  // Two are read and two wait: there is no room for a fifth of theirs.
  const claims = () => crowded.db.selectFrom('analysisClaim').selectAll().execute()
  await expect.poll(claims).toHaveLength(4)
  const di = await goAs(crowded, tester, HERE)
  renderScreen(<AnalyzeSituationScreen person={di} />)
  await write('My boss presented my idea as his own.')
  await send()
  // It was turned away, and looked at for danger.
  await expect.poll(() => engine.reads()).toBe(1)
  release()
  await screen.findByText('Your words are saved')
  await Promise.all(crowd)
  await screen.findByRole('heading', { name: 'One next step' }, { timeout: 12_000 })
  await crowded.stop()
}, 30_000)

it('does the same for a visitor', async () => {
  goAsVisitor(world, HERE)
  renderScreen(<AnalyzeSituationScreen person={null} />)
  await write(DANGER)
  await send()
  await screen.findByText(/^What you wrote is safe here\./)
  await userEvent.click(screen.getByRole('button', { name: 'Show me the analysis anyway' }))
  await screen.findByRole('heading', { name: 'One next step' })
})

it('prepares words for somebody close, and a way to breathe', async () => {
  goAsVisitor(world, HERE)
  renderScreen(<AnalyzeSituationScreen person={null} />)
  await write(DANGER)
  const help = within(await panel())
  await userEvent.click(help.getByRole('button', { name: 'Someone I trust' }))
  expect(help.getByRole('heading', { name: 'Someone I trust' })).toBeTruthy()
  await userEvent.click(help.getByRole('button', { name: 'Try a grounding exercise' }))
  expect(help.queryByRole('heading', { name: 'Someone I trust' })).toBeNull()
  expect(help.getByRole('heading', { name: 'A grounding exercise' })).toBeTruthy()
  await userEvent.selectOptions(help.getByLabelText('Numbers for'), 'Australia')
  expect(help.getByRole('link', { name: /^Call 000/ })).toBeTruthy()
})
