import { nameKey } from '#domain/self-map/self-map.ts'
import { ACCOUNT_NOT_EMPTY, type ImportResult } from '#domain/sharing/export-file.ts'
import { basicFindings, type Findings } from '#domain/situation/analysis.ts'
import { searchedWords } from '#domain/situation/situation.ts'
import { situationWords } from '#domain/situation/situation-words.ts'
import { type Renumber, renumberDeep } from '#domain/values/renumber.ts'
import type { Database } from '#server/base/db/database.ts'
import { insertAll, insertNumbered } from '#server/base/db/insert-rows.ts'
import { flag } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { marksOf } from '#server/nouns/analyses/analyses.repository.ts'
import { forgetExamples } from '#server/nouns/self-map/example-items.repository.ts'
import { forgetLog } from '#server/nouns/self-map/map-log.ts'
import { deleteAllRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { countOwnItems, listOwnCategories } from '#server/nouns/self-map/self-map.repository.ts'
import { checkAllowance } from '#server/people/allowance.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { hasPremium, type Standing } from '#server/people/premium-access.ts'
import { importExperiments, importForecasts, importSteps, importWishes } from './import-steps.ts'
import type { OpenFile } from './open-file.ts'
import { renumberItems, renumberProposals } from './renumber-items.ts'

const at = (moment: string): number => Date.parse(moment)

/**
 * Fills an empty account from a file: all of it, or nothing. What counts against the plan and how deep an
 * analysis may be is for us to say, not for the file.
 */
export function importAccount(
  db: Database,
  owner: OwnerId,
  file: OpenFile,
  now: number,
): Promise<ImportResult> {
  return db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, owner, now)
    if (!(await isEmpty(tx, owner))) refuse('conflict', ACCOUNT_NOT_EMPTY)
    await forgetExamples(tx, owner)
    await deleteAllRelationships(tx, owner)
    await forgetLog(tx, owner)
    const map = await importMap(tx, owner, file)
    await refuseBeyondPlan(tx, person, owner, now)
    const { situations, renumber } = await importSituations(tx, owner, file, map)
    await importAnalyses(tx, owner, file, { renumber, situations, isDeep: hasPremium(person, now) })
    await importSteps(tx, owner, file, situations)
    await importExperiments(tx, owner, file, situations)
    await importWishes(tx, owner, file)
    await importForecasts(tx, owner, file, map)
    const { counted, ...result } = file.facts
    await tx
      .updateTable('user')
      .set({ analysesMade: person.analysesMade + counted })
      .where('id', '=', owner)
      .execute()
    return result
  })
}

/** The map that came in is as large as one that is made here may be. */
async function refuseBeyondPlan(
  tx: Database,
  person: Standing,
  owner: OwnerId,
  now: number,
): Promise<void> {
  const items = await countOwnItems(tx, owner)
  const categories = await listOwnCategories(tx, owner)
  checkAllowance(person, 'items', items - 1, now)
  checkAllowance(person, 'customCategories', categories.length - 1, now)
}

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

async function importMap(tx: Database, owner: OwnerId, file: OpenFile): Promise<Renumber> {
  const numbers = new Map<number, number>()
  for await (const items of file.rows('items'))
    await insertNumbered(tx, 'selfMapItem', numbers, items, ({ id: _, createdAt, ...item }) => ({
      ...item,
      userId: owner,
      nameKey: nameKey(item.name),
      createdAt: at(createdAt),
    }))
  const renumber = renumberItems(numbers)
  for await (const examples of file.rows('examples'))
    await insertAll(tx, 'selfMapExample', examples, (it) => ({
      ...it,
      userId: owner,
      isHidden: flag(it.isHidden),
    }))
  for await (const relationships of file.rows('relationships'))
    await insertAll(tx, 'selfMapRelationship', relationships, (it) => ({
      ...it,
      userId: owner,
      sourceItemId: renumber(it.sourceItemId),
      targetItemId: renumber(it.targetItemId),
      createdAt: at(it.createdAt),
    }))
  for await (const hidden of file.rows('hiddenExampleRelationships'))
    await insertAll(tx, 'hiddenExampleRelationship', hidden, (it) => ({ ...it, userId: owner }))
  for await (const changes of file.rows('mapChanges'))
    await insertAll(tx, 'mapChange', changes, (it) => ({
      ...it,
      userId: owner,
      itemId: renumber(it.itemId),
      otherItemId: it.otherItemId === null ? null : renumber(it.otherItemId),
      createdAt: at(it.createdAt),
    }))
  return renumber
}

