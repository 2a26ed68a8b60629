import { namedIn, WHAT_THEY_TOUCH } from '#domain/journal.ts'
import { NOT_ON_YOUR_MAP } from '#domain/relationship.ts'
import type { SelfMapItem } from '#domain/self-map.ts'
import { toSnapshot } from '#domain/situation.ts'
import type { Database } from '#server/base/db/database.ts'
import { insertAll } from '#server/base/db/insert-rows.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { searchKey } from '#server/nouns/situations/situations.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { lockPerson } from '#server/people/lock-person.ts'

type Wish = {
  importId?: number | undefined
  situationIds?: readonly number[] | undefined
  selfMapItemIds: readonly number[]
}

const AT_ONCE = 100

/**
 * Puts notes in line for their quiet analysis. What a note touches is what it names of the map, and where it
 * names nothing, what the person says all such notes are about.
 */
export async function askForNotes(
  { db, now }: Services,
  owner: OwnerId,
  wish: Wish,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now())
    const map = await listItems(tx, owner)
    const chosen = wish.selfMapItemIds.map(
      (id) => map.find((item) => item.id === id) ?? refuse('invalid', NOT_ON_YOUR_MAP),
    )
    const named = namedIn(map)
    const notes = await listUnread(tx, owner, wish)
    for (let from = 0; from < notes.length; from += AT_ONCE) {
      const some = notes.slice(from, from + AT_ONCE)
      for (const note of some) {
        if (note.hasItems) continue
        const found = named(`${note.title}\n${note.description}`)
        await keepItems(tx, owner, note, found.length > 0 ? found : chosen)
      }
      await insertAll(tx, 'waitingNote', some, ({ id }) => ({ situationId: id, userId: owner }))
    }
    if (notes.length > 0) await addJob(tx, 'analyse_notes', { userId: owner }, now())
    return notes.length
  })
}

/** Notes without an analysis that do not wait for one yet. */
async function listUnread(tx: Database, owner: OwnerId, { importId, situationIds }: Wish) {
  let query = tx
    .selectFrom('situation')
    .select(({ exists, selectFrom }) => [
      'situation.id',
      'title',
      'description',
      exists(
        selectFrom('situationItem')
          .select('position')
          .whereRef('situationItem.situationId', '=', 'situation.id'),
      ).as('hasItems'),
    ])
    .where('userId', '=', owner)
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
    .orderBy('createdAt', 'desc')
  if (importId !== undefined) query = query.where('importId', '=', importId)
  else query = query.where('situation.id', 'in', [0, ...(situationIds ?? [])])
  return query.execute()
}

type Unread = { id: number; title: string; description: string }

async function keepItems(
  tx: Database,
  owner: OwnerId,
  { id, title, description }: Unread,
  items: readonly SelfMapItem[],
): Promise<void> {
  if (items.length === 0) refuse('invalid', WHAT_THEY_TOUCH)
  const rows = items.map((item, position) => ({ ...toSnapshot(item), position }))
  await insertAll(tx, 'situationItem', rows, (it) => ({ ...it, situationId: id, userId: owner }))
  const names = items.map(({ name }) => name)
  await tx
    .updateTable('situation')
    .set({ searchText: searchKey([title, description, ...names].join('\n')) })
    .where('id', '=', id)
    .execute()
}
