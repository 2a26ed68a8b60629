import { parentPort, Worker } from 'node:worker_threads'
import { RefusalError, refuse } from '#server/base/refuse.ts'

/** The limits for one file, in MB and milliseconds. The largest allowed file needs a fraction of them. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }
const TIMEOUT = 60_000

export type Reading<Facts, Lists> = {
  facts: Facts
  /** Yields the rows of one list in batches. Other requests run between two of them. */
  rows: <Name extends keyof Lists>(name: Name) => AsyncGenerator<Lists[Name]>
  close: () => Promise<void>
}

type File = {
  /** The worker's script. */
  script: string
  bytes: Uint8Array<ArrayBuffer>
  /** Further data for the worker. */
  given: object
  /** The refusal for a file that needs more memory or time. */
  tooMuch: string
}

/** Reads a file in a worker thread. Refuses it, or returns what it contains. */
export async function startReading<Facts, Lists>({
  script,
  bytes,
  given,
  tooMuch,
}: File): Promise<Reading<Facts, Lists>> {
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
    // The timeout covers reading only. Saving takes as long as the database needs.
    clearTimeout(late)
    if ('refused' in told) {
      const { reason, message, details } = told.refused
      throw new RefusalError(reason, message, details)
    }
    if (!('facts' in told)) throw new Error('The file was read out of turn.')
    return { facts: told.facts, close, rows: (name) => rowsOf(worker, name) }
  } catch (error) {
    await close()
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (isTooLarge || isLate) return refuse('invalid', tooMuch)
    throw error
  }
}

async function* rowsOf<Rows>(worker: Worker, name: PropertyKey): AsyncGenerator<Rows> {
  for (let from = 0; ; ) {
    worker.postMessage({ name, from })
    const told = await nextWord(worker)
    if (!('rows' in told) || told.rows.length === 0) return
    yield told.rows as Rows
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

/**
 * The worker's side: reads the file, sends the facts, then rows in batches, because receiving all rows at once would
 * block the main thread.
 */
export function answerReader<Facts, Lists extends Record<string, unknown[]>>(
  read: () => { facts: Facts; lists: Lists },
  atOnce: (name: keyof Lists) => number,
): void {
  const tell = (told: ReaderReply<Facts>) => parentPort?.postMessage(told)
  try {
    const { facts, lists } = read()
    parentPort?.on('message', ({ name, from }: { name: keyof Lists; from: number }) =>
      tell({ rows: lists[name]?.slice(from, from + atOnce(name)) ?? [] }),
    )
    tell({ facts })
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    const { reason, message, details } = error
    tell({ refused: { reason, message, details } })
  }
}

/** A message of a reader thread: first the facts or a refusal, then rows on request. */
export type ReaderReply<Facts> =
  | { facts: Facts }
  | { rows: unknown[] }
  | { refused: Pick<RefusalError, 'reason' | 'message' | 'details'> }
