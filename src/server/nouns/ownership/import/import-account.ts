import {
  ACCOUNT_NOT_EMPTY,
  type ImportResult,
  type RestoredSection,
} from '#domain/sharing/export-file.ts'
import type { Database } from '#server/base/db/database.ts'
import { insertMissing, insertNumbered } from '#server/base/db/insert-rows.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { forgetExamples } from '#server/nouns/self-map/example-items.repository.ts'
import { forgetLog } from '#server/nouns/self-map/map-log.ts'
import { deleteAllRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { countOwnItems, listOwnCategories } from '#server/nouns/self-map/self-map.repository.ts'
import { checkAllowance } from '#server/people/allowance.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { hasPremium, type Standing } from '#server/people/premium-access.ts'
import { RESTORED } from '../tables.ts'
import { BELONGS_TO } from './loose-ends.ts'
import type { OpenFile } from './open-file.ts'
import { type NumberedRow, storedRows } from './stored-rows.ts'

/** Sections whose ids other rows refer to. */
const NAMED: ReadonlySet<RestoredSection> = new Set([
  'items',
  'proposals',
  ...Object.values(BELONGS_TO),
])

/**
 * Sections that survive the deletion of items and situations, identified only by their moment, so that they aren't
 * imported twice.
 */
const STAYING = {
  forecasts: 'forecast',
  experiments: 'experiment',
  tosses: 'toss',
  rewrittenWishes: 'rewrittenWish',
} as const satisfies Partial<Record<RestoredSection, keyof Tables>>

/**
 * Fills an empty account from a file, in one transaction. We decide what counts against the plan and the depth of
 * analyses, not the file.
 */
export function importAccount(
  db: Database,
  owner: OwnerId,
  file: OpenFile,
  now: number,
): Promise<ImportResult> {
  return withPersonLocked(db, owner, now, async (tx, person) => {
    if (!(await isEmpty(tx, owner))) refuse('conflict', ACCOUNT_NOT_EMPTY)
    await forgetExamples(tx, owner)
    await deleteAllRelationships(tx, owner)
    await forgetLog(tx, owner)
    const { numbers, toRow } = await storedRows(owner, file, hasPremium(person, now))
    for (const [table, section] of RESTORED) {
      // An account without items and situations may still have words, letters and the like.
      const insert = NAMED.has(section) ? insertNumbered : insertMissing
      const there = await staying(tx, section, owner)
      for await (const rows of file.rows(section) as AsyncGenerator<NumberedRow[]>) {
        const missing = rows.filter((row) => {
          const known = there.get(Date.parse(String(row.createdAt)))
          if (known !== undefined) numbers[section].set(row.id, known)
          return known === undefined
        })
        await insert(tx, table, missing, (row) => toRow(section, row), numbers[section])
      }
      if (section === 'items') await refuseBeyondPlan(tx, person, owner, now)
    }
    const { counted, ...result } = file.facts
    await tx
      .updateTable('user')
      .set({ analysesMade: person.analysesMade + counted })
      .where('id', '=', owner)
      .execute()
    return result
  })
}

/** Returns the ids of existing rows by their moment. */
async function staying(
  tx: Database,
  section: RestoredSection,
  owner: OwnerId,
): Promise<ReadonlyMap<number, number>> {
  if (!isStaying(section)) return new Map()
  const rows = await tx
    .selectFrom(STAYING[section])
    .select(['id', 'createdAt'])
    .where('userId', '=', owner)
    .execute()
  return new Map(rows.map(({ id, createdAt }) => [createdAt, id]))
}

const isStaying = (section: RestoredSection): section is keyof typeof STAYING => section in STAYING

/** An imported map may not exceed the plan. */
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
