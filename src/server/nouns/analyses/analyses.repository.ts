import type { Selectable } from 'kysely'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { onlyDirect } from '#domain/emotion/only-direct.ts'
import {
  type Analysis,
  type Equation,
  type Findings,
  isDirect,
  isOfPart,
} from '#domain/situation/analysis.ts'
import { ownWordsAbout } from '#domain/situation/correction.ts'
import { Facts } from '#domain/situation/facts.ts'
import { kindOfMoment } from '#domain/situation/moment.ts'
import { insertAll } from '#server/base/db/insert-rows.ts'
import {
  countRows,
  deleteOwnRows,
  findOwn,
  insertOwn,
  isAny,
  ownRows,
} from '#server/base/db/own-row.ts'
import { flag, type Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'

/** In milliseconds: after this another request may take over a situation. Longer than any analysis takes. */
const CLAIM = 45_000

/** Counts all analyses ever made plus those running, which already hold their place. */
export async function countAnalyses(own: Own): Promise<number> {
  const { made } = await own.db
    .selectFrom('user')
    .select('analysesMade as made')
    .where('id', '=', own.owner)
    .executeTakeFirstOrThrow()
  return made + (await countRows(openClaims(own).where('isCounted', '=', 1)))
}

const openClaims = (own: Own) => ownRows(own, 'analysisClaim').where('claimedUntil', '>', own.now())

export const isClaimed = (own: Own, situationId: number): Promise<boolean> =>
  isAny(openClaims(own).where('situationId', '=', situationId))

export type Claim = { situationId: number; token: string; isCounted: boolean }

/** Takes over an expired claim. */
export async function saveClaim(
  { db: tx, owner, now }: Own,
  { situationId, token, isCounted }: Claim,
): Promise<void> {
  const claim = { token, isCounted: flag(isCounted), claimedUntil: now() + CLAIM }
  await tx
    .insertInto('analysisClaim')
    .values({ situationId, userId: owner, ...claim })
    .onConflict((conflict) => conflict.column('situationId').doUpdateSet(claim))
    .execute()
}

/** False if the claim was taken over or the situation was deleted. */
export const releaseClaim = (own: Own, { situationId, token }: Claim): Promise<boolean> =>
  deleteOwnRows(own, 'analysisClaim', { situationId, token })

export async function countMade({ db: tx, owner }: Own): Promise<void> {
  await tx
    .updateTable('user')
    .set(({ eb }) => ({ analysesMade: eb('analysesMade', '+', 1) }))
    .where('id', '=', owner)
    .execute()
}

type FigureRow = Pick<Selectable<Tables['analysis']>, 'id' | 'createdAt' | 'isSettled'>

/** The event assumed for grief if no moment was recognised. */
const A_DEATH = 'death'

/** The variables of an equation that statistics group by. */
const variablesOf = (
  { power, accepted, time, source, actor, moment }: Equation,
  { grief }: Findings,
) => ({
  power,
  isAccepted: flag(accepted),
  time,
  source,
  actor: actor ?? null,
  event: moment ? kindOfMoment(moment.name) : grief ? A_DEATH : null,
})

const isWeighed = ({ said }: Findings, felt: EmotionCategory): boolean =>
  said?.feelings?.some(({ category, strength }) => category === felt && strength !== undefined) ??
  false

/** Stores the person's own wish once, with the first equation of its feeling. */
function wishOf({ said = {} }: Findings, direct: readonly Equation[], position: number) {
  const { category } = direct[position]!
  if (direct.findIndex((one) => one.category === category) !== position) return {}
  const { expected, expectedFrom = 'typed' } = ownWordsAbout(said, category, position === 0)
  return expected ? { wish: expected, wishFrom: expectedFrom } : {}
}

/**
 * Inserts the figures of an analysis. A reading that isn't settled has none, because it may not be what the person
 * felt.
 */
async function insertFigures(
  { db: tx, owner }: Own,
  { id: analysisId, createdAt, isSettled }: FigureRow,
  findings: Findings,
  categories: ReadonlyMap<number, string>,
): Promise<void> {
  if (!isSettled) return
  const { emotions, equations, strengthRule = null } = findings
  const common = { analysisId, userId: owner, createdAt }
  await insertAll(tx, 'analysisEmotion', [...emotions.entries()], ([position, emotion]) => ({
    ...common,
    position,
    category: emotion.category,
    name: emotion.name,
    intensity: emotion.intensity,
    strengthFrom: emotion.strengthFrom ?? (isWeighed(findings, emotion.category) ? 'said' : 'rule'),
    strengthRule,
  }))
  // Equations about no item of the map are left out.
  const direct = equations.filter(isDirect).filter(isOfPart)
  await insertAll(tx, 'analysisEquation', [...direct.entries()], ([position, equation]) => ({
    ...common,
    position,
    itemId: equation.itemId,
    itemName: equation.itemName,
    itemCategory: categories.get(equation.itemId) ?? '',
    shift: equation.shift,
    category: equation.category,
    intensity: equation.intensity,
    ...variablesOf(equation, findings),
    ...wishOf(findings, direct, position),
  }))
}

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

const analysesOf = (own: Own, situationId: number) =>
  ownRows(own, 'analysis').selectAll().where('situationId', '=', situationId).orderBy('id', 'desc')

/** Newest first. */
export const listAnalyses = async (own: Own, situationId: number): Promise<Analysis[]> =>
  (await analysesOf(own, situationId).execute()).map(toAnalysis)

/** Finds the newest analysis of each situation. */
export async function listNewestOf(
  own: Own,
  situationIds: readonly number[],
): Promise<Map<number, Analysis>> {
  if (situationIds.length === 0) return new Map()
  const rows = await ownRows(own, 'analysis')
    .selectAll()
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('analysis')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('userId', '=', own.owner)
        .where('situationId', 'in', situationIds)
        .groupBy('situationId'),
    )
    .execute()
  return new Map(rows.map((row) => [row.situationId, toAnalysis(row)]))
}

