import { ANALYSIS_FAILED } from '#domain/situation/analysis-words.ts'
import { detectCrisis, isAtLeast } from '#engine/danger/crisis.ts'
import { prefillFrom } from '#engine/guided-prefill.ts'
import { analyseQuestion, checksBy, readFactsOf, rewriterOf, toInput } from '#engine/question.ts'
import type { Config } from '#server/base/config.ts'
import type { Log } from '#server/base/log.ts'
import { refuse } from '#server/base/refuse.ts'
import type { EmbeddedEngine, Engines, EngineWork } from './analysis-engine.ts'
import { createEmbeddedEngine, type GlancingEngine } from './embedded-engine.ts'
import { findReader } from './model/find-reader.ts'

/** The fallback if the model files can't be read. The rest of the product works, and help is still shown. */
const noEngine: EmbeddedEngine = {
  analyse: async () => refuse('unavailable', ANALYSIS_FAILED),
  readFacts: async () => refuse('unavailable', ANALYSIS_FAILED),
  hear: async (_, facts) => facts,
  write: async () => refuse('unavailable', ANALYSIS_FAILED),
  know: async () => refuse('unavailable', ANALYSIS_FAILED),
  speaksOfDanger: async (texts) => detectCrisis(texts).isCrisis,
  dangerIn: async (sentences) => sentences.map(() => 1),
  carriedBy: async (_, sentences) => sentences.map(() => 2),
  checkWithSmallModel: async (texts, from = 'danger') => isAtLeast(detectCrisis(texts).level, from),
}

type Needs = { analysis: Config['analysis']; now: () => number; log: Log }

/**
 * Creates the embedded engine, and a language model beside it if configured. To save memory, model files load when
 * the writing page opens, or with the first text if memory is scarce or the page was already open.
 */
export function createEngines({ analysis, now, log }: Needs): Engines {
  const work = atRest()
  const embedded = asEmbedded(createEmbeddedEngine, log, work)
  const engines: Engines = { embedded, external: null, work }
  const warm = onceWithRoom(embedded)
  const look =
    analysis.engine === 'embedded' ? null : lookForReader(engines, { analysis, now, log })
  look?.()
  engines.prepare = (isWriting) => {
    if (isWriting) warm()
    look?.()
  }
  return engines
}

/** In milliseconds. A model may be started later. */
const LOOK_EVERY = 60_000

/** Looks for a good enough language model until one is found, one search at a time. */
function lookForReader(engines: Engines, { analysis, now, log }: Needs): () => void {
  let next = 0
  return () => {
    if (engines.external || now() < next) return
    next = Number.POSITIVE_INFINITY
    void findReader({ analysis, checks: engines.embedded, now, tell: log.line })
      .then((reader) => {
        engines.external = reader
      })
      .catch((error: Error) => log.fault('model', error))
      .finally(() => {
        next = now() + LOOK_EVERY
      })
  }
}

/** In bytes: the free memory required to load the models in advance. */
const ROOM = 1024 ** 3

function onceWithRoom(embedded: EmbeddedEngine): () => void {
  let isDone = false
  return () => {
    if (isDone || process.availableMemory() < ROOM) return
    isDone = true
    void embedded.checkWithSmallModel([])
  }
}

const atRest = (): EngineWork => ({ state: 'at rest', readings: 0, failures: 0 })

export function asEmbedded(
  load: () => Promise<GlancingEngine>,
  log: Log,
  work = atRest(),
): EmbeddedEngine {
  let loading: Promise<EmbeddedEngine> | undefined
  const ready = () => {
    loading ??= load().then(
      (engine) => {
        work.state = 'ready'
        return toEmbedded(engine)
      },
      (error: Error) => {
        work.state = 'missing'
        log.fault('engine', error)
        return noEngine
      },
    )
    return loading
  }
  async function reading<Result>(read: (engine: EmbeddedEngine) => Promise<Result>) {
    work.readings += 1
    try {
      return await read(await ready())
    } catch (error) {
      work.failures += 1
      throw error
    }
  }
  return {
    speaksOfDanger: async (texts) => (await ready()).speaksOfDanger(texts),
    checkWithSmallModel: async (texts, from) => (await ready()).checkWithSmallModel(texts, from),
    dangerIn: async (sentences) => (await ready()).dangerIn(sentences),
    carriedBy: async (text, sentences) => (await ready()).carriedBy(text, sentences),
    analyse: (question) => reading((engine) => engine.analyse(question)),
    readFacts: (question) => reading((engine) => engine.readFacts(question)),
    hear: (question, facts, said) => reading((engine) => engine.hear(question, facts, said)),
    write: async (question, facts, said) => (await ready()).write(question, facts, said),
    know: (question) => reading((engine) => engine.know(question)),
  }
}

const toEmbedded = (engine: GlancingEngine): EmbeddedEngine => ({
  speaksOfDanger: async (texts) => (await engine.detect(texts)).isCrisis,
  checkWithSmallModel: engine.checkWithSmallModel,
  ...checksBy(engine),
  analyse: (question) => analyseQuestion(engine, question),
  readFacts: (question) => readFactsOf(engine, question),
  ...rewriterOf(engine),
  async know(question) {
    const input = toInput(question)
    const facts = await engine.readFacts(input)
    const report = engine.write(input, facts)
    return report.crisis.isCrisis ? null : prefillFrom(input, facts, report)
  },
})
