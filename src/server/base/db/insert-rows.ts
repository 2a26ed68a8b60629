import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import type { Database } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'

/** Batch size, small enough not to hold the write lock for long. */
const AT_ONCE = 50

async function inTurns<Row>(
  rows: readonly Row[],
  insert: (some: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await insert(rows.slice(from, from + AT_ONCE))
    await yieldToOthers()
  }
}

type Insert = <Table extends keyof Tables, Row>(
  tx: Database,
  table: Table,
  rows: readonly Row[],
  toRow: (row: Row) => Insertable<Tables[Table]>,
) => Promise<void>

const inserting =
  (isMissingOnly: boolean): Insert =>
  (tx, table, rows, toRow) =>
    inTurns(rows, async (some) => {
      const values = some.map(toRow) as Insertable<Tables['situationItem']>[]
      await tx
        .insertInto(table as 'situationItem')
        .values(values)
        .$if(isMissingOnly, (query) => query.onConflict((conflict) => conflict.doNothing()))
        .execute()
    })

export const insertAll = inserting(false)
/** Skips rows that already exist. */
export const insertMissing = inserting(true)

/**
 * Inserts rows with new ids in the given order, and maps each old id to its new one in `numbers`. Databases assign
 * ids in the order of the values but may return them in another.
 */
export const insertNumbered = <Table extends keyof Tables, Row extends { id: number }>(
  tx: Database,
  table: Table,
  rows: readonly Row[],
  toRow: (row: Row) => Insertable<Tables[Table]>,
  numbers: Map<number, number>,
): Promise<void> =>
  inTurns(rows, async (some) => {
    const values = some.map(toRow) as unknown as Insertable<Tables['selfMapItem']>[]
    const given = await tx
      .insertInto(table as 'selfMapItem')
      .values(values)
      .returning('id')
      .execute()
    const ids = given.map(({ id }) => id).sort((one, other) => one - other)
    for (const [index, { id }] of some.entries()) numbers.set(id, ids[index]!)
  })
