// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type AnalyzedSituation, analyses } from '#contract/analyses.ts'
import { situations } from '#contract/situations.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
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
  return show(tester, id)
}

async function show(tester: TestPerson, id: number) {
  const person = await goAs(world, tester, `/situation-history?situation=${id}`)
  renderScreen(<SituationHistoryScreen person={person} />)
  await screen.findByRole('heading', { name: 'The review' })
  const stored = async () => {
    const list = await world.send(tester, analyses.list, { id })
    return ((await list.json()) as Analysis[])[0]!
  }
  const situation = async () =>
    (await (await world.send(tester, situations.get, { id })).json()) as Situation
  return { stored, situation }
}

const CLEAR = 'My boss presented my idea as his own.'
const OPEN = 'Nobody knows what this was. He presented my idea as his own.'
const VAGUE = 'Just a weird day. Grey all over.'

const line = (name: RegExp) => screen.findByRole('button', { name })
const feeling = () => line(/^What (you|I) feel/)
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
/** A part of a sentence that is written over: jsdom knows no editing of its own. */
const write = (field: HTMLElement, words: string) => {
  field.textContent = words
  fireEvent.input(field)
}
const enter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })

it('says how sure it is until it is theirs, and keeps that it is', async () => {
  const { stored } = await open(await world.addPerson('Ada'), CLEAR)
  await screen.findByText('Fairly sure.')
  expect((await feeling()).textContent).toContain('That is why you feel')
  await press('That’s right')
  await screen.findByText('Your word counts.')
  expect((await feeling()).textContent).toContain('That is why I feel')
  expect(screen.queryByText('Fairly sure.')).toBeNull()
  await expect.poll(async () => (await stored()).fits).toBe('yes')
})

it('keeps a line by Save, too', async () => {
  const { stored } = await open(await world.addPerson('Sy'), CLEAR)
  await press(/^Expected/)
  const field = await screen.findByRole('textbox', { name: 'Expected' })
  write(field, 'a word of thanks')
  await press('Save')
  await expect.poll(async () => JSON.stringify((await stored()).said)).toContain('a word of thanks')
})

it('says its step and its question once', async () => {
  const { stored } = await open(await world.addPerson('Bo'), CLEAR)
  await screen.findByRole('heading', { name: 'Recommendation: one next step' })
  const { questions } = await stored()
  expect(screen.getAllByText(questions[0]!)).toHaveLength(1)
})

it('asks nothing once a step is saved, and asks for its strength once, where that is wished for', async () => {
  const tester = await world.addPerson('Jo')
  await open(tester, CLEAR)
  await press('Save this step')
  await screen.findByText('We’ll ask tomorrow and in a week, once each.')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getAllByText(/how strong is it now/i)).toHaveLength(1)
  await press('How strong is it now?')
  const scale = await screen.findByRole('group', { name: /^Heartbroken: how strong is it now\?/ })
  await userEvent.click(within(scale).getByRole('radio', { name: '8' }))
  await press('Save')
  await screen.findByText(/^Heartbroken: 8 of 10 then\./)
})

it('keeps a step of joy, also one’s own, and also when it is opened again', async () => {
  const tester = await world.addPerson('Ivo')
  const { stored, situation } = await open(tester, CLEAR)
  const said = { feelings: [{ category: 'happiness' as const }] }
  await world.send(tester, analyses.reread, { id: (await stored()).id }, { said })
  cleanup()
  await show(tester, (await situation()).id)
  await press('My own step')
  write(await screen.findByRole('textbox', { name: 'Then I will: the step' }), 'tell my sister')
  await press('Save this step')
  await screen.findByText('If I find a quiet moment, I’ll tell my sister.')
})

it('keeps the answer to its question with the situation, and shows it again', async () => {
  const tester = await world.addPerson('Cy')
  const { situation } = await open(tester, CLEAR)
  await userEvent.type(await screen.findByLabelText('Your answer'), 'I should have spoken{Enter}')
  await screen.findByText('Saved with this situation.')
  expect((await situation()).answers).toMatchObject([{ answer: 'I should have spoken' }])
  cleanup()
  const { id } = await situation()
  const person = await goAs(world, tester, `/situation-history?situation=${id}`)
  renderScreen(<SituationHistoryScreen person={person} />)
  const field = await screen.findByLabelText<HTMLInputElement>('Your answer')
  expect(field.value).toBe('I should have spoken')
})

