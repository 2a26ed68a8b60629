import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { JournalImport, Note } from '#domain/situation/journal.ts'
import { MAX_SITUATIONS, searchedWords } from '#domain/situation/situation.ts'
import { wordColumns } from '#domain/situation/situation-words.ts'
import { readable } from '#server/base/db/column.ts'
import { deleteSituations } from '#server/base/db/delete-rows.ts'
import { insertAll } from '#server/base/db/insert-rows.ts'
import { countRows, deleteOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'

/** Newest first, each with the number of its remaining notes. */
export async function listImports({ db, owner }: Own, id?: number): Promise<JournalImport[]> {
  let query = db
    .selectFrom('journalImport')
    .leftJoin('situation', 'situation.importId', 'journalImport.id')
    .leftJoin('waitingNote', 'waitingNote.situationId', 'situation.id')
    .select(({ fn, selectFrom }) => [
      'journalImport.id',
      'journalImport.source',
      'journalImport.createdAt',
      fn.count('situation.id').as('notes'),
      fn.count('waitingNote.situationId').as('waiting'),
      selectFrom('analysis')
        .innerJoin('situation as told', 'told.id', 'analysis.situationId')
        .select(({ fn }) => fn.count('analysis.situationId').distinct().as('analysed'))
        .whereRef('told.importId', '=', 'journalImport.id')
        .as('analysed'),
    ])
    .where('journalImport.userId', '=', owner)
    .groupBy(['journalImport.id', 'journalImport.source', 'journalImport.createdAt'])
    .orderBy('journalImport.id', 'desc')
  if (id !== undefined) query = query.where('journalImport.id', '=', id)
  const rows = await query.execute()
  return rows.map(({ notes, waiting, analysed, ...row }) => ({
    ...readable(row),
    notes: Number(notes),
    waiting: Number(waiting),
    analysed: Number(analysed),
  }))
}

/** Counts how many more notes fit. Negative if there are too many. */
export const roomForNotes = async (own: Own): Promise<number> =>
  MAX_SITUATIONS - (await countRows(ownRows(own, 'situation').where('kind', '=', 'note')))

const keyOf = ({ at, title, text }: Note): string => `${at}\n${title}\n${text}`

const AT_ONCE = 200

/**
 * Filters batches, oldest first, for notes that don't exist yet with the same words and moment, and drops duplicates.
 * Reads each moment once, because a file may hold thousands of notes of the same one.
 */
export function onlyNew(own: Own): (notes: readonly Note[]) => Promise<Note[]> {
  const known = new Set<string>()
  let last: number | null = null
  return async (notes) => {
    const moments = new Set(notes.map(({ at }) => at))
    if (last === null || !moments.delete(last)) known.clear()
    last = notes.at(-1)?.at ?? last
    for await (const row of notesAt(own, [...moments])) known.add(keyOf(row))
    return notes.filter((note) => {
      const key = keyOf(note)
      if (known.has(key)) return false
      known.add(key)
      return true
    })
  }
}

/**
 * Matches either moment, because a note may have been moved to another day. Reads in batches, so that other requests
 * can run.
 */
async function* notesAt(own: Own, moments: readonly number[]): AsyncGenerator<Note> {
  for (let from = 0; moments.length > 0; from += AT_ONCE) {
    const rows = await ownRows(own, 'situation')
      .select(['createdAt', 'happenedAt', 'title', 'description as text'])
      .where(({ or, eb }) => or([eb('createdAt', 'in', moments), eb('happenedAt', 'in', moments)]))
      .orderBy('createdAt')
      .orderBy('id')
      .limit(AT_ONCE)
      .offset(from)
      .execute()
    for (const { createdAt, happenedAt, ...words } of rows)
      for (const at of new Set([createdAt, happenedAt])) yield { at, ...words }
    if (rows.length < AT_ONCE) return
    await yieldToOthers()
  }
}

export const insertNotes = (
  { db: tx, owner }: Own,
  importId: number,
  notes: readonly Note[],
): Promise<void> =>
  insertAll(tx, 'situation', notes, ({ at, title, text }) => ({
    userId: owner,
    importId,
    kind: 'note' as const,
    ...wordColumns({ title, description: text }),
    searchText: searchedWords({ title, description: text }, []),
    draftId: null,
    createdAt: at,
    happenedAt: at,
  }))

/** Deletes an import with its notes and their analyses. */
export async function deleteImport(own: Own, id: number): Promise<void> {
  await deleteSituations(own.db, { userId: own.owner, importId: id })
  await deleteOwn(own, 'journalImport', id)
}
