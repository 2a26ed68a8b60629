import { join } from 'node:path'
import type { Insertable } from 'kysely'
import { wordKey } from '#domain/emotion/word.ts'
import { nameKey } from '#domain/self-map/self-map.ts'
import {
  ACCOUNT_NOT_EMPTY,
  type ImportResult,
  MORE_THAN_FITS,
  type Restorable,
  type RestoredSection,
  ROWS,
} from '#domain/sharing/export-file.ts'
import { basicFindings, type Findings } from '#domain/situation/analysis.ts'
import { proposalItemId, proposalOf } from '#domain/situation/proposal.ts'
import { searchedWords } from '#domain/situation/situation.ts'
import { situationWords } from '#domain/situation/situation-words.ts'
import { type Renumber, renumberDeep } from '#domain/values/renumber.ts'
import { flag } from '#server/base/db/column.ts'
import { insertMissing, insertNumbered } from '#server/base/db/insert-rows.ts'
import { isAny, ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own, OwnerId } from '#server/base/owner.ts'
import { type Reading, startReading } from '#server/base/reading/read-in-worker.ts'
import { refuse } from '#server/base/refuse.ts'
import { marksOf } from '#server/nouns/analyses/analyses.repository.ts'
import { MOMENT, RESTORED } from '#server/nouns/ownership/tables.ts'
import { forgetMap } from '#server/nouns/self-map/change-map.ts'
import { countOwnItems, listOwnCategories } from '#server/nouns/self-map/self-map.repository.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { checkAllowance, hasPremium, type PlanColumns } from '#server/people/premium-access.ts'
import type { Facts } from './import-worker.ts'
import { BELONGS_TO } from './loose-ends.ts'

type OpenFile = Reading<Facts, Restorable>

/**
 * The first id for deleted items that old situations still name, above any real one. Other items get new ids, and
 * examples keep theirs.
 */
const OUT_OF_REACH = 2_000_000_000

function renumberItems(numbers: ReadonlyMap<number, number>): Renumber {
  const gone = new Map<number, number>()
  return (itemId) => {
    const known = itemId < 0 ? itemId : (numbers.get(itemId) ?? gone.get(itemId))
    if (known !== undefined) return known
    const number = OUT_OF_REACH + gone.size
    gone.set(itemId, number)
    return number
  }
}

/** Renumbers proposals, whose item ids derive from theirs. A missing proposal is treated like a deleted item. */
function renumberProposals(numbers: ReadonlyMap<number, number>, renumber: Renumber): Renumber {
  return (itemId) => {
    const proposal = proposalOf(itemId)
    if (proposal === null) return renumber(itemId)
    const known = numbers.get(proposal)
    return known === undefined ? renumber(OUT_OF_REACH + proposal) : proposalItemId(known)
  }
}

type Row = Record<string, unknown>
type NumberedRow = Row & { id: number }
type Completed = {
  [Section in RestoredSection]?: (row: Restorable[Section][number]) => Row
}

/** Converts the rows of a file to table rows with new ids, the inverse of the export. */
async function storedRows(owner: OwnerId, file: OpenFile, isDeep: boolean) {
  const sections = Object.keys(ROWS) as RestoredSection[]
  const numbers = Object.fromEntries(
    sections.map((section) => [section, new Map<number, number>()]),
  ) as Record<RestoredSection, Map<number, number>>
  const renumber = renumberProposals(numbers.proposals, renumberItems(numbers.items))
  const names = await touchedNames(file)
  const asDeep = (findings: Findings) => (isDeep ? findings : basicFindings(findings))

  /** Adds columns that are computed or that the file may not set. */
  const completed: Completed = {
    items: (it) => ({ ...it, nameKey: nameKey(it.name) }),
    situations: (it) => ({
      ...it,
      happenedAt: it.happenedAt ?? it.createdAt,
      searchText: searchedWords(situationWords(it), names.get(it.id) ?? []),
    }),
    analyses: (it) => ({
      ...it,
      findings: asDeep(it.findings),
      firstFindings: it.firstFindings && asDeep(it.firstFindings),
      ...marksOf(it.findings),
    }),
    experiments: (it) => ({ ...it, block: '' }),
    ownWords: (it) => ({ ...it, wordKey: wordKey(it.word) }),
  }

  function stored(column: string, value: unknown): unknown {
    if (value === null) return null
    if (column in BELONGS_TO)
      return numbers[BELONGS_TO[column as keyof typeof BELONGS_TO]].get(Number(value))
    if (/itemId$/i.test(column)) return renumber(Number(value))
    if (MOMENT.test(column)) return Date.parse(String(value))
    if (typeof value === 'boolean') return flag(value)
    return typeof value === 'object' ? JSON.stringify(renumberDeep(value, renumber)) : value
  }

  return {
    /** Maps the file's ids to new ones. Filled during the import. */
    numbers,
    toRow(section: RestoredSection, row: Row): Insertable<Tables[keyof Tables]> {
      const complete = completed[section] as ((row: Row) => Row) | undefined
      const { id: _, ...columns } = complete?.(row) ?? row
      const values = Object.entries(columns).map(([name, value]) => [name, stored(name, value)])
      return { ...Object.fromEntries(values), userId: owner }
    },
  }
}

