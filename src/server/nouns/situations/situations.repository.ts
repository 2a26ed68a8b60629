import type { Insertable, Selectable } from 'kysely'
import { proposalOf } from '#domain/situation/proposal.ts'
import { type ItemSnapshot, type Situation, searchedWords } from '#domain/situation/situation.ts'
import type { SituationAnswer } from '#domain/situation/situation-answer.ts'
import {
  type SituationWords,
  situationWords,
  WORDS,
  wordColumns,
} from '#domain/situation/situation-words.ts'
import type { Database } from '#server/base/db/database.ts'
import { ofOwner } from '#server/base/db/of-owner.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'
import {
  insertProposals,
  listProposals,
  type ProposalRow,
  type Proposed,
  toProposal,
} from './proposals.repository.ts'

export const SITUATION = ['id', ...WORDS, 'createdAt', 'kind'] as const
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
  createdAt: new Date(row.createdAt).toISOString(),
})

export async function findSituation(
  db: Database,
  owner: OwnerId,
  by: { id: number } | { draftId: string },
): Promise<Situation | null> {
  const row = await db
    .selectFrom('situation')
    .select(SITUATION)
    .where('userId', '=', owner)
    .where((where) => where.and(by))
    .executeTakeFirst()
  if (!row) return null
  const parts = await listParts(db, owner, [row.id])
  return toSituation(row, parts(row.id))
}

/** What belongs to each of the situations. */
export async function listParts(
  db: Database,
  owner: OwnerId,
  ids: readonly number[],
): Promise<(id: number) => Parts> {
  const items = await listItemsOf(db, owner, ids)
  const proposals = await listProposals(db, owner, ids)
  const answers = await listAnswers(db, owner, ids)
  return (id) => ({
    items: items.get(id) ?? [],
    proposals: proposals.get(id) ?? [],
    answers: answers.get(id) ?? [],
  })
}

/** The chosen items of each situation, in the order they were chosen. */
export async function listItemsOf(
  db: Database,
  owner: OwnerId,
  situationIds: readonly number[],
): Promise<Map<number, ItemSnapshot[]>> {
  if (situationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('situationItem')
    .select(['situationId', 'itemId', 'name', 'category', 'attachmentPower'])
    .where(ofOwner(owner))
    .where('situationId', 'in', situationIds)
    .orderBy('position')
    .execute()
  const items = Map.groupBy(rows, ({ situationId }) => situationId)
  return new Map(
    [...items].map(([id, list]) => [id, list.map(({ situationId: _, ...item }) => item)]),
  )
}

async function listAnswers(
  db: Database,
  owner: OwnerId,
  situationIds: readonly number[],
): Promise<Map<number, SituationAnswer[]>> {
  if (situationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('situationAnswer')
    .select(['situationId', 'question', 'answer', 'answeredAt'])
    .where(ofOwner(owner))
    .where('situationId', 'in', situationIds)
    .orderBy('answeredAt')
    .execute()
  const answers = Map.groupBy(rows, ({ situationId }) => situationId)
  return new Map(
    [...answers].map(([id, list]) => [
      id,
      list.map(({ question, answer, answeredAt }) => ({
        question,
        answer,
        answeredAt: new Date(answeredAt).toISOString(),
      })),
    ]),
  )
}

type Kept = SituationWords &
  Pick<Situation, 'items' | 'kind'> & { draftId?: string | undefined; proposed?: Proposed }

/** `id` is given only for a situation that comes back. */
export async function insertSituation(
  tx: Database,
  owner: OwnerId,
  { items, draftId, kind, proposed, ...told }: Kept,
  createdAt: number,
  id?: number,
): Promise<Situation> {
  const names = [...items, ...(proposed?.touched ?? [])].map(({ name }) => name)
  const row = await tx
    .insertInto('situation')
    .values({
      ...(id !== undefined && { id }),
      userId: owner,
      ...wordColumns(told),
      searchText: searchedWords(told, names),
      draftId: draftId ?? null,
      kind: kind ?? null,
      createdAt,
    })
    .returning(SITUATION)
    .executeTakeFirstOrThrow()
  const made = proposed ? await insertProposals(tx, owner, row, proposed) : NONE
  const touched = [...items, ...made.items]
  const chosen = touched.map(
    (item, position): Insertable<Tables['situationItem']> => ({
      ...item,
      situationId: row.id,
      position,
      userId: owner,
    }),
  )
  if (chosen.length > 0) await tx.insertInto('situationItem').values(chosen).execute()
  return toSituation(row, { items: touched, proposals: made.proposals, answers: [] })
}

const NONE = { items: [], proposals: [] }
