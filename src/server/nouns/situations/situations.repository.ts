import type { Selectable } from 'kysely'
import { EXAMPLE_SITUATIONS } from '#domain/content/examples/situations.ts'
import { nameKey } from '#domain/self-map/self-map.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { datesOf } from '#domain/situation/happened.ts'
import {
  type NewProposal,
  PROPOSED_POWER,
  type Proposal,
  type ProposalState,
  proposalItemId,
  proposalOf,
} from '#domain/situation/proposal.ts'
import {
  type ItemSnapshot,
  type Situation,
  searchedWords,
  toSnapshot,
} from '#domain/situation/situation.ts'
import type { SituationAnswer } from '#domain/situation/situation-answer.ts'
import {
  type SituationWords,
  situationWords,
  WORDS,
  wordColumns,
} from '#domain/situation/situation-words.ts'
import { stillTouched } from '#domain/situation/still-touched.ts'
import { readable } from '#server/base/db/column.ts'
import type { Database } from '#server/base/db/database.ts'
import { insertAll } from '#server/base/db/insert-rows.ts'
import { deleteOwnRows, insertOwn, ownRows, ownRowsOf } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'

/** Null unless the id is an example's. */
export const findExampleSituation = (id: number): Situation | null =>
  EXAMPLE_SITUATIONS.find((example) => example.id === id) ?? null

export const SITUATION = ['id', ...WORDS, 'createdAt', 'happenedAt', 'kind'] as const
type Row = Pick<Selectable<Tables['situation']>, (typeof SITUATION)[number]>

export type Parts = {
  items: ItemSnapshot[]
  proposals: ProposalRow[]
  answers: SituationAnswer[]
}

export const toSituation = (row: Row, { items, proposals, answers }: Parts): Situation => ({
  id: row.id,
  ...(row.kind && { kind: row.kind }),
  ...situationWords(row),
  selfMapItemIds: items
    .filter(({ itemId }) => proposalOf(itemId) === null)
    .map(({ itemId }) => String(itemId)),
  items,
  ...(proposals.length > 0 && { proposals: proposals.map(toProposal) }),
  ...(answers.length > 0 && { answers }),
  ...datesOf(row.happenedAt, row.createdAt),
})

export async function findSituation(
  own: Own,
  by: { id: number } | { draftId: string },
  partsOf = listParts,
): Promise<Situation | null> {
  const row = await ownRows(own, 'situation')
    .select(SITUATION)
    .where((where) => where.and(by))
    .executeTakeFirst()
  if (!row) return null
  const parts = await partsOf(own, [row.id])
  return toSituation(row, parts(row.id))
}

/** Reads the items, proposals and answers of situations, with the person's corrections applied. */
export async function listParts(own: Own, ids: readonly number[]): Promise<(id: number) => Parts> {
  const all = await listAllParts(own, ids)
  const doubtful = ids.filter((id) => {
    const { items } = all(id)
    return items.length > 1 && items.some(({ itemId }) => proposalOf(itemId) !== null)
  })
  const readings = await listNewestFindings(own, doubtful, { isCorrected: 1 })
  return (id) => {
    const { items, ...parts } = all(id)
    return { ...parts, items: stillTouched(items, readings.get(id) ?? null) }
  }
}

/** Selects the newest analysis of each situation. */
export const newestOf = (db: Database, situationIds: readonly number[]) =>
  db
    .selectFrom('analysis')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('situationId', 'in', situationIds)
    .groupBy('situationId')

/** Reads the newest analysis of each situation, if it has this mark. */
export async function listNewestFindings(
  own: Own,
  situationIds: readonly number[],
  mark: { isCorrected: 1 } | { isSettled: 0 },
): Promise<Map<number, Findings>> {
  if (situationIds.length === 0) return new Map()
  const rows = await ownRows(own, 'analysis')
    .select(['situationId', 'findings'])
    .where(({ and }) => and(mark))
    .where('id', 'in', newestOf(own.db, situationIds))
    .execute()
  return new Map(
    rows.map(({ situationId, findings }) => [situationId, JSON.parse(findings) as Findings]),
  )
}

