import { join } from 'node:path'
import { type Note, TOO_MANY_NOTES } from '#domain/situation/journal.ts'
import { startReading } from '#server/base/reading/read-in-worker.ts'
import type { Facts, JournalRequest, RowsRequest } from './read/journal-worker.ts'

export type OpenJournal = {
  facts: Facts
  /** Oldest first, in batches. */
  notes: () => AsyncGenerator<Note[]>
  close: () => Promise<void>
}

/** Reads the file in a worker thread. Refuses it, or returns its notes. */
export async function openJournal(
  bytes: Uint8Array<ArrayBuffer>,
  given: JournalRequest,
): Promise<OpenJournal> {
  const { facts, rows, close } = await startReading<Facts, RowsRequest>({
    script: join(import.meta.dirname, 'read/journal-worker.ts'),
    bytes,
    given,
    tooMuch: TOO_MANY_NOTES,
  })
  return { facts, close, notes: () => rows((from) => ({ from })) as AsyncGenerator<Note[]> }
}
