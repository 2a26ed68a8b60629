// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type AnalyzedSituation, analyses } from '#contract/analyses.ts'
import { situations } from '#contract/situations.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Correction } from '#domain/situation/correction.ts'
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
const FORGOT = 'They forgot my day. I waited until eleven.'
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

it('says how it was read until it is theirs, and keeps that it is', async () => {
  const { stored } = await open(await world.addPerson('Ada'), CLEAR)
  await screen.findByText('Read from your words.')
  expect((await feeling()).textContent).toContain('That’s why you feel')
  await press('That’s right')
  await screen.findByText(/^Your answer: .* about Professional Success\.$/)
  expect((await feeling()).textContent).toContain('That’s why I feel')
  await expect.poll(async () => (await stored()).fits).toBe('yes')
})

it('says how strong it is by a word, and never by a number', async () => {
  await open(await world.addPerson('Al'), CLEAR)
  expect((await feeling()).textContent).toMatch(/strong|moderate|overwhelming/)
  expect((await feeling()).textContent).not.toMatch(/\d/)
})

it('pencils what was expected, and one tap inks it', async () => {
  const { stored } = await open(await world.addPerson('Hal'), CLEAR)
  expect((await line(/^Expected/)).textContent).toContain('Perhaps I wanted to be asked.')
  expect((await stored()).said).toBeUndefined()
  await press('Yes')
  await line(/^Expected · your version ?I wanted to be asked\./)
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
  await expect
    .poll(async () => (await stored()).said)
    .toEqual({ expected: 'to be asked', expectedFrom: 'tapped' })
})

it('takes another wish by a tap, and a line of one’s own', async () => {
  const { stored } = await open(await world.addPerson('Ida'), CLEAR)
  await press('a word of thanks')
  await line(/I wanted a word of thanks\./)
  await userEvent.click(await line(/^Expected/))
  const field = screen.getByLabelText('What I expected, in my own words')
  await userEvent.clear(field)
  await userEvent.type(field, 'he should have asked me{Enter}')
  await line(/^Expected · your version ?he should have asked me\./)
  await expect
    .poll(async () => (await stored()).said)
    .toEqual({ expected: 'he should have asked me', expectedFrom: 'typed' })
})

it('quotes what was seen as it was written, and restores it with Escape', async () => {
  const { stored } = await open(await world.addPerson('Ivy'), CLEAR)
  expect((await line(/^Perceived/)).textContent).toContain(`“${CLEAR}”`)
  await userEvent.click(await line(/^Perceived/))
  await userEvent.type(screen.getByLabelText('What I saw, in my own words'), ' Again.{Escape}')
  expect(screen.queryByLabelText('What I saw, in my own words')).toBeNull()
  expect((await stored()).said).toBeUndefined()
})

