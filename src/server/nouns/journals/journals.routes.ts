import { join } from 'node:path'
import type { QueryOf } from '#contract/endpoint.ts'
import { journals } from '#contract/journals.ts'
import { JOURNAL_LIMIT, JOURNAL_TOO_LARGE, TOO_MANY_NOTES } from '#domain/situation/journal.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { deleteSituations } from '#server/base/db/delete-rows.ts'
import { startReading } from '#server/base/reading/read-in-worker.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { readFileBody } from '#server/http/read-body.ts'
import { type HttpContext, routesOf } from '#server/http/serve.ts'
import { type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { askForNotes, bringInJournal, countKnown } from './bring-in-notes.ts'
import { deleteImport, listImports, roomForNotes } from './journals.repository.ts'
import type { HowToRead } from './read/found.ts'
import type { JournalRequest, OpenJournal } from './read/journal-worker.ts'

/** Enough for a new preview after every change of a column. */
const FILES: Rate = { name: 'journal files', max: 60, within: HOUR }
const BATCHES: Rate = { name: 'note batches', max: 50, within: DAY }

type PreviewQuery = QueryOf<typeof journals.preview> & { without?: string | undefined }

async function withFile<Result>(
  { own, query, c }: { own: OwnServices; query: PreviewQuery; c: HttpContext },
  use: (file: OpenJournal) => Promise<Result>,
): Promise<Result> {
  const subject = String(own.owner)
  await withinRate(own, FILES, subject)
  return own.limits.imports.run(subject, c.req.raw.signal, async () => {
    const bytes = await readFileBody(c.req.raw, JOURNAL_LIMIT, JOURNAL_TOO_LARGE)
    const without = query.without?.split(',').filter(Boolean) ?? []
    const file: OpenJournal = await startReading({
      script: join(import.meta.dirname, 'read/journal-worker.ts'),
      bytes,
      given: { now: own.now(), how: howToRead(query), without } satisfies JournalRequest,
      tooMuch: TOO_MANY_NOTES,
    })
    return use(file).finally(file.close)
  })
}

export const journalRoutes = routesOf(journals, () => ({
  preview: (call) =>
    withFile(call, async (file) => ({
      ...file.facts,
      alreadyHere: await countKnown(call.own, file),
      roomFor: Math.max(0, await roomForNotes(call.own)),
    })),
  bringIn: (call) => withFile(call, (file) => bringInJournal(call.own, file)),
  list: ({ own }) => listImports(own),
  undo: async ({ own, owner, params: { id } }) => {
    const [known] = await listImports(own, id)
    if (!known) return refuseAsMissing()
    // Deletes in batches outside the lock, because thousands at once would block other writers. After an interruption
    // the undo can be repeated.
    await deleteSituations(own.db, { userId: owner, importId: id })
    await withPersonLocked(own, (tx) => deleteImport(tx, id))
    return { removed: known.notes }
  },
  analyse: async ({ own, body }) => {
    await withinRate(own, BATCHES, String(own.owner))
    return { waiting: await askForNotes(own, body) }
  },
}))

function howToRead({ zone = 'UTC', dayFirst, ...query }: PreviewQuery): HowToRead {
  const columns: HowToRead['columns'] = {}
  for (const part of ['date', 'time', 'title', 'text', 'mood'] as const) {
    const said = query[part]
    if (said !== undefined) columns[part] = said === 'none' ? null : Number(said)
  }
  return { zone, dayFirst: dayFirst === undefined ? null : dayFirst === 'yes', columns }
}
