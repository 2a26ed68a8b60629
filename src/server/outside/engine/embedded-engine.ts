/** The embedded engine in the server: model files from disk, the encoder in a worker thread. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { detectCrisis, isAtLeast } from '#engine/danger/crisis.ts'
import { smallCrisisScores } from '#engine/danger/crisis-scores.ts'
import { createEngine, type Engine } from '#engine/engine.ts'
import { Manifest } from '#engine/model/manifest.ts'
import { crisisTable, MODEL_FILES } from '#engine/model/model-files.ts'
import type { CheckWithSmallModel } from './analysis-engine.ts'
import { createModelRunner } from './model-runner.ts'

export const MODELS_FOLDER = join(import.meta.dirname, '../../../../models')

export type GlancingEngine = Engine & { checkWithSmallModel: CheckWithSmallModel }

export async function createEmbeddedEngine(
  folder: string = MODELS_FOLDER,
): Promise<GlancingEngine> {
  const file = (name: string) => readFile(join(folder, name))
  const [manifest, vocabulary, lexical, crisis, library, moments, run] = await Promise.all([
    file(MODEL_FILES.manifest),
    file(MODEL_FILES.vocabulary),
    file(MODEL_FILES.lexical),
    file(MODEL_FILES.crisis),
    file(MODEL_FILES.library),
    file(MODEL_FILES.moments),
    createModelRunner(join(folder, MODEL_FILES.encoder)),
  ])
  const raw = {
    manifest: JSON.parse(manifest.toString('utf8')),
    vocabulary: vocabulary.toString('utf8'),
    lexical: new Uint8Array(lexical),
    crisis: new Uint8Array(crisis),
    library: JSON.parse(library.toString('utf8')),
    moments: new Uint8Array(moments),
  }
  return { ...createEngine(raw, run), checkWithSmallModel: smallLook(raw) }
}

/** Queues the checks of a few milliseconds each, and yields to other requests in between. */
function smallLook(raw: {
  manifest: unknown
  crisis: Uint8Array
}): GlancingEngine['checkWithSmallModel'] {
  const manifest = Manifest.parse(raw.manifest)
  const table = crisisTable(manifest, raw.crisis)
  let last: Promise<unknown> = Promise.resolve()
  return (texts, from = 'danger') => {
    const look = last
      .then(() => yieldToOthers())
      .then(() => detectCrisis(texts, smallCrisisScores(texts, table, manifest.crisis)))
      .then(({ level }) => isAtLeast(level, from))
    last = look.catch(() => {})
    return look
  }
}
