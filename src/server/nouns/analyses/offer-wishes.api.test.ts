import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses, type SuggestedWishes } from '#contract/analyses.ts'
import { consents } from '#contract/consents.ts'
import { readerOf } from '#server/outside/engine/model/find-reader.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { startFakeProvider } from '#test/fakes/fake-ai-provider.ts'
import { plainEngine } from '#test/plain-engine.ts'

let provider: Awaited<ReturnType<typeof startFakeProvider>>
let world: TestApp
const reader = () =>
  readerOf(
    { engine: 'openai-compatible', baseUrl: provider.url, apiKey: null, model: 'a-model' },
    () => world.clock.now,
    { timeout: { firstWord: 60_000, beforeRetry: 1 } },
  )
beforeAll(async () => {
  provider = await startFakeProvider()
  world = await startTestApp(
    { ANALYSIS_DAILY_LIMIT: '3' },
    { engines: { embedded: plainEngine(), external: null } },
  )
})
afterEach(() => provider.behaveAs('well'))
afterAll(async () => {
  await world.stop()
  await provider.stop()
})

const items = [
  { id: -5, name: 'Career Promotion', category: 'accomplishments', attachmentPower: 0.8 },
]
const TOLD = 'My boss took my idea and sold it as his own. Write to ada@example.test.'
async function ask(person: TestPerson, description = TOLD): Promise<SuggestedWishes> {
  const reply = await world.send(
    person,
    analyses.suggest,
    { userId: person.id },
    { description, items },
  )
  expect(reply.status).toBe(200)
  return (await reply.json()) as SuggestedWishes
}
async function somebody(externalEngine = true): Promise<TestPerson> {
  // Nothing is known from another test.
  world.engines.external = reader()
  const ada = await world.addPerson('Ada')
  await world.send(ada, consents.change, { userId: ada.id }, { externalEngine })
  return ada
}
const NOBODY = { wanted: [], reader: null }

it('offers what the model says in the person’s own voice, and says whose it is', async () => {
  const ada = await somebody()
  const { host: name } = new URL(provider.url)
  expect(await ask(ada)).toEqual({
    wanted: ['to be named beside my idea', 'that he asks me first'],
    reader: { name, where: 'elsewhere', status: 'read' },
  })
  expect(provider.asked.at(-1)?.body).toContain('Career Promotion')
  expect(provider.asked.at(-1)?.body).not.toContain('ada@example.test')
})

it('asks nobody without consent, without a model, after a death, or where a doubt about danger is left', async () => {
  const before = provider.asked.length
  expect(await ask(await somebody(false))).toEqual(NOBODY)
  const ada = await somebody()
  expect(await ask(ada, 'My mother died on Monday and nobody called.')).toEqual(NOBODY)
  expect(await ask(ada, 'The fog never lifts in this office.')).toEqual(NOBODY)
  world.engines.external = null
  expect(await ask(ada)).toEqual(NOBODY)
  expect(provider.asked.length).toBe(before)
})

it('shows no name nobody wrote, no cruelty and nothing of a model that fails', async () => {
  const bad = ['to beat Marcus to it', 'to kill myself tonight', 'that he asks me first']
  provider.answerWith(() => ({ wishes: bad }))
  expect((await ask(await somebody())).wanted).toEqual(['that he asks me first'])
  provider.behaveAs('error 500')
  const failed = await ask(await somebody())
  expect(failed).toMatchObject({ wanted: [], reader: { status: 'failed' } })
})

it('asks for the same words once, and not more often than a day allows', async () => {
  const ada = await somebody()
  await ask(ada)
  const before = provider.asked.length
  await ask(ada)
  expect(provider.asked.length).toBe(before)
  await ask(ada)
  expect((await ask(ada)).reader?.status).toBe('used up')
})
