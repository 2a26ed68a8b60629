/** Runs the encoder in a worker thread, one run at a time, so that the server keeps answering. It fetches nothing. */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { ModelInput, ModelOutput } from '#engine/model/sequence.ts'
import { sessionRunner } from '#engine/model/session-runner.ts'
import { openEncoder } from './onnx-runtime.ts'

export type WorkerRequest = { run: number; input: ModelInput }
export type WorkerReply =
  | 'ready'
  | { run: number; output: ModelOutput }
  | { run: number; problem: string }

const encoder = new Uint8Array(readFileSync(workerData.encoder))
const read = sessionRunner(await openEncoder(encoder))
const tell = (told: WorkerReply) => parentPort?.postMessage(told)

let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', ({ run, input }: WorkerRequest) => {
  last = last
    .then(async () => tell({ run, output: await read(input) }))
    .catch((error: Error) => tell({ run, problem: error.message }))
})
tell('ready')
