import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { housePages } from '#contract/house-pages.ts'
import { situations } from '#contract/situations.ts'
import { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { createLog } from '#server/base/log.ts'
import { askNeighbour } from '#server/outside/engine/wording/ask-neighbour.ts'
import { createWording } from '#server/outside/engine/wording/wording.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { BEHAVIOURS, startFakeProvider } from '#test/fakes/fake-ai-provider.ts'
import { inOtherWords } from '#test/fakes/fake-ai-wording.ts'
import { INJECTIONS } from '#test/injections.ts'
import { plainEngine } from '#test/plain-engine.ts'

let provider: Awaited<ReturnType<typeof startFakeProvider>>
let world: TestApp
let plain: TestApp
beforeAll(async () => {
  provider = await startFakeProvider()
  const neighbours = [{ name: 'Ollama', origin: new URL(provider.url).origin, list: '/api/tags' }]
  const log = createLog(() => {})
  const ask = askNeighbour({ model: null, log }, neighbours)
  // Each question comes a minute after the last: nobody rests after failures.
  let minute = 0
  const now = () => {
    minute += 60_000
    return minute
  }
  const wording = createWording({ ask, now, log, patience: 400 })
  world = await startTestApp({}, { engines: { embedded: plainEngine(), external: null, wording } })
  plain = await startTestApp({}, { engines: { embedded: plainEngine(), external: null } })
})
afterEach(() => provider.behaveAs('well'))
afterAll(async () => {
  await Promise.all([world.stop(), plain.stop()])
  await provider.stop()
})

const DESCRIPTION = 'My boss took my idea and sold it as his own.'
async function analyse(house: TestApp, person: TestPerson, description = DESCRIPTION) {
  const body = { title: 'A hard day', description, selfMapItemIds: [-5] }
  const told = await house.send(person, situations.add, { userId: person.id }, body)
  const { id } = (await told.json()) as Situation
  return house.send(person, analyses.analyze, { id })
}
const analysisOf = async (house: TestApp, description?: string) => {
  const ada = await house.addPerson('Ada', { createdAt: 0 })
  const reply = await analyse(house, ada, description)
  expect(reply.status).toBe(201)
  return Analysis.parse(await reply.json())
}

/** What is felt and why: everything but the sentences. */
const feltIn = ({ emotions, equations, perceptions, expectations, recommendations }: Analysis) => ({
  equations,
  emotions: emotions.map(({ description: _, ...felt }) => felt),
  claims: [...perceptions, ...expectations].map(({ description: _, ...claim }) => claim),
  levers: recommendations.map(({ text: _, ...lever }) => lever),
})

it('says in other words what was found, and who did; no consent is asked for what stays here', async () => {
  const ours = await analysisOf(plain)
  const worded = await analysisOf(world)
  expect([ours.engine, worded.engine]).toEqual(['embedded', 'local'])
  expect(worded.reading).toBe(inOtherWords(ours.reading))
  expect(feltIn(worded)).toEqual(feltIn(ours))
})

it.each(BEHAVIOURS)('never changes feelings or equations, and always answers: %s', async (way) => {
  provider.behaveAs(way)
  expect(feltIn(await analysisOf(world))).toEqual(feltIn(await analysisOf(plain)))
})

it.each(INJECTIONS.slice(0, 10))('takes no orders from the text: %s', async (text) => {
  provider.behaveAs('invents')
  const description = `${DESCRIPTION} ${text}`
  const [{ reading, engine }, ours] = await Promise.all([
    analysisOf(world, description),
    analysisOf(plain, description),
  ])
  expect([reading, engine]).toEqual([ours.reading, 'embedded'])
})

it('asks no model about danger to life', async () => {
  const before = provider.asked.length
  const ada = await world.addPerson('Ada')
  const reply = await analyse(world, ada, 'Nothing helps and I want to die.')
  expect(await reply.json()).toEqual({ crisis: true })
  expect(provider.asked).toHaveLength(before)
})

it('is told on the page about privacy, only where there is one', async () => {
  const pageOf = async (house: TestApp) => {
    const reply = await house.send(null, housePages.get, { name: 'privacy' })
    return ((await reply.json()) as { text: string }).text
  }
  const line = 'A language model on the same machine'
  expect(await pageOf(world)).toContain(line)
  expect(await pageOf(plain)).not.toContain(line)
})
