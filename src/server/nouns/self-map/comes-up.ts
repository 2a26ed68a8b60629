import { type ComesUp, nameKey } from '#domain/self-map/self-map.ts'
import { comesUp } from '#engine/propose.ts'
import { speaksOfHarm } from '#engine/rules/death-and-harm.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { readLog } from './map-log.ts'
import { listItems } from './self-map.repository.ts'

/** Who came up longer ago than this may have left a life. */
const NEWEST = 40

/**
 * The one who comes up most and stands nowhere on the map. Whoever was declined, or was on the map and left it, is not
 * offered; nor is anybody by what is told of harm, who may be the one who did it.
 */
export async function whatComesUp(
  db: Database,
  owner: OwnerId,
  now: number,
): Promise<ComesUp | null> {
  const told = await db
    .selectFrom('situation')
    .select(['title', 'description'])
    .where('userId', '=', owner)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute()
  const texts = told.map(({ title, description }) => `${title}. ${description}`)
  const left = (await readLog(db, owner, now)).flatMap(({ name }) => (name ? [nameKey(name)] : []))
  const closed = (await declinedNames(db, owner)).union(new Set(left))
  const found = comesUp(
    texts.filter((text) => !speaksOfHarm(text)),
    await listItems(db, owner),
  )
  return found.find(({ name }) => !closed.has(nameKey(name))) ?? null
}

/** Whom a person does not want on their map, by the key of the name. */
export async function declinedNames(db: Database, owner: OwnerId): Promise<Set<string>> {
  const rows = await db
    .selectFrom('declinedName')
    .select('name')
    .where('userId', '=', owner)
    .execute()
  return new Set(rows.map(({ name }) => nameKey(name)))
}

/** Only what is offered can be declined, on whichever device first. */
export async function declineName(
  db: Database,
  owner: OwnerId,
  name: string,
  now: number,
): Promise<void> {
  const offered = await whatComesUp(db, owner, now)
  if (!offered || nameKey(offered.name) !== nameKey(name)) return
  await keepDeclined(db, owner, offered.name, now)
}

/** The person has put it on their map after all. */
export async function forgetDeclined(db: Database, owner: OwnerId, name: string): Promise<void> {
  const rows = await db
    .selectFrom('declinedName')
    .select('name')
    .where('userId', '=', owner)
    .execute()
  const same = rows.map((row) => row.name).filter((it) => nameKey(it) === nameKey(name))
  if (same.length > 0)
    await db
      .deleteFrom('declinedName')
      .where('userId', '=', owner)
      .where('name', 'in', same)
      .execute()
}

export async function keepDeclined(
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
