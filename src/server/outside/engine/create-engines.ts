import { answerQuestion, readFactsOf, toInput, writeAnswer } from '#engine/question.ts'
import { knownOf } from '#engine/walk-known.ts'
import type { Config } from '#server/base/config.ts'
import type { Log } from '#server/base/log.ts'
import type { EmbeddedEngine, Engines } from './analysis-engine.ts'
import { createEmbeddedEngine, type GlancingEngine } from './embedded-engine.ts'
import { readerOf } from './model/configured-reader.ts'
import { noEngine } from './no-engine.ts'

type Needs = { analysis: Config['analysis']; now: () => number; log: Log }

/**
 * The embedded engine always; a language model beside it where the operator configured one. Its files are read for
 * the first words that somebody writes, so that a server at rest is small.
 */
export function createEngines({ analysis, now, log }: Needs): Engines {
  const embedded = asEmbedded(createEmbeddedEngine, log)
  return { embedded, external: readerOf(analysis, now) }
}

export function asEmbedded(load: () => Promise<GlancingEngine>, log: Log): EmbeddedEngine {
  let loading: Promise<EmbeddedEngine> | undefined
  const ready = () => {
    loading ??= load().then(toEmbedded, (error: Error) => {
      log.fault('engine', error)
      return noEngine
    })
    return loading
  }
  return {
    speaksOfDanger: async (texts) => (await ready()).speaksOfDanger(texts),
    glance: async (texts, from) => (await ready()).glance(texts, from),
    dangerIn: async (sentences) => (await ready()).dangerIn(sentences),
    analyse: async (question) => (await ready()).analyse(question),
    readFacts: async (question) => (await ready()).readFacts(question),
    write: async (question, facts, said) => (await ready()).write(question, facts, said),
    know: async (question) => (await ready()).know(question),
  }
}

const toEmbedded = (engine: GlancingEngine): EmbeddedEngine => ({
  speaksOfDanger: async (texts) => (await engine.detect(texts)).isCrisis,
  glance: engine.glance,
  async dangerIn(sentences) {
    const shares: number[] = []
    for (const sentence of sentences) shares.push((await engine.read(sentence)).crisisShare)
    return shares
  },
  analyse: (question) => answerQuestion(engine, question),
  readFacts: (question) => readFactsOf(engine, question),
  write: async (question, facts, said) => writeAnswer(engine, question, facts, said),
  async know(question) {
    const input = toInput(question)
    const facts = await engine.readFacts(input)
    const report = engine.write(input, facts)
    return report.crisis.isCrisis ? null : knownOf(input, facts, report)
  },
})
