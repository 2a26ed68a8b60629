import type { Selectable } from 'kysely'
import type { ListedSituation } from '#contract/situations.ts'
import type { Analysis, Findings } from '#domain/analysis.ts'
import type { OwnerId } from '#server/auth/owner.ts'
import type { Database } from '#server/db/database.ts'
import { ofOwner } from '#server/db/of-owner.ts'
import type { Flag, Tables } from '#server/db/schema.ts'

type Row = Selectable<Tables['analysis']>

const toAnalysis = (row: Row): Analysis => ({
  ...(JSON.parse(row.findings) as Findings),
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

/** How many emotions a line of the history shows. */
const MAIN = 2

/** The strongest emotions of each situation's newest analysis. */
export async function listMainEmotions(
  db: Database,
  owner: OwnerId,
  situationIds: readonly number[],
): Promise<Map<number, ListedSituation['mainEmotions']>> {
  if (situationIds.length === 0) return new Map()
  const newest = db
    .selectFrom('analysis')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('situationId', 'in', situationIds)
    .groupBy('situationId')
  const rows = await db
    .selectFrom('analysisEmotion')
    .innerJoin('analysis', 'analysis.id', 'analysisEmotion.analysisId')
    .select(['situationId', 'name', 'category', 'intensity'])
    .where(ofOwner(owner, 'analysis.'))
    .where('analysis.id', 'in', newest)
    .where('position', '<', MAIN)
    .orderBy('position')
    .execute()
  const emotions = Map.groupBy(rows, ({ situationId }) => situationId)
  return new Map(
    [...emotions].map(([id, list]) => [id, list.map(({ situationId: _, ...it }) => it)]),
  )
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

const flag = (value: boolean): Flag => (value ? 1 : 0)

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
  if (equations.length > 0)
    await tx
      .insertInto('analysisEquation')
      .values(
        equations.map(({ itemId, itemName, shift, category, intensity }, position) => ({
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
