import { isDirect } from '#domain/analysis.ts'
import {
  ACCOUNT_NOT_EMPTY,
  type ImportResult,
  NOT_AN_EXPORT,
  type Restorable,
} from '#domain/export-file.ts'
import { onlyDirect } from '#domain/only-direct.ts'
import { type Renumber, renumberDeep } from '#domain/renumber.ts'
import { nameKey } from '#domain/self-map.ts'
import { UNSAVABLE_TEXT } from '#domain/text.ts'
import type { Database } from '#server/base/db/database.ts'
import { flag } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { forgetExamples } from '#server/nouns/self-map/example-items.repository.ts'
import { deleteAllRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { searchKey } from '#server/nouns/situations/situations.repository.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { insertAll, insertNumbered } from './insert-rows.ts'
import { renumberItems } from './renumber-items.ts'

const at = (moment: string): number => Date.parse(moment)

/** Fills an empty account from a file: all of it, or nothing. */
export function importAccount(
  db: Database,
  owner: OwnerId,
  file: Restorable,
  now: number,
): Promise<ImportResult> {
  if (!isSavable(file)) return refuse('invalid', UNSAVABLE_TEXT)
  refuseLooseEnds(file)
  return db.transaction().execute(async (tx) => {
    const { analysesMade } = await lockPerson(tx, owner, now)
    if (!(await isEmpty(tx, owner))) refuse('conflict', ACCOUNT_NOT_EMPTY)
    await forgetExamples(tx, owner)
    await deleteAllRelationships(tx, owner)
    const renumber = await importMap(tx, owner, file)
    await importSituations(tx, owner, file, renumber)
    const counted = file.analyses.filter(({ isCounted }) => isCounted).length
    await tx
      .updateTable('user')
      .set({ analysesMade: analysesMade + counted })
      .where('id', '=', owner)
      .execute()
    const { items, relationships, situations, analyses } = file
    return {
      items: items.length,
      relationships: relationships.length,
      situations: situations.length,
      analyses: analyses.length,
    }
  })
}

/** Some characters cannot be kept by every database; a file of ours never has them. */
function isSavable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (value === null || typeof value !== 'object') return true
  return Object.values(value).every(isSavable)
}

/** Everything that belongs to something must come with it, and nothing may come twice. */
function refuseLooseEnds(file: Restorable): void {
  const situations = new Set(file.situations.map(({ id }) => id))
  const analyses = new Set(file.analyses.map(({ id }) => id))
  const isWhole =
    file.situationItems.every(({ situationId }) => situations.has(situationId)) &&
    file.analyses.every(({ situationId }) => situations.has(situationId)) &&
    [...file.analysisEmotions, ...file.analysisEquations].every(({ analysisId }) =>
      analyses.has(analysisId),
    ) &&
    file.relationships.every(({ sourceItemId, targetItemId }) => sourceItemId !== targetItemId)
  const isOnce =
    situations.size === file.situations.length &&
    analyses.size === file.analyses.length &&
    isDistinct(file.items.map(({ id }) => id)) &&
    isDistinct(file.items.map(({ category, name }) => `${category}\n${nameKey(name)}`)) &&
    isDistinct(file.examples.map(({ itemId }) => itemId)) &&
    isDistinct(file.hiddenExampleRelationships.map(({ relationshipId }) => relationshipId)) &&
    isDistinct(file.situations.map(({ draftId, id }) => draftId ?? id)) &&
    isDistinct(file.situationItems.map((it) => `${it.situationId} ${it.position}`)) &&
    isDistinct(file.analysisEmotions.map((it) => `${it.analysisId} ${it.position}`)) &&
    isDistinct(file.analysisEquations.map((it) => `${it.analysisId} ${it.position}`)) &&
    isDistinct(
      file.relationships.map((it) =>
        [it.sourceItemId, it.targetItemId, it.relationshipType].join(' '),
      ),
    )
  if (!isWhole || !isOnce) refuse('invalid', NOT_AN_EXPORT)
}

