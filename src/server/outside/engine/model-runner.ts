import { Worker } from 'node:worker_threads'
import type { ModelOutput, RunModel } from '#engine/model/sequence.ts'
import type { WorkerReply, WorkerRequest } from './model-worker.ts'

type Thread = { run: RunModel; hasEnded: () => boolean }

/** Resolves when the model is ready. Replaces a crashed thread with the next text. */
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
