import { type JournalImport, NO_ROOM_FOR_NOTES } from '#domain/situation/journal.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import {
  insertImport,
  insertNotes,
  listImports,
  onlyNew,
  roomForNotes,
} from './journals.repository.ts'
import type { OpenJournal } from './open-journal.ts'

/** Counts the notes of a file that already exist. */
export async function countKnown(db: Database, owner: OwnerId, file: OpenJournal): Promise<number> {
  let known = 0
  const fresh = onlyNew(db, owner)
  for await (const notes of file.notes()) known += notes.length - (await fresh(notes)).length
  return known
}

type BroughtIn = { import: JournalImport | null; kept: number; alreadyHere: number }

/** Saves the new notes of a file in one transaction. Idempotent. */
export function bringInJournal(
  db: Database,
  owner: OwnerId,
  file: OpenJournal,
  now: number,
): Promise<BroughtIn> {
  return withPersonLocked(db, owner, now, async (tx) => {
    const id = await insertImport(tx, owner, file.facts.source, now)
    let kept = 0
    const fresh = onlyNew(tx, owner)
    for await (const notes of file.notes()) {
      const added = await fresh(notes)
      await insertNotes(tx, owner, id, added)
      kept += added.length
    }
    if ((await roomForNotes(tx, owner)) < 0) refuse('conflict', NO_ROOM_FOR_NOTES)
    const alreadyHere = file.facts.notes - kept
    if (kept > 0)
      return { import: (await listImports(tx, owner, id))[0] ?? null, kept, alreadyHere }
    await tx.deleteFrom('journalImport').where('id', '=', id).execute()
    return { import: null, kept, alreadyHere }
  })
}