it('shows help where the answer speaks of danger, and keeps nothing', async () => {
  const { situation } = await open(await world.addPerson('Di'), CLEAR)
  await userEvent.type(await screen.findByLabelText('Your answer'), 'I want to die{Enter}')
  await screen.findByRole('alert', { name: 'Help for you' })
  expect((await situation()).answers ?? []).toEqual([])
})

it('claims nothing where it is not sure, and one tap settles it', async () => {
  const { stored } = await open(await world.addPerson('Ed'), VAGUE)
  await screen.findByText('Not sure yet.')
  expect(screen.queryByText(/That is why/)).toBeNull()
  const { emotions } = await stored()
  const [first] = emotions
  const name = new RegExp(`^${first!.name}`, 'i')
  expect((await line(name)).textContent).toMatch(/likely|possible/)
  await press(name)
  await screen.findByText('Your word counts.')
  await expect
    .poll(async () => (await stored()).said?.feelings?.[0]?.category)
    .toBe(first!.category)
})

it('takes two of them at once', async () => {
  const { stored } = await open(await world.addPerson('Flo'), VAGUE)
  await press('Two of them')
  const [one, other] = (await stored()).emotions
  await press(new RegExp(`^${one!.name}`, 'i'))
  await press(new RegExp(`^${other!.name}`, 'i'))
  await expect.poll(async () => (await stored()).said?.feelings?.length).toBe(2)
  expect((await screen.findAllByRole('button', { name: /^What I feel/ })).length).toBe(2)
})

it('changes size, number and word at once, and brings the first reading back after many corrections', async () => {
  const { stored } = await open(await world.addPerson('Gil'), CLEAR)
  const before = await stored()
  await userEvent.click(await feeling())
  const sizes = within(screen.getByRole('dialog', { name: 'How strong is it?' }))
  expect(sizes.getAllByRole('button', { pressed: true })).toHaveLength(1)
  const online = globalThis.fetch
  const answer = Promise.withResolvers<Response>()
  globalThis.fetch = (input, init) =>
    /\/reading$/.test(String(input)) ? answer.promise : online(input, init)
  await userEvent.click(sizes.getByRole('button', { name: /10$/ }))
  // Before any answer of the server, and put back where it does not take it.
  await expect.poll(async () => (await feeling()).textContent).toContain('overwhelming, 10 of 10')
  answer.resolve(new Response('', { status: 500 }))
  await screen.findByText('Fairly sure.')
  expect((await feeling()).textContent).not.toContain('10 of 10')
  globalThis.fetch = online
  await userEvent.click(await feeling())
  await press(/10$/)
  await expect.poll(async () => (await stored()).emotions[0]?.intensity).toBe(1)
  await userEvent.click(await feeling())
  await press('All feelings')
  await press('loneliness')
  await expect
    .poll(async () => (await stored()).said?.feelings)
    .toEqual([{ category: 'sadness', word: 'loneliness', strength: 10 }])
  await press('Undo')
  await screen.findByText('Fairly sure.')
  expect((await stored()).emotions).toEqual(before.emotions)
  expect((await stored()).isCorrected).toBe(false)
  await press('Undo')
  await expect.poll(async () => (await stored()).said?.feelings?.[0]?.word).toBe('loneliness')
})

it('says what it read first only where another feeling stands there now', async () => {
  await open(await world.addPerson('Ida'), OPEN)
  await press('to be asked')
  await screen.findByText('Your word counts.')
  expect(screen.queryByText(/First read/)).toBeNull()
  await userEvent.click(await feeling())
  await press('All feelings')
  await press('loneliness')
  await screen.findByText(/First read/)
})

it('takes a wish where nobody could know it, typed or tapped', async () => {
  const { stored } = await open(await world.addPerson('Hal'), OPEN)
  const field = await screen.findByRole('textbox', { name: /^Expected/ })
  expect(document.activeElement).not.toBe(field)
  await press('to be asked')
  await line(/^Expected ?I expected to be asked\./)
  await expect
    .poll(async () => (await stored()).said)
    .toEqual({ expected: 'to be asked', expectedFrom: 'tapped' })
  await userEvent.click(await line(/^Expected/))
  const again = screen.getByRole('textbox', { name: 'Expected' })
  write(again, 'a word of thanks')
  enter(again)
  await line(/^Expected ?I expected a word of thanks\./)
  await expect
    .poll(async () => (await stored()).said)
    .toEqual({ expected: 'a word of thanks', expectedFrom: 'typed' })
})

