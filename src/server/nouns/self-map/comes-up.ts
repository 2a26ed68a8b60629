import { type ComesUp, nameKey } from '#domain/self-map/self-map.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { stillTouched } from '#domain/situation/still-touched.ts'
import { speaksOfHarm } from '#engine/rules/death-and-harm.ts'
import { comesUp } from '#engine/rules/propose.ts'
import { addOwn, deleteOwnRows, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { readLog } from './map-log.ts'
import { listItems } from './self-map.repository.ts'

/** The number of newest situations searched, because older names may no longer matter. */
const NEWEST = 40

/**
 * Finds the person or thing named most that isn't on the map. Excludes declined names, former items, and texts that
 * tell of harm, because they may name the person who did it.
 */
export async function whatComesUp(own: Own): Promise<ComesUp | null> {
  const told = await ownRows(own, 'situation')
    .select(['id', 'title', 'description'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute()
  const left = (await readLog(own)).flatMap(({ name }) => (name ? [nameKey(name)] : []))
  const closed = (await declinedNames(own)).union(new Set(left))
  const texts = told
    .map(({ id, title, description }) => ({ id, text: `${title}. ${description}` }))
    .filter(({ text }) => !speaksOfHarm(text))
  const ids = texts.map(({ id }) => id)
  const replaced = await replacedIn(own, ids)
  const found = comesUp(
    texts.map(({ text }) => text),
    await listItems(own),
    ids.map((id) => replaced.get(id) ?? new Set()),
  )
  return found.find(({ name }) => !closed.has(nameKey(name))) ?? null
}

/** Finds the items of each situation that the person replaced by a correction. */
async function replacedIn(own: Own, ids: readonly number[]): Promise<Map<number, Set<string>>> {
  if (ids.length === 0) return new Map()
  const items = await ownRows(own, 'situationItem')
    .select(['situationId', 'itemId', 'name'])
    .where('situationId', 'in', ids)
    .execute()
  const readings = await ownRows(own, 'analysis')
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
export async function declinedNames(own: Own): Promise<Set<string>> {
  const rows = await ownRows(own, 'declinedName').select('name').execute()
  return new Set(rows.map(({ name }) => nameKey(name)))
}

/** Declines a name only if it is currently offered, perhaps declined on another device already. */
export async function declineName(own: Own, name: string): Promise<void> {
  const offered = await whatComesUp(own)
  if (!offered || nameKey(offered.name) !== nameKey(name)) return
  await saveDeclined(own, offered.name)
}

/** Removes a declined name when the person adds it to the map. */
export async function forgetDeclined(own: Own, name: string): Promise<void> {
  const rows = await ownRows(own, 'declinedName').select('name').execute()
  const same = rows.map((row) => row.name).filter((it) => nameKey(it) === nameKey(name))
  for (const name of same) await deleteOwnRows(own, 'declinedName', { name })
}

export const saveDeclined = (own: Own, name: string): Promise<void> =>
  addOwn(own, 'declinedName', { name, createdAt: own.now() })
