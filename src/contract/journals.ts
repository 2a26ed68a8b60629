import * as z from 'zod/mini'
import { JOURNAL_LIMIT, JournalImport, JournalPreview } from '#domain/situation/journal.ts'
import { RowId } from '#domain/values/row-id.ts'
import { Zone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'

const Column = z.optional(z.pipe(z.string().check(z.regex(/^(\d{1,3}|none)$/)), z.string()))

/** Options for reading a file, all optional. */
const HowToRead = z.object({
  /** The time zone of the notes, such as Europe/Berlin. */
  zone: z.optional(Zone),
  /** Of a table: the index of each column, or `none`. */
  date: Column,
  time: Column,
  title: Column,
  text: Column,
  mood: Column,
  /** If `yes`, 3/4/2024 is the third of April. */
  dayFirst: z.optional(z.enum(['yes', 'no'])),
})

export const journals = {
  preview: endpoint('POST /api/users/:userId/journal-preview', {
    does: 'Reads the file of another journal and says what is in it. Nothing is stored.',
    query: HowToRead,
    takesFile: true,
    bodyLimit: JOURNAL_LIMIT,
    reply: JournalPreview,
  }),
  bringIn: endpoint('POST /api/users/:userId/journals', {
    does: 'Saves the notes of a journal file as situations, all or none. Skips notes that are already here.',
    query: z.extend(HowToRead, {
      /** Months to skip, such as 2024-03,2024-04. */
      without: z.optional(z.string().check(z.regex(/^(\d{4}-\d\d(,|$))*$/), z.maxLength(8000))),
    }),
    takesFile: true,
    bodyLimit: JOURNAL_LIMIT,
    reply: z.object({ import: z.nullable(JournalImport), kept: z.int(), alreadyHere: z.int() }),
    status: 201,
  }),
  list: endpoint('GET /api/users/:userId/journals', {
    does: 'Lists imports from other journals, newest first.',
    reply: z.array(JournalImport),
  }),
  undo: endpoint('DELETE /api/users/:userId/journals/:id', {
    does: 'Deletes everything imported from one file, with its analyses.',
    reply: z.object({ removed: z.int() }),
  }),
  analyse: endpoint('POST /api/users/:userId/notes/analyses', {
    does: 'Has notes analysed one by one in the background, by our own engine and without counting.',
    body: z.object({
      /** All notes of one file, or */
      importId: z.optional(RowId),
      /** these. */
      situationIds: z.optional(z.array(RowId).check(z.maxLength(500))),
      /** Items for notes that name nothing on the map. */
      selfMapItemIds: z._default(z.array(RowId).check(z.maxLength(20)), []),
    }),
    reply: z.object({ waiting: z.int() }),
    status: 201,
  }),
}
