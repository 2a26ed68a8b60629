import type { Insertable } from 'kysely'
import * as z from 'zod/mini'
import { UNDO_IS_OVER } from '#domain/self-map/self-map.ts'
import type { Database } from './db/database.ts'
import type { Tables } from './db/schema.ts'
import type { OwnerId } from './owner.ts'
import { refuse } from './refuse.ts'
import type { Seal } from './seal.ts'
import { undoOf } from './undo.ts'

/** A table, the column by which its rows are found, and whose numbers stand there; the first is the thing itself. */
type Part<Table> = { table: Table; by: string; of?: Table }

const Rows = z._default(
  z.array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
  [],
)
type RemovedRows<Table extends string> = Record<Table, z.infer<typeof Rows>>

/** Takes a thing out row by row and puts it back as it was, with everything that hangs on it. */
export function removedRows<Table extends keyof Tables & string>(
  purpose: string,
  parts: readonly [Part<Table>, ...Part<Table>[]],
) {
  const root = parts[0].table
  const schema = z.object(
    Object.fromEntries(parts.map(({ table }) => [table, Rows])) as Record<Table, typeof Rows>,
  )
  const undo = undoOf(purpose, schema)
  return {
    /** Deletes it; what hangs on it goes along. Null where there is no such thing. */
    async take(tx: Database, owner: OwnerId, id: number): Promise<RemovedRows<Table> | null> {
      const found: Partial<RemovedRows<Table>> = {}
      for (const { table, by, of } of parts) {
        const ids = of ? (found[of] ?? []).map((row) => Number(row.id)) : [id]
        found[table] = await tx
          .selectFrom(table as 'weighing')
          .selectAll()
          .where('userId', '=', owner)
          .where(by as 'situationId', 'in', [0, ...ids])
          .execute()
      }
      if (found[root]?.length === 0) return null
      await tx
        .deleteFrom(root as 'situation')
        .where('userId', '=', owner)
        .where('id', '=', id)
        .execute()
      return found as RemovedRows<Table>
    },
    pack: (seal: Seal, owner: OwnerId, removed: RemovedRows<Table>, now: number): string =>
      undo.pack(seal, owner, removed as z.input<typeof schema>, now),
    unpack(seal: Seal, owner: OwnerId, text: string, now: number) {
      const rows = undo.unpack(seal, owner, text, now) as RemovedRows<Table>
      return { id: Number(rows[root][0]?.id ?? refuse('invalid', UNDO_IS_OVER)), rows }
    },
    async put(tx: Database, rows: RemovedRows<Table>): Promise<void> {
      for (const { table } of parts)
        if (rows[table].length > 0)
          await tx
            .insertInto(table as 'analysis')
            .values(rows[table] as unknown as Insertable<Tables['analysis']>[])
            .execute()
    },
  }
}