type Numbers = Map<number, number>

async function importSituations(
  tx: Database,
  owner: OwnerId,
  file: OpenFile,
  map: Renumber,
): Promise<{ situations: Numbers; renumber: Renumber }> {
  const names = new Map<number, string[]>()
  const chosen: (() => Promise<void>)[] = []
  const numbers: Numbers = new Map()
  const proposals: Numbers = new Map()
  const renumber = renumberProposals(proposals, map)
  for await (const items of file.rows('situationItems')) {
    for (const { situationId, name } of items) {
      const known = names.get(situationId)
      if (known) known.push(name)
      else names.set(situationId, [name])
    }
    chosen.push(() =>
      insertAll(tx, 'situationItem', items, (it) => ({
        ...it,
        userId: owner,
        situationId: numbers.get(it.situationId)!,
        itemId: renumber(it.itemId),
      })),
    )
  }
  for await (const situations of file.rows('situations'))
    await insertNumbered(tx, 'situation', numbers, situations, ({ id, createdAt, ...it }) => ({
      ...it,
      userId: owner,
      searchText: searchedWords(situationWords(it), names.get(id) ?? []),
      createdAt: at(createdAt),
    }))
  for await (const rows of file.rows('proposals'))
    await insertNumbered(tx, 'proposal', proposals, rows, ({ id: _, ...it }) => ({
      ...it,
      userId: owner,
      situationId: numbers.get(it.situationId)!,
      itemId: it.itemId === null ? null : map(it.itemId),
      createdAt: at(it.createdAt),
    }))
  for await (const rows of file.rows('situationAnswers'))
    await insertAll(tx, 'situationAnswer', rows, (it) => ({
      ...it,
      userId: owner,
      situationId: numbers.get(it.situationId)!,
      answeredAt: at(it.answeredAt),
    }))
  for (const insert of chosen) await insert()
  return { situations: numbers, renumber }
}

type Ways = { renumber: Renumber; situations: Numbers; isDeep: boolean }

async function importAnalyses(
  tx: Database,
  owner: OwnerId,
  file: OpenFile,
  { renumber, situations, isDeep }: Ways,
): Promise<void> {
  const numbers: Numbers = new Map()
  const renumbered = (findings: Findings) =>
    JSON.stringify(renumberDeep(isDeep ? findings : basicFindings(findings), renumber))
  for await (const analyses of file.rows('analyses'))
    await insertNumbered(tx, 'analysis', numbers, analyses, ({ id: _, ...it }) => ({
      ...it,
      userId: owner,
      situationId: situations.get(it.situationId)!,
      findings: renumbered(it.findings),
      firstFindings: it.firstFindings && renumbered(it.firstFindings),
      isCounted: flag(it.isCounted),
      isCorrected: flag(it.isCorrected),
      ...marksOf(it.findings),
      createdAt: at(it.createdAt),
    }))
  const common = (it: { analysisId: number; createdAt: string }) => ({
    userId: owner,
    analysisId: numbers.get(it.analysisId)!,
    createdAt: at(it.createdAt),
  })
  for await (const emotions of file.rows('analysisEmotions'))
    await insertAll(tx, 'analysisEmotion', emotions, (it) => ({ ...it, ...common(it) }))
  for await (const equations of file.rows('analysisEquations'))
    await insertAll(tx, 'analysisEquation', equations, (it) => ({
      ...it,
      ...common(it),
      itemId: renumber(it.itemId),
      isAccepted: it.isAccepted === null ? null : flag(it.isAccepted),
    }))
}
