import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AnalyzedSituation, analyses } from '#contract/analyses.ts'
import { type AtHand, offlineSnapshot } from '#contract/offline-snapshot.ts'
import { trial } from '#contract/trial.ts'
import { Analysis } from '#domain/situation/analysis.ts'
import { DESCRIPTION } from '#domain/situation/situation-limits.ts'
import { analyseQuestion } from '#engine/question.ts'
import { createLog } from '#server/base/log.ts'
import { asEmbedded } from '#server/outside/engine/create-engines.ts'
import {
  createEmbeddedEngine,
  type GlancingEngine,
} from '#server/outside/engine/embedded-engine.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { offlineQuestion, toAnalysis } from './answer.ts'

type Golden = {
  title: string
  description: string
  items: { name: string; category: string; power: number }[]
}

/** One of the sixty is a single word, which neither the form nor the server takes. */
const golden = (JSON.parse(readFileSync('test/golden/situations.json', 'utf8')) as Golden[]).filter(
  ({ description }) => description.length >= DESCRIPTION.min,
)

let engine: GlancingEngine
let world: TestApp
beforeAll(async () => {
  engine = await createEmbeddedEngine()
  const embedded = asEmbedded(
    async () => engine,
    createLog(() => {}),
  )
  world = await startTestApp({}, { engines: { embedded, external: null } })
})
afterAll(() => world.stop())

/** Everything but what only a place can give: numbers and the hour. */
const wordsOf = ({ id: _, situationId: _of, createdAt: _at, ...words }: Analysis) =>
  JSON.stringify(words)

it('says the same without a connection as the server does, byte for byte', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  let compared = 0
  for (const [at, { title, description, items }] of golden.entries()) {
    // The free plan's depth is another, and its map is small.
    const person = at % 6 === 0 ? await world.addPerson('Bo', { createdAt: 0 }) : ada
    const body = {
      title,
      description,
      ownItems: items.map(({ power, ...item }) => ({ ...item, attachmentPower: power })),
    }
    const reply = await world.send(person, analyses.tell, { userId: person.id }, body)
    expect([title, reply.status]).toEqual([title, 201])
    const { situation, analysis, isCrisis } = (await reply.json()) as AnalyzedSituation
    const hand = await world.send(person, offlineSnapshot.get, { userId: person.id })
    const answers = { [trial.get.path]: await (await world.send(person, trial.get, {})).text() }
    const own = { owner: person.id, answers, atHand: (await hand.json()) as AtHand, savedAt: 0 }
    const here = await analyseQuestion(engine, offlineQuestion(own, situation))
    expect([title, here.isCrisis]).toEqual([title, isCrisis])
    if (!analysis) continue
    // Both pass the contract on their way to the page.
    expect(wordsOf(Analysis.parse(toAnalysis(1, here.findings)))).toBe(wordsOf(analysis))
    compared += 1
  }
  expect(compared).toBeGreaterThan(golden.length * 0.8)
}, 300_000)
