import type { QueryOf } from '#contract/endpoint.ts'
import { journals } from '#contract/journals.ts'
import { JOURNAL_LIMIT, JOURNAL_TOO_LARGE, type NoteColumns } from '#domain/situation/journal.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { deleteSituations } from '#server/base/db/delete-rows.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { readFileBody } from '#server/http/read-body.ts'
import { type App, type HttpContext, serve } from '#server/http/serve.ts'
import { type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { askForNotes, bringInJournal, countKnown } from './bring-in-notes.ts'
import { deleteImport, listImports, roomForNotes } from './journals.repository.ts'
import { type OpenJournal, openJournal } from './open-journal.ts'

/** Enough for a new preview after every change of a column. */
const FILES: Rate = { name: 'journal files', max: 60, within: HOUR }
const BATCHES: Rate = { name: 'note batches', max: 50, within: DAY }

type PreviewQuery = QueryOf<typeof journals.preview> & { without?: string | undefined }

export function journalRoutes(app: App, services: Services): void {
  const { db, now, limits: lanes } = services

  async function withFile<Result>(
    c: HttpContext,
    owner: OwnerId,
    query: PreviewQuery,
    use: (file: OpenJournal) => Promise<Result>,
  ): Promise<Result> {
    await withinRate(services, FILES, String(owner))
    return lanes.imports.run(String(owner), c.req.raw.signal, async () => {
      const bytes = await readFileBody(c.req.raw, JOURNAL_LIMIT, JOURNAL_TOO_LARGE)
      const file = await openJournal(bytes, {
        now: now(),
        how: howToRead(query),
        without: query.without?.split(',').filter(Boolean) ?? [],
      })
      return use(file).finally(file.close)
    })
  }

  serve(app, journals.preview, ({ owner, query, c }) =>
    withFile(c, owner, query, async (file) => ({
      ...file.facts,
      alreadyHere: await countKnown({ db, owner }, file),
      roomFor: Math.max(0, await roomForNotes({ db, owner })),
    })),
  )
  serve(app, journals.bringIn, ({ owner, query, c }) =>
    withFile(c, owner, query, (file) => bringInJournal({ db, owner }, file, now())),
  )
  serve(app, journals.list, ({ owner }) => listImports({ db, owner }))
  serve(app, journals.undo, async ({ owner, params: { id } }) => {
    const [known] = await listImports({ db, owner }, id)
    if (!known) return refuseAsMissing()
    // Deletes in batches outside the lock, because thousands at once would block other writers. After an interruption
    // the undo can be repeated.
    await deleteSituations(db, { userId: owner, importId: id })
    await withPersonLocked({ db, owner }, now(), (tx) => deleteImport(tx, id))
    return { removed: known.notes }
  })
  serve(app, journals.analyse, async ({ owner, body }) => {
    await withinRate(services, BATCHES, String(owner))
    return { waiting: await askForNotes({ ...services, owner }, body) }
  })
}

function howToRead({ zone = 'UTC', dayFirst, ...query }: PreviewQuery) {
  const columns: Partial<Record<keyof NoteColumns, number | null>> = {}
  for (const part of ['date', 'time', 'title', 'text', 'mood'] as const) {
    const said = query[part]
    if (said !== undefined) columns[part] = said === 'none' ? null : Number(said)
  }
  const { date, text, ...others } = columns
  return {
    zone,
    dayFirst: dayFirst === undefined ? null : dayFirst === 'yes',
    columns: {
      ...others,
      ...(typeof date === 'number' && { date }),
      ...(typeof text === 'number' && { text }),
    },
  }
}