it('opens a wish with the words it has, and puts it back with Escape', async () => {
  const { stored } = await open(await world.addPerson('Ivy'), CLEAR)
  await userEvent.click(await line(/^Expected/))
  const field = screen.getByRole('textbox', { name: 'Expected' })
  expect(field.textContent).toBe('Professional Success keeps its worth')
  write(field, 'nothing at all')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect((await line(/^Expected/)).textContent).toContain('keeps its worth')
  expect((await stored()).said).toBeUndefined()
})

it('keeps one line when the other is written, and when a feeling is chosen', async () => {
  const { stored } = await open(await world.addPerson('Jo'), OPEN)
  const wish = await screen.findByRole('textbox', { name: /^Expected/ })
  write(wish, 'a word of thanks')
  fireEvent.blur(wish)
  await userEvent.click(await line(/^Perceived/))
  const saw = screen.getByRole('textbox', { name: /^Perceived/ })
  expect(saw.textContent).toBe('Professional Success has lost worth')
  write(saw, 'his name on my work')
  enter(saw)
  await line(/^Perceived ?I saw his name on my work\./)
  await userEvent.click(await feeling())
  await press('My own word')
  await userEvent.type(screen.getByLabelText('My own word'), 'robbed{Enter}')
  await expect
    .poll(async () => (await stored()).said)
    .toMatchObject({
      expected: 'a word of thanks',
      saw: 'his name on my work',
      feelings: [{ word: 'robbed' }],
    })
})

it('shows help first where a line speaks of danger, and writes nothing from it', async () => {
  const { stored } = await open(await world.addPerson('Kim'), CLEAR)
  await userEvent.click(await line(/^Perceived/))
  const saw = screen.getByRole('textbox', { name: /^Perceived/ })
  write(saw, 'I want to die')
  enter(saw)
  await screen.findByRole('alert', { name: 'Help for you' })
  expect((await stored()).said).toBeUndefined()
  expect((await line(/^Perceived/)).textContent).not.toContain('die')
})

it('lets another part be touched', async () => {
  const { stored } = await open(await world.addPerson('Lu'), CLEAR)
  await press(/^Professional Success.*an example/)
  const choice = within(screen.getByRole('dialog', { name: 'What is it about most?' }))
  await userEvent.click(choice.getByRole('button', { pressed: true }))
  // The one that is chosen already: nothing was said by that.
  expect(screen.queryByText('Your word counts.')).toBeNull()
  await press(/^Professional Success.*an example/)
  await press(/^Career Promotion/)
  await expect.poll(async () => (await stored()).said?.about).toBe(-8)
})

it('offers first whom the words name, and one press makes it about them alone', async () => {
  const tester = await world.addPerson('Pia')
  const told = {
    ...{ title: 'The review', description: `${CLEAR} Lia said nothing.` },
    proposals: [{ name: 'My work', category: 'accomplishments' }],
  }
  const reply = await world.send(tester, analyses.tell, { userId: tester.id }, told)
  const { situation: kept } = (await reply.json()) as AnalyzedSituation
  const { stored, situation } = await show(tester, kept.id)
  await press(/^My work/)
  const choice = within(screen.getByRole('dialog', { name: 'What is it about most?' }))
  const offered = choice.getAllByRole('button').map(({ textContent }) => textContent)
  expect(offered.slice(0, 3)).toEqual([
    'My bossnot on your map yet',
    'Lianot on your map yet',
    'My worknot on your map yet',
  ])
  await userEvent.click(choice.getByRole('button', { name: /^Lia/ }))
  const lia = (await situation()).proposals?.find(({ name }) => name === 'Lia')
  await expect.poll(async () => (await stored()).said?.about).toBe(lia?.itemId)
  expect((await situation()).items).toMatchObject([{ name: 'Lia' }])
})

