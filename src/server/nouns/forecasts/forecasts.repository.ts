import type { Insertable, Selectable } from 'kysely'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { type Forecast, hasCome, stateOf } from '#domain/steps/forecast.ts'
import { readable } from '#server/base/db/column.ts'
import { insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'

export type StoredForecast = Selectable<Tables['forecast']> & { items: ItemSnapshot[] }

/** Hides the note until the forecast's day. */
export const toForecast = (row: StoredForecast, now: number, zone = row.zone): Forecast => ({
  ...readable(row),
  note: hasCome(row, zone, now) ? row.note : null,
  hasNote: row.note !== null,
  state: stateOf(row, zone, now),
})

/** More than a person makes in a lifetime. */
const MAX = 1000

/** Newest first. */
export async function listForecasts(
  own: Own,
  by: { id?: number; isUnanswered?: true } = {},
): Promise<StoredForecast[]> {
  let query = ownRows(own, 'forecast').selectAll()
  if (by.id !== undefined) query = query.where('id', '=', by.id)
  if (by.isUnanswered) query = query.where('answeredAt', 'is', null).where('putAwayAt', 'is', null)
  const rows = await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(MAX).execute()
  if (rows.length === 0) return []
  const items = await ownRows(own, 'forecastItem')
    .select(['forecastId', 'itemId', 'name', 'category', 'attachmentPower'])
    .where(
      'forecastId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  const of = Map.groupBy(items, ({ forecastId }) => forecastId)
  return rows.map((row) => ({
    ...row,
    items: (of.get(row.id) ?? []).map(({ forecastId: _, ...item }) => item),
  }))
}

export const findForecast = async (own: Own, id: number): Promise<StoredForecast | undefined> =>
  (await listForecasts(own, { id }))[0]

export async function insertForecast(
  own: Own,
  forecast: Omit<Insertable<Tables['forecast']>, 'userId'>,
  items: readonly ItemSnapshot[],
): Promise<StoredForecast> {
  const row = await insertOwn(own, 'forecast', { ...forecast })
  await own.db
    .insertInto('forecastItem')
    .values(
      items.map((item, position) => ({ ...item, forecastId: row.id, position, userId: own.owner })),
    )
    .execute()
  return { ...row, items: [...items] }
}