it('keeps one line when the other is written, and when a feeling is chosen', async () => {
  const { stored } = await open(await world.addPerson('Jo'), CLEAR)
  await press('a word of thanks')
  await userEvent.click(await line(/^Perceived/))
  const saw = screen.getByLabelText('What I saw, in my own words')
  await userEvent.clear(saw)
  await userEvent.type(saw, 'his name on my work')
  await press('Save')
  await line(/^Perceived ?“his name on my work”/)
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

it('shows both versions of a line that another device changed, and takes either', async () => {
  const jan = await world.addPerson('Jan')
  const { stored } = await open(jan, CLEAR)
  const elsewhere = (said: Correction) =>
    stored().then(({ id }) => world.send(jan, analyses.reread, { id }, { said }))
  await elsewhere({ expected: 'a day to think', saw: 'He smiled.' })
  await press('a word of thanks')
  const clash = within(
    await screen.findByRole('region', { name: 'You’ve changed this on another device, too' }),
  )
  for (const text of ['“a day to think”', '“a word of thanks”']) clash.getByText(text)
  expect((await stored()).said).toEqual({ expected: 'a day to think', saw: 'He smiled.' })
  await userEvent.click(clash.getByRole('button', { name: 'Use this one' }))
  // The other line that was changed there stays.
  const mine = { expected: 'a word of thanks', expectedFrom: 'tapped', saw: 'He smiled.' }
  await expect.poll(async () => (await stored()).said).toEqual(mine)

  await elsewhere({ expected: 'a raise' })
  await userEvent.click(await line(/^Expected/))
  await userEvent.type(screen.getByLabelText('What I expected, in my own words'), ' soon{Enter}')
  await press('Use the other one')
  await line(/a raise/)
  expect((await stored()).said).toEqual({ expected: 'a raise' })
})

it('marks what changed with a line, and brings it back one by one or all at once', async () => {
  const { stored } = await open(await world.addPerson('Gil'), CLEAR)
  const { questions } = await stored()
  await screen.findByText(questions[0]!)
  await press('a word of thanks')
  await screen.findByText('Two things changed with it.')
  await screen.findByText('What about a word of thanks?')
  await press('Bring back the question')
  await screen.findByText(questions[0]!)
  await press('Bring all back')
  await screen.findByText('Read from your words.')
  expect((await stored()).said).toBeUndefined()
  await press('Undo')
  await expect.poll(async () => (await stored()).said?.expected).toBe('a word of thanks')
})

it('takes the last correction back with Ctrl Z, but not while something is typed', async () => {
  const { stored } = await open(await world.addPerson('Ned'), CLEAR)
  await press('a word of thanks')
  await screen.findByText('Two things changed with it.')
  const field = document.body.appendChild(document.createElement('textarea'))
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true })
  field.remove()
  expect((await stored()).said?.expected).toBe('a word of thanks')
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  await expect.poll(async () => (await stored()).said).toBeUndefined()
})

it('shows no line that speaks of what was put right, while it is written anew either', async () => {
  await open(await world.addPerson('Kai'), CLEAR)
  const online = globalThis.fetch
  const answer = Promise.withResolvers<Response>()
  globalThis.fetch = (input, init) =>
    /\/reading$/.test(String(input)) ? answer.promise : online(input, init)
  await press('a word of thanks')
  const busy = () => document.querySelector('.analysis')?.getAttribute('aria-busy')
  await expect.poll(busy).toBe('true')
  answer.resolve(new Response('', { status: 500 }))
  await expect.poll(busy).toBe('false')
  globalThis.fetch = online
  expect((await line(/^Expected/)).textContent).toContain('Perhaps I wanted to be asked.')
})

it('says its step and its question once', async () => {
  const { stored } = await open(await world.addPerson('Bo'), CLEAR)
  await screen.findByRole('heading', { name: 'One next step' })
  const { questions } = await stored()
  expect(screen.getAllByText(questions[0]!)).toHaveLength(1)
})

it('asks in the same breath as a step is saved how strong it is, in one tap', async () => {
  const tester = await world.addPerson('Jo')
  await open(tester, CLEAR)
  await press('Save this step')
  await screen.findByText('Tonight, I’ll breathe out slowly, three times.', {
    selector: '.side-words',
  })
  await screen.findByText('We’ll ask how it went tomorrow, and again in a week.')
  expect(screen.queryByRole('radio')).toBeNull()
  const asked = { name: /^How (?:\w+ do you feel|strong is it) right now\?$/ }
  const scale = within(await screen.findByRole('group', asked))
  expect(scale.getAllByRole('button')).toHaveLength(11)
  await userEvent.click(scale.getByRole('button', { name: '8' }))
  await screen.findByText(/8 of 10 then\./)
  expect(screen.queryByRole('group', asked)).toBeNull()
})

it('keeps a step of one’s own', async () => {
  await open(await world.addPerson('Ivo'), CLEAR)
  await press('My own')
  write(await screen.findByRole('textbox', { name: 'When: the moment' }), 'I find a quiet moment')
  write(screen.getByRole('textbox', { name: 'I’ll: the step' }), 'tell my sister')
  await press('Save this step')
  await screen.findByText('If I find a quiet moment, I’ll tell my sister.')
})

