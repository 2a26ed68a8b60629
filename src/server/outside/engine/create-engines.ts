import type { Facts } from '#domain/facts.ts'
import type { Said } from '#domain/said.ts'
import type { ItemSnapshot } from '#domain/situation.ts'
import type { AnalyseInput } from '#engine/situation-text.ts'
import { knownOf } from '#engine/walk-known.ts'
import type { Config } from '#server/base/config.ts'
import type { Log } from '#server/base/log.ts'
import type { Answer, EmbeddedEngine, Engines, Question } from './analysis-engine.ts'
import { createEmbeddedEngine, type GlancingEngine } from './embedded-engine.ts'
import { createExternalEngine } from './external/external-engine.ts'
import { noEngine } from './no-engine.ts'

type Needs = { analysis: Config['analysis']; now: () => number; log: Log }

/**
 * The embedded engine always; the external one where the operator configured it. The model is read while
 * the server starts already: whoever comes first waits for it, everybody else does not.
 */
export function createEngines({ analysis, now, log }: Needs): Engines {
  const embedded = asEmbedded(createEmbeddedEngine(), log)
  const { engine, ...rest } = analysis
  if (engine === 'embedded') return { embedded, external: null }
  const settings = { engine, ...rest }
  return { embedded, external: createExternalEngine({ settings, embedded, now, log }) }
}

export function asEmbedded(loading: Promise<GlancingEngine>, log: Log): EmbeddedEngine {
  const ready = loading.then(toEmbedded, (error: Error) => {
    log.fault('engine', error)
    return noEngine
  })
  return {
    speaksOfDanger: async (texts) => (await ready).speaksOfDanger(texts),
    glance: async (texts) => (await ready).glance(texts),
    analyse: async (question) => (await ready).analyse(question),
    readFacts: async (question) => (await ready).readFacts(question),
    write: async (question, facts, said) => (await ready).write(question, facts, said),
    know: async (question) => (await ready).know(question),
  }
}

const toEmbedded = (engine: GlancingEngine): EmbeddedEngine => ({
  speaksOfDanger: async (texts) => (await engine.detect(texts)).isCrisis,
  glance: engine.glance,
  async analyse(question) {
    const facts = await engine.readFacts(toInput(question))
    return answer(engine, question, facts)
  },
  readFacts: (question) => engine.readFacts(toInput(question)),
  write: async (question, facts, said) => answer(engine, question, facts, said),
  async know(question) {
    const input = toInput(question)
    const facts = await engine.readFacts(input)
    const report = engine.write(input, facts)
    return report.crisis.isCrisis ? null : knownOf(input, facts, report)
  },
})

function answer(engine: GlancingEngine, question: Question, facts: Facts, said?: Said): Answer {
  const { crisis, findings } = engine.write(toInput(question), facts, said)
  return { findings, isCrisis: crisis.isCrisis, facts }
}

const toInput = ({ chosen, others, ...question }: Question): AnalyseInput => ({
  ...question,
  items: [...chosen.map(toItem(true)), ...others.map(toItem(false))],
})

const toItem =
  (isChosen: boolean) =>
  ({ itemId, name, category, attachmentPower }: ItemSnapshot) => ({
    id: itemId,
    name,
    category,
    power: attachmentPower,
    isChosen,
  })
