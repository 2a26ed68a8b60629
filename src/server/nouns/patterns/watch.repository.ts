import { changesSoFar, lookDay, type ToldChange } from '#domain/findings/change.ts'
import type { Lived } from '#domain/findings/lived.ts'
import { UNWATCHED, type Watch, watchOn } from '#domain/findings/seen-twice.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'

type Seen = { watch: Watch; strengths?: { on: number; told: ToldChange[] } }

async function findSeen(db: Database, owner: OwnerId): Promise<Seen> {
  const row = await ownRows(db, owner, 'diaryWatch').select('seen').executeTakeFirst()
  return row ? (JSON.parse(row.seen) as Seen) : { watch: UNWATCHED }
}

/** Ignores a failed write, for example on a full disk, because the watch can be computed again. */
async function keepSeen(db: Database, owner: OwnerId, seen: Seen): Promise<void> {
  const kept = { seen: JSON.stringify(seen) }
  await db
    .insertInto('diaryWatch')
    .values({ userId: owner, ...kept })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(kept))
    .execute()
    .catch(() => undefined)
}

/** Continues the watch with entries written since the last time, and saves it. Named findings keep their place. */
export async function watch(db: Database, owner: OwnerId, life: readonly Lived[]): Promise<Watch> {
  const seen = await findSeen(db, owner)
  const { size, lastId } = seen.watch
  if (size === life.length && lastId === (life.at(-1)?.id ?? 0)) return seen.watch
  const after = watchOn(life, seen.watch)
  await keepSeen(db, owner, { ...seen, watch: after })
  return after
}

/** The days a change is shown. */
const CHANGE_STANDS = 56

/** Looks for changes every four weeks only. */
export async function changesOf(
  db: Database,
  owner: OwnerId,
  life: readonly Lived[],
  today: number,
): Promise<ToldChange[]> {
  const on = lookDay(life, today)
  if (on === null) return []
  const seen = await findSeen(db, owner)
  const told = seen.strengths?.on === on ? seen.strengths.told : changesSoFar(life, on)
  if (seen.strengths?.on !== on) await keepSeen(db, owner, { ...seen, strengths: { on, told } })
  return told.filter(({ toldOn }) => today - toldOn < CHANGE_STANDS)
}