/** Also includes replaced proposals, because a reading is rewritten from all of them. */
export async function listAllParts(
  own: Own,
  ids: readonly number[],
): Promise<(id: number) => Parts> {
  const items = await ownRowsOf(own, 'situationItem', 'situationId', ids, 'position')
  const proposals = await ownRowsOf(own, 'proposal', 'situationId', ids, 'position')
  const answers = await ownRowsOf(own, 'situationAnswer', 'situationId', ids, 'answeredAt')
  return (id) => ({
    items: items(id).map(({ itemId, ...item }) => toSnapshot({ ...item, id: itemId })),
    proposals: proposals(id),
    answers: answers(id).map(readable),
  })
}

type NewSituationRow = SituationWords &
  Pick<Situation, 'items' | 'kind'> & { draftId?: string | undefined; proposed?: Proposed }

/** `id` is set only when a situation is restored. */
export async function insertSituation(
  own: Own,
  { items, draftId, kind, proposed, ...told }: NewSituationRow,
  { createdAt, happenedAt = createdAt }: { createdAt: number; happenedAt?: number },
  id?: number,
): Promise<Situation> {
  const names = [...items, ...(proposed?.touched ?? [])].map(({ name }) => name)
  const row = await insertOwn(own, 'situation', {
    ...(id !== undefined && { id }),
    ...wordColumns(told),
    searchText: searchedWords(told, names),
    draftId: draftId ?? null,
    kind: kind ?? null,
    createdAt,
    happenedAt,
  })
  const made = proposed ? await insertProposals(own, row, proposed) : NONE
  const touched = [...items, ...made.items]
  const common = { situationId: row.id, userId: own.owner }
  await insertAll(own.db, 'situationItem', [...touched.entries()], ([position, item]) => ({
    ...item,
    ...common,
    position,
  }))
  return toSituation(row, { items: touched, proposals: made.proposals, answers: [] })
}

/** Resets the watch, because the order of the diary changed. */
export const forgetDiaryWatch = (own: Own) => deleteOwnRows(own, 'diaryWatch', {})

const NONE = { items: [], proposals: [] }

export type ProposalRow = Selectable<Tables['proposal']>

export const toProposal = (row: ProposalRow): Proposal => ({
  ...row,
  itemId: row.itemId ?? proposalItemId(row.id),
})

/** Items the map lacks: touched by the situation, or only named in it. */
export type Proposed = {
  touched: readonly NewProposal[]
  named: readonly NewProposal[]
  /** The keys of names the person refused before, which aren't offered again. */
  refused: ReadonlySet<string>
}

/**
 * Inserts the proposals. A touched item that was refused before is stored as refused, so that the person isn't asked
 * twice.
 */
export async function insertProposals(
  own: Own,
  { id: situationId, createdAt }: { id: number; createdAt: number },
  { touched, named, refused }: Proposed,
  /** The number of existing proposals. */
  before = 0,
): Promise<{ proposals: ProposalRow[]; items: ItemSnapshot[] }> {
  const isRefused = ({ name }: { name: string }) => refused.has(nameKey(name))
  const seen = new Set<string>()
  const fresh = [...touched, ...named.filter((one) => !isRefused(one))].filter(({ name }) => {
    const isNew = !seen.has(nameKey(name))
    seen.add(nameKey(name))
    return isNew
  })
  const proposals: ProposalRow[] = []
  for (const [at, { name, category }] of fresh.entries()) {
    const state: ProposalState = isRefused({ name }) ? 'refused' : 'proposed'
    const position = before + at
    const values = { name, category, position, state, attachmentPower: PROPOSED_POWER }
    proposals.push(await insertOwn(own, 'proposal', { ...values, situationId, createdAt }))
  }
  const isTouched = new Set(touched.map(({ name }) => nameKey(name)))
  const items = proposals
    .filter(({ name }) => isTouched.has(nameKey(name)))
    .map((row) => toSnapshot({ ...row, id: proposalItemId(row.id) }))
  return { proposals, items }
}
