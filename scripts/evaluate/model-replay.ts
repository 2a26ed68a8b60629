/** Replays recorded answers through the real app with its routes, SQL, embedded engine, and a model on loopback. */
import { analyses } from '#contract/analyses.ts'
import { consents } from '#contract/consents.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { Analysis } from '#domain/situation/analysis.ts'
import type { Correction } from '#domain/situation/correction.ts'
import { createLog } from '#server/base/log.ts'
import type { EmbeddedEngine } from '#server/outside/engine/analysis-engine.ts'
import { asEmbedded } from '#server/outside/engine/create-engines.ts'
import { createEmbeddedEngine } from '#server/outside/engine/embedded-engine.ts'
import { readerOf } from '#server/outside/engine/model/find-reader.ts'
import { startTestApp, type TestPerson } from '#test/app.ts'
import { startFakeProvider } from '#test/fakes/fake-ai-provider.ts'
import type { Answers, RecordedSituation } from './model-recordings.ts'

/** The embedded engine with a cache of danger scores. */
export function rememberingEngine(): EmbeddedEngine {
  const engine = asEmbedded(
    createEmbeddedEngine,
    createLog((text) => process.stderr.write(text)),
  )
  const known = new Map<string, number>()
  return {
    ...engine,
    async dangerIn(sentences) {
      const fresh = [...new Set(sentences)].filter((sentence) => !known.has(sentence))
      const shares = await engine.dangerIn(fresh)
      fresh.forEach((sentence, at) => void known.set(sentence, shares[at] ?? 1))
      return sentences.map((sentence) => known.get(sentence) ?? 1)
    },
  }
}

export async function startReplay(embedded: EmbeddedEngine) {
  const provider = await startFakeProvider()
  const world = await startTestApp(
    { ANALYSIS_DAILY_LIMIT: '99' },
    { engines: { embedded, external: null } },
  )
  const reader = () =>
    readerOf(
      {
        engine: 'openai-compatible',
        baseUrl: provider.url,
        apiKey: null,
        model: 'a-recording',
      },
      () => world.clock.now,
    )

  async function read(person: TestPerson, id: number): Promise<Analysis> {
    const reply = await world.send(person, analyses.read, { id })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`The server did not let the model read: ${reply.status}`)
    return Analysis.parse(JSON.parse(text.trimEnd().split('\n').at(-1) ?? '').analysis)
  }

  return {
    /** Submits a situation, which our engine and then the recorded model read. */
    async tell(told: RecordedSituation, answers: Answers) {
      // A new reader, so no earlier answers are cached.
      world.engines.external = reader()
      provider.answerWith(({ call }, decent) =>
        call === 'understand' || call === 'say' ? answers[call] : decent,
      )
      const person = await world.addPerson('Ada')
      const { id: userId } = person
      await world.send(person, consents.change, { userId }, { externalEngine: true })
      const selfMapItemIds: number[] = []
      for (const item of told.items) {
        const added = await world.send(person, selfMap.add, { userId }, item)
        selfMapItemIds.push(((await added.json()) as { id: number }).id)
      }
      const { title, description } = told
      const body = { title, description, selfMapItemIds }
      const kept = await world.send(person, situations.add, { userId }, body)
      const { id } = (await kept.json()) as { id: number }
      const first = Analysis.parse(
        await (await world.send(person, analyses.analyze, { id })).json(),
      )
      // A text that may speak of danger is for no language model.
      const isAsked = first.reader?.status === 'waiting'
      return { person, first, isAsked, last: isAsked ? await read(person, first.id) : first }
    },
    async correct(person: TestPerson, id: number, said: Correction): Promise<Analysis> {
      const reply = await world.send(person, analyses.reread, { id }, { said })
      return Analysis.parse(await reply.json())
    },
    async stop() {
      await world.stop()
      await provider.stop()
    },
  }
}
