// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { selfMap } from '#contract/self-map.ts'
import { weekdayName } from '#domain/findings/letter.ts'
import { addDays } from '#domain/values/time-zone.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { goAs, renderScreen } from '#test/render.tsx'
import { comingWords } from '#web/features/forecasts/use-forecast-draft.ts'
import { begunWords, startDraft } from '#web/features/situations/start-draft.ts'
import { AnalyzeSituationScreen } from './analyze-situation-screen.tsx'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})
afterAll(() => world.stop())

it('proposes what it touches from the words, keeps them over a reload, and asks for nothing at the end', async () => {
  const mara = await world.addPerson('Mara')
  const person = await goAs(world, mara, '/analyze-situation?mode=not-yet')
  const user = userEvent.setup()
  renderScreen(<AnalyzeSituationScreen person={person} />)
  await screen.findByText('Say what’s coming and how likely it is, and you’ll see it here.')
  expect(screen.queryByText(/of 10, and with it/)).toBeNull()
  await user.type(await screen.findByLabelText('What’s coming up?'), 'Dinner with Mama on Sunday')
  const proposed = await screen.findByRole('button', { name: /^Mama/, pressed: true })
  expect(proposed.closest('.write-row')?.textContent).toContain('suggested')
  // Nothing is preset: what was not said pulls at no answer, and nothing is expected from it.
  expect(screen.queryByText(/of 10, and with it/)).toBeNull()
  const likely = () => within(screen.getByRole('group', { name: 'How likely is what you fear?' }))
  expect(likely().queryByRole('radio', { checked: true })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save this forecast' }))
  expect(await screen.findByText('Say how likely it is')).toBeTruthy()
  await user.click(likely().getByRole('radio', { name: '7' }))
  expect(screen.getByText(/of 10, and with it/)).toBeTruthy()

  cleanup()
  renderScreen(<AnalyzeSituationScreen person={person} />)
  const title = await screen.findByLabelText<HTMLInputElement>('What’s coming up?')
  expect(title.value).toBe('Dinner with Mama on Sunday')
  await screen.findByRole('button', { name: /^Mama/, pressed: true })
  await user.click(screen.getByRole('button', { name: 'Save this forecast' }))
  expect(await screen.findByText('Write what you fear')).toBeDefined()
  // Far above the button, the first field that lacks something has the focus.
  expect(document.activeElement).toBe(screen.getByLabelText('What I fear'))
  const names = async () => {
    const items = await world.send(mara, selfMap.list, { userId: mara.id })
    return ((await items.json()) as { name: string }[]).map(({ name }) => name)
  }
  await user.type(screen.getByLabelText('What I want (optional)'), 'A quiet evening.')
  await user.type(screen.getByLabelText('What I fear'), 'The same old questions.')
  await screen.findByRole('button', { name: /^Mama/, pressed: true })
  await user.click(screen.getByRole('button', { name: 'Save this forecast' }))
  await expect.poll(() => location.search).toBe('?show=forecasts')
  expect(await names()).not.toContain('Mama')
  const reply = await world.sendRaw(mara, `/api/users/${mara.id}/forecasts?zone=UTC`)
  expect(await reply.json()).toMatchObject([
    { title: 'Dinner with Mama on Sunday', items: [{ name: 'Mama', attachmentPower: 0.5 }] },
  ])
  expect(sessionStorage.length).toBe(0)
})

const STORY = 'Sunday lunch at my mother-in-law.\nShe will ask about the wedding.'
const AS_LINE = STORY.replace('\n', ' ')

it('begins with what was written as having happened, and lets both go once it is kept', async () => {
  const ida = await world.addPerson('Ida')
  startDraft(ida.id, STORY)
  const person = await goAs(world, ida, '/analyze-situation?mode=not-yet')
  const user = userEvent.setup()
  renderScreen(<AnalyzeSituationScreen person={person} />)
  const title = await screen.findByLabelText<HTMLInputElement>('What’s coming up?')
  expect(title.value).toBe(AS_LINE)
  await user.type(title, ' Again.')
  await user.type(screen.getByLabelText('What I want (optional)'), 'Peace.')
  await user.click(screen.getByRole('link', { name: 'It happened' }))
  const happened = await screen.findByLabelText<HTMLTextAreaElement>('Description')
  expect(happened.value).toBe(STORY)
  await user.click(screen.getByRole('link', { name: 'Coming up' }))
  const again = await screen.findByLabelText<HTMLInputElement>('What’s coming up?')
  expect(again.value).toBe(`${AS_LINE} Again.`)
  await user.type(screen.getByLabelText('What I fear'), 'A quarrel.')
  const likely = within(screen.getByRole('group', { name: 'How likely is what you fear?' }))
  await user.click(likely.getByRole('radio', { name: '7' }))
  await screen.findByRole('button', { name: /mother-in-law/, pressed: true })
  await user.click(screen.getByRole('button', { name: 'Save this forecast' }))
  await expect.poll(() => location.search).toBe('?show=forecasts')
  expect([sessionStorage.length, begunWords(ida.id)]).toEqual([0, ''])
})

it('keeps a story that is not the forecast, and goes on with the forecast where there is no story', async () => {
  const ida = await world.addPerson('Ida')
  const person = await goAs(world, ida, '/analyze-situation?mode=not-yet')
  const user = userEvent.setup()
  renderScreen(<AnalyzeSituationScreen person={person} />)
  await user.type(await screen.findByLabelText('What’s coming up?'), 'A talk with my boss')
  await user.click(screen.getByRole('link', { name: 'It happened' }))
  const happened = await screen.findByLabelText<HTMLTextAreaElement>('Description')
  expect(happened.value).toBe('A talk with my boss')
  await user.clear(happened)
  await user.type(happened, 'My sister forgot my birthday.')
  await user.click(screen.getByRole('button', { name: 'Analyze' }))
  await expect.poll(() => location.search).toMatch(/situation=/)
  expect([begunWords(ida.id), comingWords(ida.id)]).toEqual(['', 'A talk with my boss'])
})

it('proposes the day that the words name, until the person chooses one', async () => {
  const eve = await world.addPerson('Eve')
  const person = await goAs(world, eve, '/analyze-situation?mode=not-yet')
  const user = userEvent.setup()
  renderScreen(<AnalyzeSituationScreen person={person} />)
  await user.type(await screen.findByLabelText('What’s coming up?'), 'Sunday lunch')
  const when = screen.getByLabelText<HTMLInputElement>('When')
  expect(weekdayName(when.value)).toBe('Sunday')
  const chosen = addDays(when.value, 9)
  fireEvent.change(when, { target: { value: chosen } })
  await user.type(screen.getByLabelText('What’s coming up?'), ', or Friday')
  expect(when.value).toBe(chosen)
})

it('cuts nothing, and counts before it is too long', async () => {
  const eve = await world.addPerson('Eve')
  const person = await goAs(world, eve, '/analyze-situation?mode=not-yet')
  renderScreen(<AnalyzeSituationScreen person={person} />)
  const title = await screen.findByLabelText<HTMLInputElement>('What’s coming up?')
  const user = userEvent.setup()
  await user.click(title)
  await user.paste('a talk '.repeat(43))
  expect(title.value).toHaveLength(301)
  screen.getByText('301 of 300 characters')
  screen.getByText('Please use up to 300 characters')
  await user.keyboard('{Backspace}')
  screen.getByText('300 of 300 characters')
  expect(screen.queryByText('Please use up to 300 characters')).toBeNull()
})

it('shows what was foreseen and felt so far, beside a number of one’s own and never for what is grave', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  for (let at = 0; at < 8; at += 1)
    await world.db
      .insertInto('forecast')
      .values({
        userId: ada.id,
        title: 'A talk',
        day: '2024-01-01',
        zone: 'UTC',
        wanted: 'A yes',
        feared: 'A no',
        likely: 50,
        needFirst: 7,
        need: 7,
        powerFirst: 0.5,
        power: 0.5,
        note: null,
        category: 'worry',
        strength: 3,
        ownStrength: 8,
        outcome: 'milder',
        felt: 4,
        line: null,
        asksAt: 0,
        answeredAt: 1,
        createdAt: 0,
      })
      .execute()
  const person = await goAs(world, ada, '/analyze-situation?mode=not-yet')
  const user = userEvent.setup()
  renderScreen(<AnalyzeSituationScreen person={person} />)
  await user.type(await screen.findByLabelText('What’s coming up?'), 'A talk')
  expect(screen.queryByText(/^So far/)).toBeNull()
  const strength = within(screen.getByRole('group', { name: /^If it happens, how strong/ }))
  await user.click(strength.getByRole('radio', { name: '8' }))
  await screen.findByText('So far: You expected 8 and felt 4. It was milder 8 of 8 times.')
  await user.type(screen.getByLabelText('What I fear'), 'cancer')
  expect(screen.queryByText(/^So far/)).toBeNull()
})