/** Collects item names for the search text of situations. */
async function touchedNames(file: OpenFile): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>()
  for await (const items of file.rows('situationItems'))
    for (const { situationId, name } of items) {
      const known = names.get(situationId)
      if (known) known.push(name)
      else names.set(situationId, [name])
    }
  return names
}

/** Sections whose ids other rows refer to. */
const NAMED: ReadonlySet<RestoredSection> = new Set([
  'items',
  'proposals',
  ...Object.values(BELONGS_TO),
])

/**
 * Tables that survive the deletion of items and situations, identified only by their moment, so that they aren't
 * imported twice.
 */
const STAYING: readonly string[] = ['forecast', 'experiment', 'toss', 'rewrittenWish']

/** Reads a file in a worker thread and fills an empty account from it, or refuses it. */
export async function importAccount(
  own: Own,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ImportResult> {
  const file: OpenFile = await startReading({
    script: join(import.meta.dirname, 'import-worker.ts'),
    bytes,
    given: { now: own.now() },
    tooMuch: MORE_THAN_FITS,
  })
  return fillAccount(own, file).finally(file.close)
}

/** In one transaction. We decide what counts against the plan and the depth of analyses, not the file. */
function fillAccount(own: Own, file: OpenFile): Promise<ImportResult> {
  return withPersonLocked(own, async (tx, person) => {
    if (!(await isEmpty(tx))) refuse('conflict', ACCOUNT_NOT_EMPTY)
    await forgetMap(tx)
    const { numbers, toRow } = await storedRows(own.owner, file, hasPremium(person, own.now()))
    for (const [table, section] of RESTORED) {
      // An account without items and situations may still have words, letters and the like.
      const insert = NAMED.has(section) ? insertNumbered : insertMissing
      const there = await staying(tx, table)
      for await (const rows of file.rows(section) as AsyncGenerator<NumberedRow[]>) {
        const missing = rows.filter((row) => {
          const known = there.get(Date.parse(String(row.createdAt)))
          if (known !== undefined) numbers[section].set(row.id, known)
          return known === undefined
        })
        await insert(tx.db, table, missing, (row) => toRow(section, row), numbers[section])
      }
      if (section === 'items') await refuseBeyondPlan(tx, person)
    }
    const { counted, ...result } = file.facts
    await tx.db
      .updateTable('user')
      .set({ analysesMade: person.analysesMade + counted })
      .where('id', '=', own.owner)
      .execute()
    return result
  })
}

/** Returns the ids of existing rows by their moment. */
async function staying(own: Own, table: keyof Tables): Promise<ReadonlyMap<number, number>> {
  if (!STAYING.includes(table)) return new Map()
  const rows = await ownRows(own, table as 'forecast')
    .select(['id', 'createdAt'])
    .execute()
  return new Map(rows.map(({ id, createdAt }) => [createdAt, id]))
}

/** An imported map may not exceed the plan. */
async function refuseBeyondPlan(own: Own, person: PlanColumns): Promise<void> {
  const items = await countOwnItems(own)
  const categories = await listOwnCategories(own)
  checkAllowance(person, 'items', items - 1, own.now())
  checkAllowance(person, 'customCategories', categories.length - 1, own.now())
}

async function isEmpty(own: Own): Promise<boolean> {
  for (const table of ['selfMapItem', 'selfMapRelationship', 'situation'] as const)
    if (await isAny(ownRows(own, table))) return false
  return true
}
