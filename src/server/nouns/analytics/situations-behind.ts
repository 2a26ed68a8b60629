import { daysShown } from '#domain/findings/emotion-stats.ts'
import {
  type Figure,
  MOST_BEHIND,
  type SituationsBehind,
} from '#domain/findings/situations-behind.ts'
import { identityOf } from '#domain/self-map/item-touches.ts'
import { dayNumber, isoDay, weekdayOf, type ZoneShift } from '#domain/values/time-zone.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { listAnalysed, listTouched } from './analytics.repository.ts'

/** The figures count in SQL; what is behind one of them is few, so it is chosen here. */
export async function situationsBehind(
  db: Database,
  owner: OwnerId,
  figure: Figure,
  now: number,
  shifts: readonly ZoneShift[],
): Promise<SituationsBehind> {
  const analysed = await listAnalysed(db, owner, figure.emotion)
  const touched = await situationsTouching(db, owner, figure)
  const { first } = daysShown(now, shifts)
  const found = analysed.filter(({ id, createdAt }) => {
    const day = dayNumber(createdAt, offsetAt(createdAt, shifts))
    const iso = isoDay(day)
    return (
      (touched?.has(id) ?? true) &&
      (!figure.month || iso.startsWith(figure.month)) &&
      (!figure.day || iso === figure.day) &&
      (figure.weekday === undefined || (day >= first && weekdayOf(day) === figure.weekday))
    )
  })
  return toBehind(found)
}

/** However many there are, so many are shown. */
export const toBehind = (
  found: readonly { id: number; title: string; createdAt: number }[],
): SituationsBehind => ({
  count: found.length,
  situations: found.slice(0, MOST_BEHIND).map(({ id, title, createdAt }) => ({
    ...{ id, title, createdAt: new Date(createdAt).toISOString() },
  })),
})

/** Before the first shift that is known, days are counted as in UTC, like in the figures. */
const offsetAt = (moment: number, shifts: readonly ZoneShift[]): number =>
  shifts.findLast(({ from }) => moment >= from)?.offset ?? 0

/** By the same rule as the list of what was touched: an item is known by its number or by its name. */
async function situationsTouching(
  db: Database,
  owner: OwnerId,
  { item, itemCategory = '', emotion }: Figure,
): Promise<Set<number> | null> {
  if (item === undefined) return null
  const wanted = identityOf({ name: item, category: itemCategory })
  const onMap = (await listItems(db, owner)).find((it) => identityOf(it) === wanted)
  const rows = await listTouched(db, owner)
  return new Set(
    rows
      .filter((row) => !emotion || row.category === emotion)
      .filter(
        (row) =>
          row.itemId === onMap?.id ||
          identityOf({ name: row.itemName, category: row.itemCategory }) === wanted,
      )
      .map(({ situationId }) => situationId),
  )
}
