import { sql } from 'kysely'
import type { QueryOf } from '#contract/endpoint.ts'
import type { ListedSituation, situations } from '#contract/situations.ts'
import { namesFor } from '#domain/emotion/known-word.ts'
import { LIST_LIMIT, searchKey } from '#domain/situation/situation.ts'
import { ofOwner, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import {
  listNewestFindings,
  listParts,
  newestOf,
  SITUATION,
  toSituation,
} from './situations.repository.ts'

type Filter = QueryOf<typeof situations.list>

const WORDS_AT_ONCE = 8

/** Lists one page of the history, by when situations happened. */
export async function listSituations(
  own: Own,
  { before, order = 'newest', limit = LIST_LIMIT, q = '', emotion, itemId }: Filter,
): Promise<ListedSituation[]> {
  const direction = order === 'newest' ? 'desc' : 'asc'
  let query = own.db
    .selectFrom('situation')
    .select(SITUATION)
    .where('situation.userId', '=', own.owner)
    .orderBy('happenedAt', direction)
    .orderBy('situation.id', direction)
    .limit(limit)

  if (before !== undefined) {
    const seen = sql`(${await momentAt(own, before)}, ${before})`
    const isPast = sql.raw(order === 'newest' ? '<' : '>')
    query = query.where(sql<boolean>`(situation.happened_at, situation.id) ${isPast} ${seen}`)
  }
  for (const word of searchKey(q).split(/\s+/).filter(Boolean).slice(0, WORDS_AT_ONCE))
    query = query.where((where) =>
      where.or([
        sql<boolean>`search_text like ${`%${literally(word)}%`} escape '!'`,
        where('situation.id', 'in', calledBy(own, [word, ...namesFor(word)])),
        where('situation.id', 'in', aboutNamed(own, word)),
      ]),
    )
  if (itemId !== undefined)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('situationItem')
          .select('situationItem.itemId')
          .whereRef('situationItem.situationId', '=', 'situation.id')
          .where(ofOwner(own.owner, 'situationItem.'))
          .where(({ or, eb, exists, selectFrom }) =>
            or([
              eb('situationItem.itemId', '=', itemId),
              // An item deleted and added again under the same name counts as the same.
              exists(
                selectFrom('selfMapItem')
                  .select('selfMapItem.id')
                  .where(ofOwner(own.owner, 'selfMapItem.'))
                  .where('selfMapItem.id', '=', itemId)
                  .whereRef('selfMapItem.category', '=', 'situationItem.category')
                  .whereRef('selfMapItem.name', '=', 'situationItem.name'),
              ),
            ]),
          ),
      ),
    )
  if (emotion !== undefined)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('analysisEmotion')
          .select('analysisEmotion.analysisId')
          .where(ofOwner(own.owner, 'analysisEmotion.'))
          .where('analysisEmotion.category', '=', emotion)
          .where('analysisEmotion.analysisId', '=', ({ selectFrom }) =>
            selectFrom('analysis')
              .select(({ fn }) => fn.max('analysis.id').as('newest'))
              .whereRef('analysis.situationId', '=', 'situation.id'),
          ),
      ),
    )

  const rows = await query.execute()
  const ids = rows.map(({ id }) => id)
  const parts = await listParts(own, ids)
  const emotions = await listMainEmotions(own, ids)
  const unsettled = await listNewestFindings(own, ids, { isSettled: 0 })
  return rows.map((row) => ({
    ...toSituation(row, parts(row.id)),
    mainEmotions: emotions.get(row.id) ?? [],
    // Likeliest first.
    ...(unsettled.has(row.id) && { likelyEmotions: unsettled.get(row.id)?.emotions }),
  }))
}

/** Finds situations by the current name of an item. Their search text has only its earlier name. */
const aboutNamed = ({ db, owner }: Own, word: string) =>
  db
    .selectFrom('situationItem')
    .innerJoin('selfMapItem', 'selfMapItem.id', 'situationItem.itemId')
    .select('situationItem.situationId')
    .where('situationItem.userId', '=', owner)
    .where('selfMapItem.userId', '=', owner)
    .where(sql<boolean>`name_key like ${`%${literally(word)}%`} escape '!'`)

/**
 * Finds situations whose newest analysis has a feeling of one of these names. A subquery that runs once, not per
 * situation.
 */
const calledBy = ({ db, owner }: Own, names: readonly string[]) =>
  db
    .selectFrom('analysisEmotion')
    .innerJoin('analysis', 'analysis.id', 'analysisEmotion.analysisId')
    .select('analysis.situationId')
    .where('analysisEmotion.userId', '=', owner)
    .where(
      ({ fn }) =>
        sql<boolean>`${fn<string>('lower', ['analysisEmotion.name'])} in (${sql.join([...new Set(names)])})`,
    )
    .where('analysis.id', '=', ({ selectFrom }) =>
      selectFrom('analysis as newer')
        .select(({ fn }) => fn.max('newer.id').as('newest'))
        .whereRef('newer.situationId', '=', 'analysis.situationId'),
    )

/** Returns when the last situation of a page happened, or its nearest predecessor if it was deleted. */
async function momentAt(own: Own, id: number): Promise<number> {
  const nearest = await ownRows(own, 'situation')
    .select('happenedAt')
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return nearest?.happenedAt ?? 0
}

/** Escapes the wildcards of `like`. */
const literally = (word: string) => word.replace(/[!%_]/g, '!$&')

/** The number of emotions in a line of the history. */
const MAIN = 2

/** Lists the strongest emotions of each situation's newest analysis. */
async function listMainEmotions(
  { db, owner }: Own,
  situationIds: readonly number[],
): Promise<Map<number, ListedSituation['mainEmotions']>> {
  if (situationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('analysisEmotion')
    .innerJoin('analysis', 'analysis.id', 'analysisEmotion.analysisId')
    .select(['situationId', 'name', 'category', 'intensity'])
    .where(ofOwner(owner, 'analysis.'))
    .where('analysis.id', 'in', newestOf(db, situationIds))
    .where('position', '<', MAIN)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ situationId }) => situationId)
}
