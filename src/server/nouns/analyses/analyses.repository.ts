import type { Selectable } from 'kysely'
import { onlyDirect } from '#domain/emotion/only-direct.ts'
import type { Analysis, Findings } from '#domain/situation/analysis.ts'
import { Facts } from '#domain/situation/facts.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import { flag, type Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { insertFigures } from './figures.repository.ts'

type Row = Selectable<Tables['analysis']>

const toAnalysis = (row: Row): Analysis => ({
  ...onlyDirect(JSON.parse(row.findings) as Findings),
  id: row.id,
  situationId: row.situationId,
  createdAt: new Date(row.createdAt).toISOString(),
  isCorrected: row.isCorrected === 1,
  ...(row.fits && { fits: row.fits }),
  ...readFirst(row),
})

/** Returns the first reading before the correction, unless the engine was unsure and only asked. */
function readFirst({ firstFindings }: Row): Pick<Analysis, 'readFirst'> {
  const first = firstFindings ? (JSON.parse(firstFindings) as Findings) : null
  const [main] = first && !first.asks ? first.emotions : []
  return main ? { readFirst: { category: main.category, name: main.name } } : {}
}

const analysesOf = (db: Database, owner: OwnerId, situationId: number) =>
  ownRows(db, owner, 'analysis')
    .selectAll()
    .where('situationId', '=', situationId)
    .orderBy('id', 'desc')

/** Newest first. */
export const listAnalyses = async (
  db: Database,
  owner: OwnerId,
  situationId: number,
): Promise<Analysis[]> => (await analysesOf(db, owner, situationId).execute()).map(toAnalysis)

/** Finds the newest analysis of each situation. */
export async function listNewestOf(
  db: Database,
  owner: OwnerId,
  situationIds: readonly number[],
): Promise<Map<number, Analysis>> {
  if (situationIds.length === 0) return new Map()
  const rows = await ownRows(db, owner, 'analysis')
    .selectAll()
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('analysis')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('userId', '=', owner)
        .where('situationId', 'in', situationIds)
        .groupBy('situationId'),
    )
    .execute()
  return new Map(rows.map((row) => [row.situationId, toAnalysis(row)]))
}

export async function findNewestAnalysis(
  db: Database,
  owner: OwnerId,
  situationId: number,
  madeUntil = Number.MAX_SAFE_INTEGER,
): Promise<Analysis | null> {
  const row = await analysesOf(db, owner, situationId)
    .where('createdAt', '<=', madeUntil)
    .limit(1)
    .executeTakeFirst()
  return row ? toAnalysis(row) : null
}

const rowOf = (db: Database, owner: OwnerId, id: number) =>
  ownRows(db, owner, 'analysis').selectAll().where('id', '=', id).executeTakeFirst()

/** An analysis with the data to rewrite it. */
export type KeptAnalysis = { analysis: Analysis; facts: Facts | null; first: Findings | null }

export async function findAnalysis(
  db: Database,
  owner: OwnerId,
  id: number,
): Promise<KeptAnalysis | null> {
  const row = await rowOf(db, owner, id)
  return row
    ? {
        analysis: toAnalysis(row),
        facts: row.facts === null ? null : Facts.parse(JSON.parse(row.facts)),
        first: row.firstFindings === null ? null : (JSON.parse(row.firstFindings) as Findings),
      }
    : null
}

export type NewAnalysis = {
  situationId: number
  findings: Findings
  /** Only the embedded engine provides them. */
  facts?: Facts | undefined
  /** The category of each item in the equations, for the statistics. */
  categories: ReadonlyMap<number, string>
  isCounted: boolean
}

/** Columns for statistics that don't parse the findings. */
export const marksOf = ({ certainty, grief }: Findings) => ({
  isSettled: flag(certainty !== 'asks'),
  isGrief: flag(grief === true),
})

export async function insertAnalysis(
  tx: Database,
  owner: OwnerId,
  { situationId, findings, facts, categories, isCounted }: NewAnalysis,
  now: number,
): Promise<Analysis> {
  const row = await tx
    .insertInto('analysis')
    .values({
      userId: owner,
      situationId,
      engine: findings.engine,
      findings: JSON.stringify(findings),
      facts: facts ? JSON.stringify(facts) : null,
      ...marksOf(findings),
      isCounted: flag(isCounted),
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertFigures(tx, owner, row, findings, categories)
  return toAnalysis(row)
}

export type Rewritten = {
  findings: Findings
  facts: Facts
  /** The first reading; null if the current one equals it. */
  first: Findings | null
}

/** Replaces the findings and their figures. */
export async function replaceFindings(
  tx: Database,
  owner: OwnerId,
  id: number,
  { findings, facts, first }: Rewritten,
  categories: ReadonlyMap<number, string>,
): Promise<Analysis> {
  const row = await tx
    .updateTable('analysis')
    .set({
      findings: JSON.stringify(findings),
      facts: JSON.stringify(facts),
      firstFindings: first && JSON.stringify(first),
      ...marksOf(findings),
      isCorrected: flag(first !== null),
    })
    .where('userId', '=', owner)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('analysisEquation').where('analysisId', '=', id).execute()
  await tx.deleteFrom('analysisEmotion').where('analysisId', '=', id).execute()
  await insertFigures(tx, owner, row, findings, categories)
  return toAnalysis(row)
}
