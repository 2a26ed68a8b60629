import * as z from 'zod/mini'
import { ExportFile, IMPORT_LIMIT, ImportFile, ImportResult } from '#domain/sharing/export-file.ts'
import { endpoint } from './endpoint.ts'

export const ownership = {
  export: endpoint('GET /api/users/:userId/export', {
    does: 'Returns everything stored about a person, in one file.',
    reply: ExportFile,
  }),
  archive: endpoint('GET /api/users/:userId/export.zip', {
    does: 'The same as an archive: Markdown files, tables and the file itself.',
    sendsFile: 'application/zip',
    reply: z.unknown(),
  }),
  import: endpoint('POST /api/users/:userId/import', {
    does: 'Fills an empty account from an exported file.',
    body: ImportFile,
    inDanger: 'known',
    bodyLimit: IMPORT_LIMIT,
    reply: ImportResult,
  }),
  deleteAccount: endpoint('DELETE /api/users/:userId', {
    does: 'Deletes the account and everything in it, at once.',
    body: z.object({ email: z.string().check(z.maxLength(320)) }),
  }),
}
