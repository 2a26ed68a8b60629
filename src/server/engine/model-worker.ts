/**
 * Runs the encoder in a thread of its own, so that the server goes on answering while a text is read. The
 * WASM runtime comes from the installed package; nothing is fetched. Runs follow one another.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import type { ModelInput, ModelOutput } from '#engine/model/sequence.ts'

export type Asked = { run: number; input: ModelInput }
export type Told = 'ready' | { run: number; output: ModelOutput } | { run: number; problem: string }

const wasm = createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')
env.wasm.numThreads = 1
env.wasm.wasmBinary = new Uint8Array(readFileSync(wasm)).buffer

const encoder = new Uint8Array(readFileSync(workerData.encoder))
const session = await InferenceSession.create(encoder, { executionProviders: ['wasm'] })
const tell = (told: Told) => parentPort?.postMessage(told)

async function read({ ids, groups, positions, spans, rows }: ModelInput): Promise<ModelOutput> {
  const output = await session.run({
    ids: new Tensor('int32', ids, [ids.length]),
    groups: new Tensor('int32', groups, [ids.length]),
    positions: new Tensor('int32', positions, [ids.length]),
    spans: new Tensor('float32', spans, [rows, ids.length]),
  })
  const numbers = (name: string) => output[name]!.data as Float32Array
  return { read: numbers('read'), item: numbers('item'), about: numbers('about') }
}

let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', ({ run, input }: Asked) => {
  last = last
    .then(async () => tell({ run, output: await read(input) }))
    .catch((error: Error) => tell({ run, problem: error.message }))
})
tell('ready')
