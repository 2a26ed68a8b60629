import type { Insertable } from 'kysely'
import * as z from 'zod/mini'
import { UNDO_IS_OVER } from '#domain/self-map/self-map.ts'
import type { Database } from '#server/base/db/database.ts'
import { insertAll } from '#server/base/db/insert-rows.ts'
import { deleteOwn, deleteOwnRows, ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { type Sealing, undoOf } from '#server/base/undo.ts'
import { withPersonLocked } from './lock-person.ts'

/**
 * A table, the column that selects its rows, and the table whose ids that column holds. The first part is the removed
 * row itself.
 */
type Part<Table> = {
  table: Table
  by: string
  of?: Table
  /** Doesn't cascade, so it is deleted explicitly. */
  isLoose?: true
}

const Rows = z._default(
  z.array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
  [],
)
type RemovedRows<Table extends string> = Record<Table, z.infer<typeof Rows>>

/** Removes a row with all its dependent rows, and can restore them unchanged. */
export function removedRows<Table extends keyof Tables & string>(
  purpose: string,
  parts: readonly [Part<Table>, ...Part<Table>[]],
) {
  const root = parts[0].table
  const schema = z.object(
    Object.fromEntries(parts.map(({ table }) => [table, Rows])) as Record<Table, typeof Rows>,
  )
  const undo = undoOf(purpose, schema)
  async function take(own: Own, id: number): Promise<RemovedRows<Table>> {
    const found: Partial<RemovedRows<Table>> = {}
    for (const { table, by, of } of parts) {
      const ids = of ? (found[of] ?? []).map((row) => Number(row.id)) : [id]
      found[table] = await ownRows(own, table as 'weighing')
        .selectAll()
        .where(by as 'situationId', 'in', [0, ...ids])
        .execute()
    }
    if (found[root]?.length === 0) return refuseAsMissing()
    for (const { table, by } of parts.filter(({ isLoose }) => isLoose))
      await deleteOwnRows(own, table as 'weighing', { [by]: id })
    await deleteOwn(own, root as 'situation', id)
    return found as RemovedRows<Table>
  }
  return {
    /** Deletes the rows at once. The reply can restore them. */
    async remove(own: Sealing, id: number) {
      const rows = await withPersonLocked(own, (tx) => take(tx, id))
      return { success: true, undo: undo.pack(own, rows as z.input<typeof schema>) }
    },
    unpack(own: Sealing, text: string) {
      const rows = undo.unpack(own, text) as RemovedRows<Table>
      return { id: Number(rows[root][0]?.id ?? refuse('invalid', UNDO_IS_OVER)), rows }
    },
    async put(tx: Database, rows: RemovedRows<Table>): Promise<void> {
      for (const { table } of parts)
        await insertAll(tx, table, rows[table], (row) => row as Insertable<Tables[Table]>)
    },
  }
}
