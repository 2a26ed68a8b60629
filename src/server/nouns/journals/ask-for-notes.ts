import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { NOT_ON_YOUR_MAP } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { itemsNamedIn, WHAT_THEY_TOUCH } from '#domain/situation/journal.ts'
import { searchedWords, toSnapshot } from '#domain/situation/situation.ts'
import { situationWords, WORDS, type WordColumns } from '#domain/situation/situation-words.ts'
import type { Database } from '#server/base/db/database.ts'
import { insertAll } from '#server/base/db/insert-rows.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { addJob, listWaiting } from '#server/jobs/job.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'

type Wish = {
  importId?: number | undefined
  situationIds?: readonly number[] | undefined
  selfMapItemIds: readonly number[]
}

/** Batch size, small enough not to hold the write lock for long. */
const AT_ONCE = 100

/**
 * Queues notes for background analysis. A note touches the items it names, or else those the person chose for all
 * such notes; without a choice nothing is queued.
 */
export async function askForNotes(
  { db, now }: Services,
  owner: OwnerId,
  wish: Wish,
): Promise<number> {
  const map = await listItems(db, owner)
  const chosen = wish.selfMapItemIds.map(
    (id) => map.find((item) => item.id === id) ?? refuse('invalid', NOT_ON_YOUR_MAP),
  )
  const named = itemsNamedIn(map)
  const touchedBy = ({ title, description }: Unread) => {
    const found = named(`${title}\n${description}`)
    return found.length > 0 ? found : chosen
  }
  const isLost = (note: Unread) => !note.hasItems && touchedBy(note).length === 0
  const pieces = await unreadIds(db, owner, wish)
  if (chosen.length === 0)
    for (const ids of pieces)
      if ((await listUnread(db, owner, ids)).some(isLost)) refuse('invalid', WHAT_THEY_TOUCH)

  let count = 0
  for (const ids of pieces)
    count += await withPersonLocked(db, owner, now(), async (tx) => {
      const notes = await listUnread(tx, owner, ids)
      for (const note of notes)
        if (!note.hasItems) await keepItems(tx, owner, note, touchedBy(note))
      await insertAll(tx, 'waitingNote', notes, ({ id }) => ({ situationId: id, userId: owner }))
      // Start with the first batch, and again if the job finished before the last batch was queued.
      const isRead = (await listWaiting(tx, 'analyse_notes', owner)).length > 0
      if (notes.length > 0 && !isRead) await addJob(tx, 'analyse_notes', { userId: owner }, now())
      return notes.length
    })
  return count
}

const unread = (db: Database, owner: OwnerId) =>
  ownRows(db, owner, 'situation')
    .where('kind', '=', 'note')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('analysis').select('id').whereRef('analysis.situationId', '=', 'situation.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('waitingNote')
            .select('waitingNote.situationId')
            .whereRef('waitingNote.situationId', '=', 'situation.id'),
        ),
      ),
    )

/** Lists notes without an analysis that aren't queued, newest first, in batches. */
async function unreadIds(db: Database, owner: OwnerId, { importId, situationIds }: Wish) {
  const all = unread(db, owner).select('situation.id').orderBy('createdAt', 'desc')
  const wanted =
    importId === undefined
      ? all.where('situation.id', 'in', [0, ...(situationIds ?? [])])
      : all.where('importId', '=', importId)
  const ids = (await wanted.execute()).map(({ id }) => id)
  const count = Math.ceil(ids.length / AT_ONCE)
  return Array.from({ length: count }, (_, at) => ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
}

/** Reads the notes of a batch that are still unread. */
async function listUnread(db: Database, owner: OwnerId, ids: readonly number[]): Promise<Unread[]> {
  const rows = await unread(db, owner)
    .select(({ exists, selectFrom }) => [
      'situation.id',
      ...WORDS,
      exists(
        selectFrom('situationItem')
          .select('position')
          .whereRef('situationItem.situationId', '=', 'situation.id'),
      ).as('hasItems'),
    ])
    .where('situation.id', 'in', ids)
    .orderBy('createdAt', 'desc')
    .execute()
  await yieldToOthers()
  return rows
}

type Unread = WordColumns & { id: number; hasItems: unknown }

async function keepItems(
  tx: Database,
  owner: OwnerId,
  { id, ...words }: Unread,
  items: readonly SelfMapItem[],
): Promise<void> {
  const rows = items.map((item, position) => ({ ...toSnapshot(item), position }))
  await insertAll(tx, 'situationItem', rows, (it) => ({ ...it, situationId: id, userId: owner }))
  const names = items.map(({ name }) => name)
  await tx
    .updateTable('situation')
    .set({ searchText: searchedWords(situationWords(words), names) })
    .where('id', '=', id)
    .execute()
}
