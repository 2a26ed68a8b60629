import type { Insertable } from 'kysely'
import { wordKey } from '#domain/emotion/word.ts'
import { nameKey } from '#domain/self-map/self-map.ts'
import { type Restorable, type RestoredSection, ROWS } from '#domain/sharing/export-file.ts'
import { basicFindings, type Findings } from '#domain/situation/analysis.ts'
import { proposalItemId, proposalOf } from '#domain/situation/proposal.ts'
import { searchedWords } from '#domain/situation/situation.ts'
import { situationWords } from '#domain/situation/situation-words.ts'
import { type Renumber, renumberDeep } from '#domain/values/renumber.ts'
import { flag } from '#server/base/db/column.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { marksOf } from '#server/nouns/analyses/analyses.repository.ts'
import { MOMENT } from '../tables.ts'
import { BELONGS_TO } from './loose-ends.ts'
import type { OpenFile } from './open-file.ts'

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
export type NumberedRow = Row & { id: number }
type Completed = {
  [Section in RestoredSection]?: (row: Restorable[Section][number]) => Row
}

/** Converts the rows of a file to table rows with new ids, the inverse of the export. */
export async function storedRows(owner: OwnerId, file: OpenFile, isDeep: boolean) {
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
