import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportFile,
  SECTIONS,
  type Section,
} from '#domain/sharing/export-file.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { inBatches } from '#server/base/in-batches.ts'
import type { Own } from '#server/base/owner.ts'
import { MOMENT, TABLES } from './tables.ts'

type Row = Record<string, unknown>

const FLAG = /^is[A-Z]|^cancelAtPeriodEnd$/
const JSON_TEXT = new Set(['findings', 'firstFindings', 'content'])

/** Exports everything stored about a person, read in one transaction, in a format for people and programs. */
export async function exportAccount(own: Own): Promise<ExportFile> {
  const data = await own.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const parts: Partial<Record<Section, Row[]>> = {}
      for (const [table, rule] of Object.entries(TABLES)) {
        if ('leftOut' in rule) continue
        const rows = await rowsOf({ ...own, db }, table as keyof Tables)
        parts[rule.exportedAs] = await inTurns(rows, (row) => readable(row, rule.without))
      }
      return parts
    })
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: new Date(own.now()).toISOString(),
    data: Object.fromEntries(SECTIONS.map((section) => [section, data[section] ?? []])) as Record<
      Section,
      Row[]
    >,
  }
}

const AT_ONCE = 200

/** Converts rows in batches, so that other requests run in between. */
async function inTurns(rows: readonly Row[], change: (row: Row) => Row): Promise<Row[]> {
  const changed: Row[] = []
  for await (const some of inBatches(rows, AT_ONCE)) changed.push(...some.map(change))
  return changed
}

/** Tables with thousands of rows, read in batches by these ids. */
const LONG: Partial<
  Record<keyof Tables, { of: 'situation' | 'analysis' | 'mapChange'; by: string }>
> = {
  situation: { of: 'situation', by: 'id' },
  situationItem: { of: 'situation', by: 'situationId' },
  analysis: { of: 'analysis', by: 'id' },
  analysisEmotion: { of: 'analysis', by: 'analysisId' },
  analysisEquation: { of: 'analysis', by: 'analysisId' },
  mapChange: { of: 'mapChange', by: 'id' },
}
const READ_AT_ONCE = 50

/** Reads a person's rows of a table, in the order of their ids. */
async function rowsOf(own: Own, table: keyof Tables): Promise<Row[]> {
  const long = LONG[table]
  const rows = long ? await inPieces(own, table, long) : await select(own, table)
  const order = [
    'id',
    'situationId',
    'analysisId',
    'stepId',
    'forecastId',
    'position',
    'round',
  ] as const
  return rows.toSorted((one, other) => {
    const column = order.find((name) => one[name] !== other[name])
    return column ? Number(one[column]) - Number(other[column]) : 0
  })
}

async function inPieces(
  own: Own,
  table: keyof Tables,
  { of, by }: NonNullable<(typeof LONG)['situation']>,
): Promise<Row[]> {
  const numbers = await own.db.selectFrom(of).select('id').where('userId', '=', own.owner).execute()
  const rows: Row[] = []
  for await (const some of inBatches(numbers, READ_AT_ONCE))
    rows.push(...(await select(own, table, { by, some: some.map(({ id }) => id) })))
  return rows
}

function select(
  { db: tx, owner }: Own,
  table: keyof Tables,
  only?: { by: string; some: number[] },
): Promise<Row[]> {
  const key = table === 'user' ? 'id' : 'userId'
  const query = tx
    .selectFrom(table as 'situationItem')
    .selectAll()
    .where(key as 'userId', '=', owner)
  return (only ? query.where(only.by as 'situationId', 'in', only.some) : query).execute()
}

function readable(row: Row, without: Record<string, string>): Row {
  const kept = Object.entries(row).filter(([column]) => !(column in without))
  return Object.fromEntries(kept.map(([column, value]) => [column, readableValue(column, value)]))
}

function readableValue(column: string, value: unknown): unknown {
  if (value === null) return null
  if (MOMENT.test(column)) return new Date(Number(value)).toISOString()
  if (FLAG.test(column)) return value === 1
  return JSON_TEXT.has(column) ? JSON.parse(String(value)) : value
}
