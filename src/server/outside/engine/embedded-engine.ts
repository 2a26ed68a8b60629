/** The embedded engine inside the server: model files from disk, the encoder in a thread of its own. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createEngine, type Engine } from '#engine/engine.ts'
import { MODEL_FILES } from '#engine/model/model-files.ts'
import { createModelRunner } from './model-runner.ts'

export const MODELS_FOLDER = join(import.meta.dirname, '../../../../models')

export async function createEmbeddedEngine(folder: string = MODELS_FOLDER): Promise<Engine> {
  const file = (name: string) => readFile(join(folder, name))
  const [manifest, vocabulary, lexical, crisis, run] = await Promise.all([
    file(MODEL_FILES.manifest),
    file(MODEL_FILES.vocabulary),
    file(MODEL_FILES.lexical),
    file(MODEL_FILES.crisis),
    createModelRunner(join(folder, MODEL_FILES.encoder)),
  ])
  return createEngine(
    {
      manifest: JSON.parse(manifest.toString('utf8')),
      vocabulary: vocabulary.toString('utf8'),
      lexical: new Uint8Array(lexical),
      crisis: new Uint8Array(crisis),
    },
    run,
  )
}
