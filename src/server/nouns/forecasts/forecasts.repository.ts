import type { Selectable } from 'kysely'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { type Forecast, hasCome, stateOf } from '#domain/steps/forecast.ts'
import { readable } from '#server/base/db/column.ts'
import { ownRows, ownRowsOf } from '#server/base/db/own-row.ts'
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

/** Forecasts that are neither answered nor put away. */
export const UNANSWERED = { answeredAt: null, putAwayAt: null }

/** Newest first. */
export async function listForecasts(
  own: Own,
  by: { id?: number; answeredAt?: null; putAwayAt?: null } = {},
): Promise<StoredForecast[]> {
  const rows = await ownRows(own, 'forecast')
    .selectAll()
    .where(({ and }) => and(by))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX)
    .execute()
  const ids = rows.map(({ id }) => id)
  const items = await ownRowsOf(own, 'forecastItem', 'forecastId', ids, 'position')
  return rows.map((row) => ({ ...row, items: items(row.id) }))
}

export const findForecast = async (own: Own, id: number): Promise<StoredForecast | undefined> =>
  (await listForecasts(own, { id }))[0]
