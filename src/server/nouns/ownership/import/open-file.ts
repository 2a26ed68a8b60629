import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { MORE_THAN_FITS, type Restorable, type RestoredSection } from '#domain/export-file.ts'
import { RefusalError, refuse } from '#server/base/refuse.ts'
import type { Asked, Facts, Given, Told } from './import-worker.ts'

/** What one file may cost us, in MB and milliseconds; the largest that we take needs a fraction of it. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }
const PATIENCE = 60_000

export type OpenFile = {
  facts: Facts
  /** The rows of one section, a few at a time. Between two pieces everybody else has their turn. */
  rows: <Section extends RestoredSection>(section: Section) => AsyncGenerator<Restorable[Section]>
  close: () => Promise<void>
}

/** Reads a whole file elsewhere; refuses it here with what is wrong, or hands out what is in it. */
export async function openFile(bytes: Uint8Array<ArrayBuffer>, now: number): Promise<OpenFile> {
  const worker = new Worker(join(import.meta.dirname, 'import-worker.ts'), {
    workerData: { bytes, now } satisfies Given,
    transferList: [bytes.buffer],
    resourceLimits: MEMORY,
  })
  const late = setTimeout(() => void worker.terminate(), PATIENCE)
  const close = async () => {
    clearTimeout(late)
    await worker.terminate()
  }
  try {
    const told = await nextWord(worker)
    if ('refused' in told) {
      const { reason, message, details } = told.refused
      throw new RefusalError(reason, message, details)
    }
    if (!('facts' in told)) throw new Error('The file was read out of turn.')
    return { facts: told.facts, close, rows: (section) => rowsOf(worker, section) }
  } catch (error) {
    await close()
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
      return refuse('invalid', MORE_THAN_FITS)
    throw error
  }
}

async function* rowsOf<Section extends RestoredSection>(
  worker: Worker,
  section: Section,
): AsyncGenerator<Restorable[Section]> {
  for (let from = 0; ; ) {
    worker.postMessage({ section, from } satisfies Asked)
    const told = await nextWord(worker)
    if (!('rows' in told) || told.rows.length === 0) return
    yield told.rows as Restorable[Section]
    from += told.rows.length
  }
}

function nextWord(worker: Worker): Promise<Told> {
  const { promise, resolve, reject } = Promise.withResolvers<Told>()
  const end = () => reject(new Error('The thread that read the file has ended.'))
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', end)
  return promise.finally(() => {
    worker.off('message', resolve)
    worker.off('error', reject)
    worker.off('exit', end)
  })
}
