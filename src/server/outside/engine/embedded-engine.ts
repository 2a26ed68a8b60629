/** The embedded engine in the server: model files from disk, the encoder in a worker thread. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { detectCrisis, isAtLeast } from '#engine/danger/crisis.ts'
import { smallCrisisScores } from '#engine/danger/crisis-scores.ts'
import { createEngine, type Engine } from '#engine/engine.ts'
import { Manifest } from '#engine/model/manifest.ts'
import { crisisTable, MODEL_FILES } from '#engine/model/model-files.ts'
import type { ModelOutput, RunModel } from '#engine/model/sequence.ts'
import type { CheckWithSmallModel } from './analysis-engine.ts'
import type { WorkerReply, WorkerRequest } from './model-worker.ts'

type Thread = { run: RunModel; hasEnded: () => boolean }

/** Resolves when the model is ready. If its thread crashes, the next text starts a new one. */
export async function createModelRunner(encoder: string): Promise<RunModel> {
  let current = startThread(encoder)
  await current
  return async (input) => {
    const seen = current
    if ((await seen).hasEnded() && current === seen) current = startThread(encoder)
    return (await current).run(input)
  }
}

function startThread(encoder: string): Promise<Thread> {
  const worker = new Worker(new URL('./model-worker.ts', import.meta.url), {
    workerData: { encoder },
  })
  const waiting = new Map<number, PromiseWithResolvers<ModelOutput>>()
  const { promise, resolve, reject } = Promise.withResolvers<Thread>()
  let runs = 0
  let ended = false

  const run: RunModel = (input) => {
    const answer = Promise.withResolvers<ModelOutput>()
    runs += 1
    waiting.set(runs, answer)
    // The process stays alive for a pending answer, but not for an idle thread.
    worker.ref()
    worker.postMessage({ run: runs, input } satisfies WorkerRequest)
    return answer.promise
  }

  function settle(told: Exclude<WorkerReply, 'ready'>): void {
    const answer = waiting.get(told.run)
    waiting.delete(told.run)
    if (waiting.size === 0) worker.unref()
    if ('output' in told) answer?.resolve(told.output)
    else answer?.reject(new Error(told.problem))
  }

  function end(error: Error): void {
    ended = true
    reject(error)
    for (const answer of waiting.values()) answer.reject(error)
    waiting.clear()
  }

  worker.on('message', (told: WorkerReply) => {
    if (told !== 'ready') return settle(told)
    worker.unref()
    resolve({ run, hasEnded: () => ended })
  })
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => end(new Error('The thread of the model has ended.')))
  return promise
}

export const MODELS_FOLDER = join(import.meta.dirname, '../../../../models')

export type GlancingEngine = Engine & { checkWithSmallModel: CheckWithSmallModel }

export async function createEmbeddedEngine(
  folder: string = MODELS_FOLDER,
): Promise<GlancingEngine> {
  const [raw, run] = await Promise.all([
    readRaw((name) => readFile(join(folder, name))),
    createModelRunner(join(folder, MODEL_FILES.encoder)),
  ])
  return { ...createEngine(raw, run), checkWithSmallModel: smallLook(raw) }
}

async function readRaw(read: (name: string) => Promise<Buffer>) {
  const json = async (name: string) => JSON.parse((await read(name)).toString('utf8'))
  const bytes = async (name: string) => new Uint8Array(await read(name))
  return {
    manifest: await json(MODEL_FILES.manifest),
    vocabulary: (await read(MODEL_FILES.vocabulary)).toString('utf8'),
    lexical: await bytes(MODEL_FILES.lexical),
    crisis: await bytes(MODEL_FILES.crisis),
    library: await json(MODEL_FILES.library),
    moments: await bytes(MODEL_FILES.moments),
    wishes: await bytes(MODEL_FILES.wishes),
  }
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
