import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Snapshot } from '#domain/sharing/share.ts'

/** In milliseconds. Usually it takes a fraction of a second. */
const TIMEOUT = 20_000

/** Draws the picture of a share in a worker thread, as base64. */
export function drawPicture(snapshot: Snapshot): Promise<string> {
  const worker = new Worker(join(import.meta.dirname, 'picture-worker.ts'), {
    workerData: snapshot,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const late = setTimeout(() => reject(new Error('The picture took too long.')), TIMEOUT)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The thread that draws has ended.')))
  return promise.finally(() => {
    clearTimeout(late)
    return worker.terminate()
  })
}
