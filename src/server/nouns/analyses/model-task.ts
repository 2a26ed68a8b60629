import type { Findings } from '#domain/situation/analysis.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { saidOf } from '#engine/language/said-lines.ts'
import { type Around, sureSideOf, type Task } from '#engine/language/task.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { hasConsented } from '#server/nouns/consents/consents.repository.ts'
import type { Question } from '#server/outside/engine/analysis-engine.ts'
import type { LanguageReader } from '#server/outside/engine/model/language-reader.ts'
import type { Services } from '#server/outside/services.ts'
import type { KeptAnalysis } from './analyses.repository.ts'
import { findingsOf } from './correct-analysis.ts'
import { earlierReadings } from './earlier-readings.repository.ts'

/** The limit on further items and relationships in a prompt, nearest first. */
const MOST_AROUND = 30

export const DAY_IN_WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** Builds the model's task: the words and the chosen items, and more only if the person agreed to it. */
export async function modelTask(
  services: Services,
  owner: OwnerId,
  { analysis }: KeptAnalysis,
  question: Question,
  { own, facts }: { own: Findings; facts: Facts },
  { engine, where }: LanguageReader,
): Promise<Task> {
  const mayTellMore =
    where !== 'elsewhere' || (await hasConsented(services, owner, 'externalContext'))
  return {
    title: question.title,
    description: question.description,
    chosen: question.chosen,
    today: DAY_IN_WORDS.format(services.now()),
    own,
    sureSide: sureSideOf(facts),
    engine,
    ...(mayTellMore && { around: await around(services, owner, analysis, question) }),
    ...saidOf(analysis.said, findingsOf(analysis), [...question.chosen, ...question.others]),
  }
}

async function around(
  { db, now }: Services,
  owner: OwnerId,
  { situationId }: KeptAnalysis['analysis'],
  { chosen, others, relationships }: Question,
): Promise<Around> {
  const nearest = others
    .filter(({ itemId }) => itemId > 0)
    .toSorted((one, other) => other.attachmentPower - one.attachmentPower)
    .slice(0, MOST_AROUND)
  const names = new Map([...chosen, ...nearest].map(({ itemId, name }) => [itemId, name]))
  const ties = relationships.flatMap(({ sourceItemId, targetItemId, relationshipType }) => {
    const [from, to] = [names.get(sourceItemId), names.get(targetItemId)]
    return from && to ? [`${from} ${relationshipType} ${to}`] : []
  })
  const itemIds = chosen.map(({ itemId }) => itemId)
  return {
    items: nearest,
    ties: ties.slice(0, MOST_AROUND),
    before: await earlierReadings(db, owner, itemIds, situationId ?? 0, now()),
  }
}
