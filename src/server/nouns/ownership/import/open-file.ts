import { join } from 'node:path'
import {
  MORE_THAN_FITS,
  type Restorable,
  type RestoredSection,
} from '#domain/sharing/export-file.ts'
import { startReading } from '#server/base/reading/start-reading.ts'
import type { Facts, RowsRequest } from './import-worker.ts'

export type OpenFile = {
  facts: Facts
  /** The rows of one section, a few at a time. Between two pieces everybody else has their turn. */
  rows: <Section extends RestoredSection>(section: Section) => AsyncGenerator<Restorable[Section]>
  close: () => Promise<void>
}

/** Reads a whole file elsewhere; refuses it here with what is wrong, or hands out what is in it. */
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
