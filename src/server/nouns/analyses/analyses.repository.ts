import type { Selectable } from 'kysely'
import { type Analysis, type Findings, isDirect } from '#domain/analysis.ts'
import { onlyDirect } from '#domain/only-direct.ts'
import type { Database } from '#server/base/db/database.ts'
import { flag, type Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'

type Row = Selectable<Tables['analysis']>

const toAnalysis = (row: Row): Analysis => ({
  ...onlyDirect(JSON.parse(row.findings) as Findings),
  id: row.id,
  situationId: row.situationId,
  createdAt: new Date(row.createdAt).toISOString(),
  isCorrected: row.isCorrected === 1,
})

const analysesOf = (db: Database, owner: OwnerId, situationId: number) =>
  db
    .selectFrom('analysis')
    .selectAll()
    .where('userId', '=', owner)
    .where('situationId', '=', situationId)
    .orderBy('id', 'desc')

/** Newest first. */
export const listAnalyses = async (
  db: Database,
  owner: OwnerId,
  situationId: number,
): Promise<Analysis[]> => (await analysesOf(db, owner, situationId).execute()).map(toAnalysis)

export async function findNewestAnalysis(
  db: Database,
  owner: OwnerId,
  situationId: number,
): Promise<Analysis | null> {
  const row = await analysesOf(db, owner, situationId).limit(1).executeTakeFirst()
  return row ? toAnalysis(row) : null
}

export async function findAnalysis(
  db: Database,
  owner: OwnerId,
  id: number,
): Promise<Analysis | null> {
  const row = await db
    .selectFrom('analysis')
    .selectAll()
    .where('userId', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toAnalysis(row) : null
}

export type NewAnalysis = {
  situationId: number
  findings: Findings
  /** Which category each item of the equations is in, for the statistics. */
  categories: ReadonlyMap<number, string>
  isCounted: boolean
}

export async function insertAnalysis(
  tx: Database,
  owner: OwnerId,
  { situationId, findings, categories, isCounted }: NewAnalysis,
  now: number,
): Promise<Analysis> {
  const row = await tx
    .insertInto('analysis')
    .values({
      userId: owner,
      situationId,
      engine: findings.engine,
      findings: JSON.stringify(findings),
      isCounted: flag(isCounted),
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertFigures(tx, owner, row, findings, categories)
  return toAnalysis(row)
}

/** Puts corrected findings in the place of the old ones, in the figures too. */
export async function replaceFindings(
  tx: Database,
  owner: OwnerId,
  id: number,
  findings: Findings,
): Promise<Analysis> {
  const row = await tx
    .updateTable('analysis')
    .set({ findings: JSON.stringify(findings), isCorrected: 1 })
    .where('userId', '=', owner)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const before = await tx
    .deleteFrom('analysisEquation')
    .where('analysisId', '=', id)
    .returning(['itemId', 'itemCategory'])
    .execute()
  await tx.deleteFrom('analysisEmotion').where('analysisId', '=', id).execute()
  const categories = new Map(before.map(({ itemId, itemCategory }) => [itemId, itemCategory]))
  await insertFigures(tx, owner, row, findings, categories)
  return toAnalysis(row)
}

async function insertFigures(
  tx: Database,
  owner: OwnerId,
  { id: analysisId, createdAt }: Row,
  { emotions, equations }: Findings,
  categories: ReadonlyMap<number, string>,
): Promise<void> {
  const common = { analysisId, userId: owner, createdAt }
  if (emotions.length > 0)
    await tx
      .insertInto('analysisEmotion')
      .values(
        emotions.map(({ category, name, intensity }, position) => ({
          ...common,
          position,
          category,
          name,
          intensity,
        })),
      )
      .execute()
  const direct = equations.filter(isDirect)
  if (direct.length > 0)
    await tx
      .insertInto('analysisEquation')
      .values(
        direct.map(({ itemId, itemName, shift, category, intensity }, position) => ({
          ...common,
          position,
          itemId,
          itemName,
          itemCategory: categories.get(itemId) ?? '',
          shift,
          category,
          intensity,
        })),
      )
      .execute()
}
