import { Worker } from 'node:worker_threads'
import { RefusalError, refuse } from '#server/base/refuse.ts'
import type { ReaderReply } from './reader-reply.ts'

/** What one file may cost us, in MB and milliseconds; the largest that we take needs a fraction of it. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }
const TIMEOUT = 60_000

export type Reading<Facts, Asked> = {
  facts: Facts
  /** The rows from one on, a few at a time. Between two pieces everybody else has their turn. */
  rows: (ask: (from: number) => Asked) => AsyncGenerator<unknown[]>
  close: () => Promise<void>
}

type File = {
  /** The program that reads, beside the one who asks. */
  script: string
  bytes: Uint8Array<ArrayBuffer>
  /** What else the program needs to know. */
  given: object
  /** How a file is refused that needs more memory or time than we give it. */
  tooMuch: string
}

/** Reads a whole file in a thread of its own; refuses it here with what is wrong, or hands out what is in it. */
export async function startReading<Facts, Asked>({
  script,
  bytes,
  given,
  tooMuch,
}: File): Promise<Reading<Facts, Asked>> {
  const worker = new Worker(script, {
    workerData: { ...given, bytes },
    transferList: [bytes.buffer],
    resourceLimits: MEMORY,
  })
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
    void worker.terminate()
  }, TIMEOUT)
  const close = async () => {
    clearTimeout(late)
    await worker.terminate()
  }
  try {
    const told = await nextWord<Facts>(worker)
    // It is read: what is kept of it now takes as long as the database needs.
    clearTimeout(late)
    if ('refused' in told) {
      const { reason, message, details } = told.refused
      throw new RefusalError(reason, message, details)
    }
    if (!('facts' in told)) throw new Error('The file was read out of turn.')
    return { facts: told.facts, close, rows: (ask) => rowsOf(worker, ask) }
  } catch (error) {
    await close()
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (isTooLarge || isLate) return refuse('invalid', tooMuch)
    throw error
  }
}

async function* rowsOf<Asked>(
  worker: Worker,
  ask: (from: number) => Asked,
): AsyncGenerator<unknown[]> {
  for (let from = 0; ; ) {
    worker.postMessage(ask(from))
    const told = await nextWord(worker)
    if (!('rows' in told) || told.rows.length === 0) return
    yield told.rows
    from += told.rows.length
  }
}

function nextWord<Facts>(worker: Worker): Promise<ReaderReply<Facts>> {
  const { promise, resolve, reject } = Promise.withResolvers<ReaderReply<Facts>>()
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