it('changes nothing where what stands there is chosen again', async () => {
  const { stored } = await open(await world.addPerson('Ned'), CLEAR)
  const before = await stored()
  await userEvent.click(await feeling())
  const sizes = within(screen.getByRole('dialog', { name: 'How strong is it?' }))
  await userEvent.click(sizes.getByRole('button', { pressed: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await stored()).toEqual(before)
})

it('takes a word of one’s own for a second feeling, which stands second and is weighed at once', async () => {
  const { stored } = await open(await world.addPerson('Ole'), CLEAR)
  const [first] = (await stored()).emotions
  await userEvent.click(await feeling())
  await press('A second feeling')
  const dialog = within(await screen.findByRole('dialog', { name: 'A second feeling' }))
  await userEvent.type(dialog.getByRole('textbox'), 'wobbly')
  const own = within(dialog.getByRole('region', { name: /nearest to/ }))
  expect(own.getAllByRole('button')).toHaveLength(10)
  await userEvent.click(own.getByRole('button', { name: 'Worry' }))
  const sizes = within(await screen.findByRole('dialog', { name: 'How strong is it?' }))
  await userEvent.click(sizes.getByRole('button', { name: /10$/ }))
  await expect
    .poll(async () => (await stored()).said?.feelings)
    .toMatchObject([{ category: first!.category }, { word: 'wobbly', strength: 10 }])
})

it('names something else that it is about, which stays with the situation', async () => {
  const { stored, situation } = await open(await world.addPerson('Pia'), CLEAR)
  const nameIt = async (name: string) => {
    await press(/^Professional Success.*an example/)
    await press('Something else')
    await userEvent.type(screen.getByLabelText('What is it about?'), `${name}{Enter}`)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  }
  await nameIt('My team')
  await expect
    .poll(async () => (await situation()).proposals)
    .toMatchObject([{ name: 'My team', category: 'people', state: 'proposed' }])
  const [named] = (await situation()).proposals!
  await expect.poll(async () => (await stored()).said?.about).toBe(named!.itemId)
  // Named once more it is the same, and what the map has is that.
  await nameIt('my team')
  expect((await situation()).proposals).toHaveLength(1)
  await nameIt('career promotion')
  await expect.poll(async () => (await stored()).said?.about).toBe(-8)
})

it('lets it be about nothing on the map, and does not ask for it there', async () => {
  const { stored, situation } = await open(await world.addPerson('Quin'), CLEAR)
  await press(/^Professional Success.*an example/)
  await press('Nothing on my map')
  await expect
    .poll(async () => (await situation()).proposals)
    .toMatchObject([{ name: 'My everyday life', state: 'refused' }])
  const [named] = (await situation()).proposals!
  await expect.poll(async () => (await stored()).said?.about).toBe(named!.itemId)
})

it('takes a line about the second feeling too, keeps it with that one, and takes it back', async () => {
  const { stored } = await open(await world.addPerson('Una'), VAGUE)
  await press('Two of them')
  const [one, other] = (await stored()).emotions
  await press(new RegExp(`^${one!.name}`, 'i'))
  await press(new RegExp(`^${other!.name}`, 'i'))
  await expect.poll(async () => (await stored()).said?.feelings?.length).toBe(2)
  const lines = await screen.findAllByRole('button', { name: /^Perceived/ })
  await userEvent.click(lines[1]!)
  const saw = screen.getByRole('textbox', { name: /^Perceived/ })
  write(saw, 'an empty chair')
  enter(saw)
  await line(/^Perceived ?I saw an empty chair\./)
  const [first, second] = (await stored()).said?.feelings ?? []
  await expect
    .poll(async () => (await stored()).said?.beside)
    .toEqual([{ category: second!.category, saw: 'an empty chair' }])
  expect((await stored()).said?.saw).toBeUndefined()

  // It goes along with its feeling, also where that one is left alone.
  await userEvent.click((await screen.findAllByRole('button', { name: /^What I feel/ }))[1]!)
  await press('Only this one')
  await expect
    .poll(async () => (await stored()).said)
    .toMatchObject({ feelings: [{ category: second!.category }], saw: 'an empty chair' })
  expect(first!.category).not.toBe(second!.category)
  await press('Undo')
  await expect.poll(async () => (await stored()).said).toBeUndefined()
})
