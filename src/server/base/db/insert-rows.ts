import type { Insertable } from 'kysely'
import type { Database } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { inBatches } from '#server/base/in-batches.ts'

/** Batch size, small enough not to hold the write lock for long. */
const AT_ONCE = 50

type Insert = <Table extends keyof Tables, Row>(
  tx: Database,
  table: Table,
  rows: readonly Row[],
  toRow: (row: Row) => Insertable<Tables[Table]>,
) => Promise<void>

const inserting =
  (isMissingOnly: boolean): Insert =>
  async (tx, table, rows, toRow) => {
    for await (const some of inBatches(rows, AT_ONCE))
      await tx
        .insertInto(table as 'situationItem')
        .values(some.map(toRow) as Insertable<Tables['situationItem']>[])
        .$if(isMissingOnly, (query) => query.onConflict((conflict) => conflict.doNothing()))
        .execute()
  }

export const insertAll = inserting(false)
/** Skips rows that already exist. */
export const insertMissing = inserting(true)

/**
 * Inserts rows with new ids in the given order, and maps each old id to its new one in `numbers`. Databases assign
 * ids in the order of the values but may return them in another.
 */
export async function insertNumbered<Table extends keyof Tables, Row extends { id: number }>(
  tx: Database,
  table: Table,
  rows: readonly Row[],
  toRow: (row: Row) => Insertable<Tables[Table]>,
  numbers: Map<number, number>,
): Promise<void> {
  for await (const some of inBatches(rows, AT_ONCE)) {
    const given = await tx
      .insertInto(table as 'selfMapItem')
      .values(some.map(toRow) as unknown as Insertable<Tables['selfMapItem']>[])
      .returning('id')
      .execute()
    const ids = given.map(({ id }) => id).sort((one, other) => one - other)
    for (const [index, { id }] of some.entries()) numbers.set(id, ids[index]!)
  }
}
