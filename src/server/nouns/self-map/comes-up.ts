import { type ComesUp, nameKey } from '#domain/self-map/self-map.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { stillTouched } from '#domain/situation/still-touched.ts'
import { speaksOfHarm } from '#engine/rules/death-and-harm.ts'
import { comesUp } from '#engine/rules/propose.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { readLog } from './map-log.ts'
import { listItems } from './self-map.repository.ts'

/** The number of newest situations searched, because older names may no longer matter. */
const NEWEST = 40

/**
 * Finds the person or thing named most that isn't on the map. Excludes declined names, former items, and texts that
 * tell of harm, because they may name the person who did it.
 */
export async function whatComesUp(
  db: Database,
  owner: OwnerId,
  now: number,
): Promise<ComesUp | null> {
  const told = await ownRows(db, owner, 'situation')
    .select(['id', 'title', 'description'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute()
  const left = (await readLog(db, owner, now)).flatMap(({ name }) => (name ? [nameKey(name)] : []))
  const closed = (await declinedNames(db, owner)).union(new Set(left))
  const texts = told
    .map(({ id, title, description }) => ({ id, text: `${title}. ${description}` }))
    .filter(({ text }) => !speaksOfHarm(text))
  const ids = texts.map(({ id }) => id)
  const replaced = await replacedIn(db, owner, ids)
  const found = comesUp(
    texts.map(({ text }) => text),
    await listItems(db, owner),
    ids.map((id) => replaced.get(id) ?? new Set()),
  )
  return found.find(({ name }) => !closed.has(nameKey(name))) ?? null
}

/** Finds the items of each situation that the person replaced by a correction. */
async function replacedIn(
  db: Database,
  owner: OwnerId,
  ids: readonly number[],
): Promise<Map<number, Set<string>>> {
  if (ids.length === 0) return new Map()
  const items = await ownRows(db, owner, 'situationItem')
    .select(['situationId', 'itemId', 'name'])
    .where('situationId', 'in', ids)
    .execute()
  const readings = await ownRows(db, owner, 'analysis')
    .select(['situationId', 'findings'])
    .where('situationId', 'in', ids)
    .orderBy('id')
    .execute()
  const itemsOf = Map.groupBy(items, ({ situationId }) => situationId)
  const newest = new Map(readings.map((row) => [row.situationId, row.findings]))
  return new Map(
    [...newest].map(([id, findings]) => {
      const all = itemsOf.get(id) ?? []
      const touched = stillTouched(all, JSON.parse(findings) as Findings)
      const gone = all.filter((item) => !touched.includes(item))
      return [id, new Set(gone.map(({ name }) => nameKey(name)))]
    }),
  )
}

/** The keys of names the person declined. */
export async function declinedNames(db: Database, owner: OwnerId): Promise<Set<string>> {
  const rows = await ownRows(db, owner, 'declinedName').select('name').execute()
  return new Set(rows.map(({ name }) => nameKey(name)))
}

/** Declines a name only if it is currently offered, perhaps declined on another device already. */
export async function declineName(
  db: Database,
  owner: OwnerId,
  name: string,
  now: number,
): Promise<void> {
  const offered = await whatComesUp(db, owner, now)
  if (!offered || nameKey(offered.name) !== nameKey(name)) return
  await saveDeclined(db, owner, offered.name, now)
}

/** Removes a declined name when the person adds it to the map. */
export async function forgetDeclined(db: Database, owner: OwnerId, name: string): Promise<void> {
  const rows = await ownRows(db, owner, 'declinedName').select('name').execute()
  const same = rows.map((row) => row.name).filter((it) => nameKey(it) === nameKey(name))
  if (same.length > 0)
    await db
      .deleteFrom('declinedName')
      .where('userId', '=', owner)
      .where('name', 'in', same)
      .execute()
}

export async function saveDeclined(
  db: Database,
  owner: OwnerId,
  name: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('declinedName')
    .values({ userId: owner, name, createdAt: now })
    .onConflict((same) => same.doNothing())
    .execute()
}
