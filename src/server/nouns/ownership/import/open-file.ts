import { join } from 'node:path'
import {
  MORE_THAN_FITS,
  type Restorable,
  type RestoredSection,
} from '#domain/sharing/export-file.ts'
import { startReading } from '#server/base/reading/read-in-worker.ts'
import type { Facts, RowsRequest } from './import-worker.ts'

export type OpenFile = {
  facts: Facts
  /** Yields the rows of one section in batches. Other requests run between two of them. */
  rows: <Section extends RestoredSection>(section: Section) => AsyncGenerator<Restorable[Section]>
  close: () => Promise<void>
}

/** Reads a file in a worker thread. Refuses it, or returns what it contains. */
export async function openImport(bytes: Uint8Array<ArrayBuffer>, now: number): Promise<OpenFile> {
  const { facts, rows, close } = await startReading<Facts, RowsRequest>({
    script: join(import.meta.dirname, 'import-worker.ts'),
    bytes,
    given: { now },
    tooMuch: MORE_THAN_FITS,
  })
  return {
    facts,
    close,
    rows: <Section extends RestoredSection>(section: Section) =>
      rows((from) => ({ section, from })) as AsyncGenerator<Restorable[Section]>,
  }
}
