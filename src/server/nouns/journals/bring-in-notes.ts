import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { NOT_ON_YOUR_MAP } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import {
  itemsNamedIn,
  type JournalImport,
  NO_ROOM_FOR_NOTES,
  WHAT_THEY_TOUCH,
} from '#domain/situation/journal.ts'
import {
  type Situation,
  searchedWords,
  toSnapshot,
  wordsToWatch,
} from '#domain/situation/situation.ts'
import { situationWords, WORDS, type WordColumns } from '#domain/situation/situation-words.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { insertAll } from '#server/base/db/insert-rows.ts'
import { deleteOwn, insertOwn, ownRows } from '#server/base/db/own-row.ts'
import { type Own, ownerOf } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { addJob, listWaiting } from '#server/jobs/job.repository.ts'
import { insertAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { categoryByItem, questionAbout } from '#server/nouns/analyses/ask-engine.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { findAccount } from '#server/people/account.repository.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { hasPremium } from '#server/people/premium-access.ts'
import { insertNotes, listImports, onlyNew, roomForNotes } from './journals.repository.ts'
import type { OpenJournal } from './read/journal-worker.ts'

/** Batch size and pause in milliseconds, so that interactive requests come first. */
const READ_AT_ONCE = 10
const PAUSE = 1000
/** One subject for all background work, so that people never wait behind more than one note. */
const QUIET = 'quiet notes'

/**
 * Analyses the next queued notes with our engine only, uncounted. Skips a note that speaks of danger to life, because
 * help belongs beside it when its owner opens it.
 */
export async function analyseNotes(
  services: Services,
  { userId }: { userId: number },
): Promise<void> {
  const own = { ...services, owner: ownerOf({ id: userId }) }
  for (let n = 0; n < READ_AT_ONCE; n += 1) {
    const id = await takeNext(own)
    if (id === null) return
    const situation = await findSituation(own, { id })
    if (situation && !detectCrisis(wordsToWatch(situation)).isCrisis)
      await analyseNote(own, situation)
  }
  await addJob(own, 'analyse_notes', { userId }, own.now() + PAUSE)
}

/** Deleting the row claims the note, so no note is read twice. */
async function takeNext(own: Own): Promise<number | null> {
  const next = ownRows(own, 'waitingNote')
    .select('situationId')
    .orderBy('situationId', 'desc')
    .limit(1)
  const taken = await own.db
    .deleteFrom('waitingNote')
    .where('situationId', '=', next)
    .returning('situationId')
    .executeTakeFirst()
  return taken?.situationId ?? null
}

async function analyseNote(own: OwnServices, situation: Situation): Promise<void> {
  const { engines, limits: lanes } = own
  const person = await findAccount(own.db, own.owner)
  if (!person || situation.items.length === 0) return
  const depth = hasPremium(person, own.now()) ? 'premium' : 'basic'
  const question = await questionAbout(own, situation, depth)
  const answer = await lanes.reading.run(QUIET, undefined, () => engines.embedded.analyse(question))
  if (answer.isCrisis) return
  await withPersonLocked(own, async (tx) => {
    if (!(await findSituation(tx, { id: situation.id }))) return
    const made = { situationId: situation.id, findings: answer.findings }
    const categories = categoryByItem(question)
    await insertAnalysis(tx, { ...made, categories, isCounted: true })
  })
}

/** Counts the notes of a file that already exist. */
export async function countKnown(own: Own, file: OpenJournal): Promise<number> {
  let known = 0
  const fresh = onlyNew(own)
  for await (const notes of file.rows('notes')) known += notes.length - (await fresh(notes)).length
  return known
}

type BroughtIn = { import: JournalImport | null; kept: number; alreadyHere: number }

/** Saves the new notes of a file in one transaction. Idempotent. */
export function bringInJournal(own: Own, file: OpenJournal): Promise<BroughtIn> {
  return withPersonLocked(own, async (tx) => {
    const { source } = file.facts
    const { id } = await insertOwn(tx, 'journalImport', { source, createdAt: own.now() })
    let kept = 0
    const fresh = onlyNew(tx)
    for await (const notes of file.rows('notes')) {
      const added = await fresh(notes)
      await insertNotes(tx, id, added)
      kept += added.length
    }
    if ((await roomForNotes(tx)) < 0) refuse('conflict', NO_ROOM_FOR_NOTES)
    const alreadyHere = file.facts.notes - kept
    if (kept > 0) return { import: (await listImports(tx, id))[0] ?? null, kept, alreadyHere }
    await deleteOwn(tx, 'journalImport', id)
    return { import: null, kept, alreadyHere }
  })
}

type ImportRequest = {
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
export async function askForNotes(own: OwnServices, wish: ImportRequest): Promise<number> {
  const map = await listItems(own)
  const chosen = wish.selfMapItemIds.map(
    (id) => map.find((item) => item.id === id) ?? refuse('invalid', NOT_ON_YOUR_MAP),
  )
  const named = itemsNamedIn(map)
  const touchedBy = ({ title, description }: Unread) => {
    const found = named(`${title}\n${description}`)
    return found.length > 0 ? found : chosen
  }
  const isLost = (note: Unread) => !note.hasItems && touchedBy(note).length === 0
  const pieces = await unreadIds(own, wish)
  if (chosen.length === 0)
    for (const ids of pieces)
      if ((await listUnread(own, ids)).some(isLost)) refuse('invalid', WHAT_THEY_TOUCH)

  let count = 0
  for (const ids of pieces)
    count += await withPersonLocked(own, async (tx) => {
      const notes = await listUnread(tx, ids)
      for (const note of notes) if (!note.hasItems) await saveItems(tx, note, touchedBy(note))
      await insertAll(tx.db, 'waitingNote', notes, ({ id }) => ({
        situationId: id,
        userId: own.owner,
      }))
      // Start with the first batch, and again if the job finished before the last batch was queued.
      const isRead = (await listWaiting(tx, 'analyse_notes')).length > 0
      if (notes.length > 0 && !isRead) await addJob(tx, 'analyse_notes', { userId: own.owner })
      return notes.length
    })
  return count
}

const unread = (own: Own) =>
  ownRows(own, 'situation')
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
async function unreadIds(own: Own, { importId, situationIds }: ImportRequest) {
  const all = unread(own).select('situation.id').orderBy('createdAt', 'desc')
  const wanted =
    importId === undefined
      ? all.where('situation.id', 'in', [0, ...(situationIds ?? [])])
      : all.where('importId', '=', importId)
  const ids = (await wanted.execute()).map(({ id }) => id)
  const count = Math.ceil(ids.length / AT_ONCE)
  return Array.from({ length: count }, (_, at) => ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
}

/** Reads the notes of a batch that are still unread. */
async function listUnread(own: Own, ids: readonly number[]): Promise<Unread[]> {
  const rows = await unread(own)
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

async function saveItems(
  { db: tx, owner }: Own,
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
