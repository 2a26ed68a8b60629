import type { Findings } from '#domain/situation/analysis.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { DAY } from '#domain/values/duration.ts'
import { saidOf } from '#engine/language/said-lines.ts'
import { type Around, partsToRead, sureSideOf, type Task } from '#engine/language/task.ts'
import type { Own } from '#server/base/owner.ts'
import { hasConsented } from '#server/nouns/consents/consents.repository.ts'
import type { Question } from '#server/outside/engine/analysis-engine.ts'
import type { LanguageReader } from '#server/outside/engine/model/language-reader.ts'
import type { OwnServices } from '#server/outside/services.ts'
import type { StoredAnalysis } from './analyses.repository.ts'
import { findingsOf } from './correct-analysis.ts'

/** The number of earlier readings in a prompt, and the days in which they are counted. */
const MAX = 5
const COUNTED_DAYS = 30

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/**
 * Formats up to five earlier readings of the same items, newest first, and how often each item was read in the last
 * thirty days.
 */
async function earlierReadings(
  { db, owner }: Own,
  itemIds: readonly number[],
  situationId: number,
  now: number,
): Promise<string[]> {
  if (itemIds.length === 0) return []
  const rows = await db
    .selectFrom('analysisEquation')
    .innerJoin('analysis', 'analysis.id', 'analysisEquation.analysisId')
    .innerJoin('situation', 'situation.id', 'analysis.situationId')
    .select([
      'analysisEquation.analysisId',
      'analysisEquation.itemId',
      'analysisEquation.itemName',
      'analysisEquation.category',
      'situation.happenedAt',
      'analysis.situationId',
    ])
    .where('analysisEquation.userId', '=', owner)
    .where('analysisEquation.itemId', 'in', itemIds)
    .where('analysis.situationId', '!=', situationId)
    .where('situation.happenedAt', '>', now - 365 * DAY)
    .orderBy('situation.happenedAt', 'desc')
    .limit(200)
    .execute()
  const newest = Map.groupBy(rows, ({ situationId }) => situationId)
  const lines = [...newest.values()].slice(0, MAX).map((read) => {
    const [{ happenedAt }] = read as [(typeof read)[number]]
    const felt = new Set(read.map(({ itemName, category }) => `${itemName}: ${category}`))
    return `${dayOf(happenedAt)}: ${[...felt].join(', ')}`
  })
  const recent = rows.filter(({ happenedAt }) => happenedAt > now - COUNTED_DAYS * DAY)
  const counts = [...Map.groupBy(recent, ({ itemName }) => itemName)].map(
    ([itemName, read]) =>
      `${itemName} in the last ${COUNTED_DAYS} days before this one: ${new Set(read.map(({ situationId }) => situationId)).size}`,
  )
  return [...lines, ...counts]
}

/** The limit on further items and relationships in a prompt, nearest first. */
const MAX_AROUND = 30

export const DAY_IN_WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** Builds the model's task: the words and the chosen items, and more only if the person agreed to it. */
export async function modelTask(
  my: OwnServices,
  { analysis }: StoredAnalysis,
  question: Question,
  { own, facts }: { own: Findings; facts: Facts },
  { engine, where }: LanguageReader,
): Promise<Task> {
  const mayTellMore = where !== 'elsewhere' || (await hasConsented(my, 'externalContext'))
  return {
    title: question.title,
    description: question.description,
    chosen: partsToRead(question.chosen, own),
    today: DAY_IN_WORDS.format(my.now()),
    own,
    sureSide: sureSideOf(facts),
    engine,
    ...(mayTellMore && { around: await around(my, analysis, question) }),
    ...saidOf(analysis.said, findingsOf(analysis), [...question.chosen, ...question.others]),
  }
}

async function around(
  own: OwnServices,
  { situationId }: StoredAnalysis['analysis'],
  { chosen, others, relationships }: Question,
): Promise<Around> {
  const nearest = others
    .filter(({ itemId }) => itemId > 0)
    .toSorted((one, other) => other.attachmentPower - one.attachmentPower)
    .slice(0, MAX_AROUND)
  const names = new Map([...chosen, ...nearest].map(({ itemId, name }) => [itemId, name]))
  const ties = relationships.flatMap(({ sourceItemId, targetItemId, relationshipType }) => {
    const [from, to] = [names.get(sourceItemId), names.get(targetItemId)]
    return from && to ? [`${from} ${relationshipType} ${to}`] : []
  })
  const itemIds = chosen.map(({ itemId }) => itemId)
  return {
    items: nearest,
    ties: ties.slice(0, MAX_AROUND),
    before: await earlierReadings(own, itemIds, situationId ?? 0, own.now()),
  }
}
