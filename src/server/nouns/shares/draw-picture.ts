import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Snapshot } from '#domain/sharing/share.ts'

/** In milliseconds; a picture takes a fraction of a second where nothing else is going on. */
const TIMEOUT = 20_000

/** The picture of what is shared, as base64, drawn where it holds nobody up. */
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
