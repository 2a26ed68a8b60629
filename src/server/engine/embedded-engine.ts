/**
 * The embedded engine inside the server: model files from disk, the WASM runtime from the installed
 * package, one thread. Nothing is fetched. Runs of the model follow one another.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import { createEngine, type Engine } from '#engine/engine.ts'
import { MODEL_FILES } from '#engine/model/model-files.ts'
import type { RunModel } from '#engine/model/sequence.ts'

export const MODELS_FOLDER = fileURLToPath(new URL('../../../models/', import.meta.url))

async function startRuntime(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')
  env.wasm.numThreads = 1
  env.wasm.wasmBinary = new Uint8Array(await readFile(wasm)).buffer
}

async function createRunner(encoder: Uint8Array): Promise<RunModel> {
  const session = await InferenceSession.create(encoder, { executionProviders: ['wasm'] })
  let last: Promise<unknown> = Promise.resolve()
  const runOne: RunModel = async ({ ids, groups, positions, spans, rows }) => {
    const output = await session.run({
      ids: new Tensor('int32', ids, [ids.length]),
      groups: new Tensor('int32', groups, [ids.length]),
      positions: new Tensor('int32', positions, [ids.length]),
      spans: new Tensor('float32', spans, [rows, ids.length]),
    })
    return {
      read: output.read!.data as Float32Array,
      item: output.item!.data as Float32Array,
      about: output.about!.data as Float32Array,
    }
  }
  return (input) => {
    const mine = last.then(() => runOne(input))
    last = mine.catch(() => null)
    return mine
  }
}

export async function createEmbeddedEngine(folder: string = MODELS_FOLDER): Promise<Engine> {
  const file = (name: string) => readFile(`${folder}/${name}`)
  const [manifest, encoder, vocabulary, lexical, crisis] = await Promise.all([
    file(MODEL_FILES.manifest),
    file(MODEL_FILES.encoder),
    file(MODEL_FILES.vocabulary),
    file(MODEL_FILES.lexical),
    file(MODEL_FILES.crisis),
    startRuntime(),
  ])
  return createEngine(
    {
      manifest: JSON.parse(manifest.toString('utf8')),
      vocabulary: vocabulary.toString('utf8'),
      lexical: new Uint8Array(lexical),
      crisis: new Uint8Array(crisis),
    },
    await createRunner(new Uint8Array(encoder)),
  )
}
