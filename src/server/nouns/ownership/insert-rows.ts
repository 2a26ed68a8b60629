import type { Insertable } from 'kysely'
import type { Database } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'

/** Databases take only so many values in one statement. */
const AT_ONCE = 500

export async function insertAll<Table extends keyof Tables>(
  tx: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insertInto(table as 'situationItem')
      .values(rows.slice(from, from + AT_ONCE) as Insertable<Tables['situationItem']>[])
      .execute()
}

type Numbered = 'selfMapItem' | 'situation' | 'analysis'

/** Rows get new numbers in the order they come; says which old number became which. */
export async function insertNumbered<Table extends Numbered>(
  tx: Database,
  table: Table,
  rows: readonly (Insertable<Tables[Table]> & { id: number })[],
): Promise<Map<number, number>> {
  const numbers = new Map<number, number>()
  for (const { id: old, ...row } of rows) {
    const { id } = await tx
      .insertInto(table as 'selfMapItem')
      .values(row as unknown as Insertable<Tables['selfMapItem']>)
      .returning('id')
      .executeTakeFirstOrThrow()
    numbers.set(old, id)
  }
  return numbers
}