it('keeps the answer to its question with the situation, also when the question changes', async () => {
  const tester = await world.addPerson('Cy')
  const { situation, stored } = await open(tester, CLEAR)
  const { questions } = await stored()
  await userEvent.type(await screen.findByLabelText('Your answer'), 'I should have spoken{Enter}')
  await screen.findByText('Saved with this situation.')
  expect((await situation()).answers).toMatchObject([{ answer: 'I should have spoken' }])
  await press('a word of thanks')
  await screen.findByText(/changed with it\.$/)
  expect(screen.getByText(questions[0]!)).toBeTruthy()
  cleanup()
  await show(tester, (await situation()).id)
  const field = await screen.findByLabelText<HTMLInputElement>('Your answer')
  expect(field.value).toBe('I should have spoken')
})

it('shows help where the answer speaks of danger, and keeps nothing', async () => {
  const { situation } = await open(await world.addPerson('Di'), CLEAR)
  await userEvent.type(await screen.findByLabelText('Your answer'), 'I want to die{Enter}')
  await screen.findByRole('alert', { name: 'Help for you' })
  expect((await situation()).answers ?? []).toEqual([])
})

it('shows help first where a line speaks of danger, and writes nothing from it', async () => {
  const { stored } = await open(await world.addPerson('Kim'), CLEAR)
  await userEvent.click(await line(/^Perceived/))
  const saw = screen.getByLabelText('What I saw, in my own words')
  await userEvent.clear(saw)
  await userEvent.type(saw, 'I want to die{Enter}')
  await screen.findByRole('alert', { name: 'Help for you' })
  expect((await stored()).said).toBeUndefined()
  expect((await line(/^Perceived/)).textContent).not.toContain('die')
})

it('speaks from the moment it recognised, and opens the others at “Not this?”', async () => {
  const { stored } = await open(await world.addPerson('Mo'), FORGOT)
  await screen.findByText('Someone forgot my day.')
  await screen.findByText('“Someone forgot my day.” is worth remembering.')
  await press('Not this?')
  await press(/^They left without me\./)
  await screen.findByText('They left without me.')
  await expect
    .poll(async () => (await stored()).said)
    .toMatchObject({ moment: 'forgotten/left-behind' })
  expect(screen.queryByText('Someone forgot my day.')).toBeNull()
})

it('claims nothing where it is not sure, and a card settles it, by its number too', async () => {
  const { stored } = await open(await world.addPerson('Ed'), VAGUE)
  const heading = await screen.findByRole('heading', { name: 'Which of these is it?' })
  expect(screen.queryByText(/That’s why/)).toBeNull()
  fireEvent.keyDown(heading, { key: '0' })
  expect(document.activeElement?.textContent).toBe('Happiness')
  fireEvent.keyDown(heading, { key: '2' })
  await feeling()
  await expect
    .poll(async () => (await stored()).said)
    .toEqual({ moment: 'forgotten/left-behind', feelings: [{ category: 'sadness' }] })
})

it('takes a feeling where none of the cards is it', async () => {
  const { stored } = await open(await world.addPerson('Flo'), VAGUE)
  await press('Anger')
  await feeling()
  await expect
    .poll(async () => (await stored()).said)
    .toEqual({ moment: 'none', feelings: [{ category: 'anger' }] })
})

it('offers sizes by the word that is shown, and the nearest words of its group first', async () => {
  const { stored } = await open(await world.addPerson('Guy'), CLEAR)
  const { name } = (await stored()).emotions[0]!
  await userEvent.click(await feeling())
  const choice = within(screen.getByRole('dialog'))
  expect(choice.getAllByRole('button', { pressed: true })).toHaveLength(1)
  expect(choice.getByText('moderate')).toBeTruthy()
  expect(choice.getAllByRole('listitem')).toHaveLength(4)
  await userEvent.click(choice.getByRole('button', { name: /10$/ }))
  await expect
    .poll(async () => (await stored()).said?.feelings)
    .toMatchObject([{ strength: 10, word: name }])
})