export async function findNewestAnalysis(
  own: Own,
  situationId: number,
  madeUntil = Number.MAX_SAFE_INTEGER,
): Promise<Analysis | null> {
  const row = await analysesOf(own, situationId)
    .where('createdAt', '<=', madeUntil)
    .limit(1)
    .executeTakeFirst()
  return row ? toAnalysis(row) : null
}

/** An analysis with the data to rewrite it. */
export type StoredAnalysis = { analysis: Analysis; facts: Facts | null; first: Findings | null }

export async function findAnalysis(own: Own, id: number): Promise<StoredAnalysis | null> {
  const row = await findOwn(own, 'analysis', { id })
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
  own: Own,
  { situationId, findings, facts, categories, isCounted }: NewAnalysis,
  createdAt = own.now(),
): Promise<Analysis> {
  const row = await insertOwn(own, 'analysis', {
    situationId,
    engine: findings.engine,
    findings: JSON.stringify(findings),
    facts: facts ? JSON.stringify(facts) : null,
    ...marksOf(findings),
    isCounted: flag(isCounted),
    createdAt,
  })
  await insertFigures(own, row, findings, categories)
  return toAnalysis(row)
}

type Rewritten = {
  findings: Findings
  facts: Facts
  /** The first reading; null if the current one equals it. */
  first: Findings | null
}

/** Replaces the findings and their figures. */
export async function replaceFindings(
  own: Own,
  id: number,
  { findings, facts, first }: Rewritten,
  categories: ReadonlyMap<number, string>,
): Promise<Analysis> {
  const row = await own.db
    .updateTable('analysis')
    .set({
      findings: JSON.stringify(findings),
      facts: JSON.stringify(facts),
      firstFindings: first && JSON.stringify(first),
      ...marksOf(findings),
      isCorrected: flag(first !== null),
    })
    .where('userId', '=', own.owner)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await own.db.deleteFrom('analysisEquation').where('analysisId', '=', id).execute()
  await own.db.deleteFrom('analysisEmotion').where('analysisId', '=', id).execute()
  await insertFigures(own, row, findings, categories)
  return toAnalysis(row)
}
