import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { consents } from '#contract/consents.ts'
import { letters } from '#contract/letters.ts'
import { situations } from '#contract/situations.ts'
import type { LetterState } from '#domain/findings/letter.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { addDays, momentAt } from '#domain/values/time-zone.ts'
import { readerOf } from '#server/outside/engine/model/find-reader.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { startFakeProvider } from '#test/fakes/fake-ai-provider.ts'
import { plainEngine } from '#test/plain-engine.ts'

let provider: Awaited<ReturnType<typeof startFakeProvider>>
let world: TestApp
beforeAll(async () => {
  provider = await startFakeProvider()
  world = await startTestApp({}, { engines: { embedded: plainEngine(), external: null } })
})
afterEach(() => provider.behaveAs('well'))
afterAll(async () => {
  await world.stop()
  await provider.stop()
})

const MONDAY = '2027-03-22'
const SAID = 'Your idea came up on more than one day, and it was yours.'

async function goTo(person: TestPerson, day: string): Promise<void> {
  world.clock.now = momentAt(day, 20, 'UTC')
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))
}
async function tell(person: TestPerson, description: string): Promise<Situation> {
  const body = { title: 'A day', description, selfMapItemIds: [-5] }
  const kept = await world.send(person, situations.add, { userId: person.id }, body)
  const situation = (await kept.json()) as Situation
  await world.send(person, analyses.analyze, { id: situation.id }, {})
  return situation
}
async function aWeek({ externalContext = true, second = 'He sold my idea again today.' } = {}) {
  world.engines.external = null
  const mara = await world.addPerson('Mara', { createdAt: 0 })
  await goTo(mara, MONDAY)
  const first = await tell(mara, 'My boss took my idea and sold it as his own.')
  await goTo(mara, addDays(MONDAY, 2))
  await tell(mara, second)
  world.engines.external = readerOf(
    { engine: 'openai-compatible', baseUrl: provider.url, apiKey: null, model: 'a-model' },
    () => world.clock.now,
    { timeout: { firstWord: 60_000, beforeRetry: 1 } },
  )
  const agreed = { externalEngine: true, externalContext }
  await world.send(mara, consents.change, { userId: mara.id }, agreed)
  await goTo(mara, addDays(MONDAY, 7))
  return { mara, first }
}
async function letterOf(person: TestPerson) {
  const reply = await world.send(person, letters.get, { userId: person.id })
  const { letter } = (await reply.json()) as LetterState
  return {
    letter,
    text:
      letter?.paragraphs
        .flat()
        .map((it) => it.text)
        .join('') ?? '',
  }
}

it('says what ran through the week behind the counts, says whose it is, and stays as it was first read', async () => {
  const { mara } = await aWeek()
  const { letter, text } = await letterOf(mara)
  expect(letter?.paragraphs[1]).toMatchObject([{ text: SAID }])
  expect(letter?.reader).toMatchObject({ where: 'elsewhere', status: 'read' })
  expect(text).toContain('This week was about Professional Success.')
  const sent = provider.asked.at(-1)?.body ?? ''
  expect(sent).toContain('My boss took my idea')
  expect(sent).not.toContain('Mara')
  const before = provider.asked.length
  provider.answerWith(() => ({ text: 'Other words.', basis: 'general', quote: '' }))
  expect(await letterOf(mara)).toEqual({ letter, text })
  expect(provider.asked.length).toBe(before)
})

it('loses what the model said with the first situation it was said of', async () => {
  const { mara, first } = await aWeek()
  await letterOf(mara)
  await world.send(mara, situations.remove, { id: first.id })
  const { letter, text } = await letterOf(mara)
  expect(text).not.toContain(SAID)
  expect(letter).not.toHaveProperty('reader')
})

it.each([
  ['without the second consent', { externalContext: false }, 0],
  ['where only one day is left beside a death', { second: 'My aunt died at noon.' }, 0],
])('is ours alone %s', async (_, week, asked) => {
  const before = provider.asked.length
  const { mara } = await aWeek(week)
  const { letter, text } = await letterOf(mara)
  expect(text).toContain('This week was about Professional Success.')
  expect(letter).not.toHaveProperty('reader')
  expect(provider.asked.length - before).toBe(asked)
})

it.each([
  ['a count of its own', 'Your boss took your idea 7 times.'],
  ['a motive', 'Your boss did it to humiliate you.'],
  ['a name nobody wrote', 'Your boss and Marcus took your idea.'],
  ['a call to die', 'Your idea is gone, so kill yourself.'],
])('shows nothing of a sentence with %s', async (_, text) => {
  provider.answerWith(() => ({ text, basis: 'guess', quote: '' }))
  const { mara } = await aWeek()
  const { letter, text: shown } = await letterOf(mara)
  expect(shown).not.toContain(text)
  expect(letter).not.toHaveProperty('reader')
})

it('is ours where the model does not answer', async () => {
  provider.behaveAs('error 500')
  const { mara } = await aWeek()
  const { letter } = await letterOf(mara)
  expect(letter?.paragraphs.length).toBeGreaterThan(0)
  expect(letter).not.toHaveProperty('reader')
})
