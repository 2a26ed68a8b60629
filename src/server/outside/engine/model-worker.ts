/**
 * Runs the encoder in a thread of its own, so that the server goes on answering while a text is read. The
 * WASM runtime comes from the installed package; nothing is fetched. Runs follow one another.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import type { ModelInput, ModelOutput } from '#engine/model/sequence.ts'
import { sessionRunner } from '#engine/model/session-runner.ts'

export type WorkerRequest = { run: number; input: ModelInput }
export type WorkerReply =
  | 'ready'
  | { run: number; output: ModelOutput }
  | { run: number; problem: string }

const wasm = createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')
env.wasm.numThreads = 1
env.wasm.wasmBinary = new Uint8Array(readFileSync(wasm)).buffer

const encoder = new Uint8Array(readFileSync(workerData.encoder))
const session = await InferenceSession.create(encoder, { executionProviders: ['wasm'] })
const tell = (told: WorkerReply) => parentPort?.postMessage(told)

const read = sessionRunner({ Tensor, session })

let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', ({ run, input }: WorkerRequest) => {
  last = last
    .then(async () => tell({ run, output: await read(input) }))
    .catch((error: Error) => tell({ run, problem: error.message }))
})
tell('ready')
