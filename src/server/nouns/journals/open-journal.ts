import { join } from 'node:path'
import { type Note, TOO_MANY_NOTES } from '#domain/situation/journal.ts'
import { type Reading, startReading } from '#server/base/reading/read-in-worker.ts'
import type { Facts, JournalRequest, RowsRequest } from './read/journal-worker.ts'

export type OpenJournal = Reading<Facts, RowsRequest, Note>

/** Reads the file in a worker thread. Refuses it, or returns its notes, oldest first. */
export const openJournal = (
  bytes: Uint8Array<ArrayBuffer>,
  given: JournalRequest,
): Promise<OpenJournal> =>
  startReading({
    script: join(import.meta.dirname, 'read/journal-worker.ts'),
    bytes,
    given,
    tooMuch: TOO_MANY_NOTES,
  })