const isDistinct = (keys: readonly (string | number)[]): boolean =>
  new Set(keys).size === keys.length

async function isEmpty(tx: Database, owner: OwnerId): Promise<boolean> {
  for (const table of ['selfMapItem', 'selfMapRelationship', 'situation'] as const) {
    const row = await tx
      .selectFrom(table)
      .select('id')
      .where('userId', '=', owner)
      .limit(1)
      .executeTakeFirst()
    if (row) return false
  }
  return true
}

async function importMap(tx: Database, owner: OwnerId, file: Restorable): Promise<Renumber> {
  const numbers = await insertNumbered(
    tx,
    'selfMapItem',
    file.items.map(({ createdAt, ...item }) => ({
      ...item,
      userId: owner,
      nameKey: nameKey(item.name),
      createdAt: at(createdAt),
    })),
  )
  const renumber = renumberItems(numbers)
  await insertAll(
    tx,
    'selfMapExample',
    file.examples.map((it) => ({ ...it, userId: owner, isHidden: flag(it.isHidden) })),
  )
  await insertAll(
    tx,
    'selfMapRelationship',
    file.relationships.map((it) => ({
      ...it,
      userId: owner,
      sourceItemId: renumber(it.sourceItemId),
      targetItemId: renumber(it.targetItemId),
      createdAt: at(it.createdAt),
    })),
  )
  await insertAll(
    tx,
    'hiddenExampleRelationship',
    file.hiddenExampleRelationships.map((it) => ({ ...it, userId: owner })),
  )
  return renumber
}

async function importSituations(
  tx: Database,
  owner: OwnerId,
  file: Restorable,
  renumber: Renumber,
): Promise<void> {
  const names = Map.groupBy(file.situationItems, ({ situationId }) => situationId)
  const situations = await insertNumbered(
    tx,
    'situation',
    file.situations.map(({ createdAt, ...it }) => ({
      ...it,
      userId: owner,
      searchText: searchKey(
        [it.title, it.description, ...(names.get(it.id) ?? []).map(({ name }) => name)].join('\n'),
      ),
      createdAt: at(createdAt),
    })),
  )
  await insertAll(
    tx,
    'situationItem',
    file.situationItems.map((it) => ({
      ...it,
      userId: owner,
      situationId: situations.get(it.situationId)!,
      itemId: renumber(it.itemId),
    })),
  )
  const analyses = await insertNumbered(
    tx,
    'analysis',
    file.analyses.map((it) => ({
      ...it,
      userId: owner,
      situationId: situations.get(it.situationId)!,
      findings: JSON.stringify(renumberDeep(it.findings, renumber)),
      isCounted: flag(it.isCounted),
      isCorrected: flag(it.isCorrected),
      createdAt: at(it.createdAt),
    })),
  )
  // Files of the first release count what only came through a relationship.
  const findings = new Map(file.analyses.map((it) => [it.id, onlyDirect(it.findings)]))
  const isFelt = ({ analysisId, category }: Restorable['analysisEmotions'][number]) =>
    findings.get(analysisId)!.emotions.some((emotion) => emotion.category === category)
  const isRead = ({ analysisId, position }: Restorable['analysisEquations'][number]) => {
    const equation = findings.get(analysisId)!.equations[position]
    return !equation || isDirect(equation)
  }
  const common = (it: { analysisId: number; createdAt: string }) => ({
    userId: owner,
    analysisId: analyses.get(it.analysisId)!,
    createdAt: at(it.createdAt),
  })
  await insertAll(
    tx,
    'analysisEmotion',
    file.analysisEmotions.filter(isFelt).map((it) => ({ ...it, ...common(it) })),
  )
  await insertAll(
    tx,
    'analysisEquation',
    file.analysisEquations
      .filter(isRead)
      .map((it) => ({ ...it, ...common(it), itemId: renumber(it.itemId) })),
  )
}