it('leaves a feeling as strong as the person weighed it, whatever they call it then', async () => {
  const { stored } = await open(await world.addPerson('Una'), CLEAR)
  const { category } = (await stored()).emotions[0]!
  const choice = async () => {
    await userEvent.click(await feeling())
    return within(await screen.findByRole('dialog'))
  }
  await userEvent.click((await choice()).getByRole('button', { name: /10$/ }))
  await expect.poll(async () => (await stored()).said?.feelings).toMatchObject([{ strength: 10 }])
  // One word of the same group, then one of another group.
  for (const isOther of [false, true]) {
    const before = (await stored()).said?.feelings?.[0]
    const words = await choice()
    if (isOther) {
      await userEvent.click(words.getByRole('button', { name: 'All feelings' }))
      const all = within(await screen.findByRole('dialog', { name: 'All feelings' }))
      const worry = within(all.getByRole('region', { name: /^Worry/ }))
      await userEvent.click(worry.getAllByRole('button')[0]!)
    } else await userEvent.click(words.getAllByRole('listitem')[0]!.firstElementChild!)
    await expect.poll(async () => (await stored()).said?.feelings?.[0]).not.toEqual(before)
    const [said] = (await stored()).said?.feelings ?? []
    expect([said?.strength, said?.category === category]).toEqual([10, !isOther])
  }
})

it('changes nothing where what stands there is chosen again', async () => {
  const { stored } = await open(await world.addPerson('Ned'), CLEAR)
  const before = await stored()
  await userEvent.click(await feeling())
  const sizes = within(screen.getByRole('dialog'))
  await userEvent.click(sizes.getByRole('button', { pressed: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await stored()).toEqual(before)
})

it('takes a word of one’s own for a second feeling, and its line stays with it', async () => {
  const { stored } = await open(await world.addPerson('Ole'), CLEAR)
  const [first] = (await stored()).emotions
  await userEvent.click(await feeling())
  await press('And a second one')
  const dialog = within(await screen.findByRole('dialog', { name: 'A second feeling' }))
  await userEvent.type(dialog.getByRole('textbox'), 'wobbly')
  const own = within(dialog.getByRole('region', { name: /closest to/ }))
  await userEvent.click(own.getByRole('button', { name: 'Worry' }))
  const sizes = within(await screen.findByRole('dialog', { name: /wobbly/ }))
  await userEvent.click(sizes.getByRole('button', { name: /10$/ }))
  await expect
    .poll(async () => (await stored()).said?.feelings)
    .toMatchObject([{ category: first!.category }, { word: 'wobbly', strength: 10 }])
  expect(screen.getByText('As you see it.', { selector: '.two-tie' })).toBeTruthy()
})

it('is about another part, a name, or nothing in particular', async () => {
  const { stored } = await open(await world.addPerson('Lu'), CLEAR)
  await press(/^It’s about Professional Success/)
  await press(/^Career Promotion/)
  await expect.poll(async () => (await stored()).said?.about).toBe(-8)
  await press(/^It’s about/)
  await userEvent.type(screen.getByLabelText('What it’s about'), 'Biscuit{Enter}')
  await press(/^It’s about Biscuit/)
  await press('Nothing in particular')
  await expect.poll(async () => (await stored()).said?.about).toBeNull()
  // Left open, it offers what the situation names.
  const open_ = within(await screen.findByRole('group', { name: 'What it’s about' }))
  await userEvent.click(open_.getByRole('button', { name: /^Professional Success/ }))
  await expect.poll(async () => (await stored()).said?.about).toBe(-5)
})

it('offers first whom the words name', async () => {
  const tester = await world.addPerson('Pia')
  const told = {
    title: 'The review',
    description: `${CLEAR} Lia said nothing.`,
    proposals: [{ name: 'My work', category: 'accomplishments' }],
  }
  const reply = await world.send(tester, analyses.tell, { userId: tester.id }, told)
  const { situation: kept } = (await reply.json()) as AnalyzedSituation
  const { stored } = await show(tester, kept.id)
  await press(/^It’s about My work/)
  const choice = within(screen.getByRole('dialog', { name: 'What is it about?' }))
  const offered = choice.getAllByRole('button').map(({ textContent }) => textContent)
  expect(offered.slice(0, 3)).toEqual(['My boss', 'Lia', 'My work'])
  await userEvent.click(choice.getByRole('button', { name: 'Lia' }))
  await expect.poll(async () => (await stored()).said?.about).toBe('Lia')
})
