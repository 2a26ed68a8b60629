import type { Reader } from '#domain/situation/analysis.ts'
import { type Situation, wordsToWatch } from '#domain/situation/situation.ts'
import { type Answer, type Depth, type Question, questionOf } from '#engine/question.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId, SignedIn } from '#server/base/owner.ts'
import { listRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import type { LanguageReader } from '#server/outside/engine/model/language-reader.ts'
import type { Services } from '#server/outside/services.ts'
import { hasPremium } from '#server/people/premium-access.ts'
import { listRecentLines, listWishes } from './recent-lines.repository.ts'
import { whetherRead } from './use-model.ts'

/** Adds each item's category, for the statistics. */
export type EngineAnswer = Answer & { categories: ReadonlyMap<number, string> }

export async function questionAbout(
  db: Database,
  owner: OwnerId,
  situation: Situation,
  depth: Depth,
  now: number,
): Promise<Question> {
  const items = await listItems(db, owner)
  const relationships = await listRelationships(db, owner, items)
  const shown = await listRecentLines(db, owner, now)
  const wishes = await listWishes(db, owner)
  return questionOf(situation, { items, relationships, shown, wishes }, depth)
}

/** Runs the embedded engine. `reader` says whether a language model may read the text too. */
export async function askEngine(
  services: Services,
  person: SignedIn,
  owner: OwnerId,
  situation: Situation,
  signal: AbortSignal | undefined,
): Promise<EngineAnswer> {
  const { db, engines, limits: lanes, now } = services
  const depth = hasPremium(person, now()) ? 'premium' : 'basic'
  const question = await questionAbout(db, owner, situation, depth, now())
  const answer = await lanes.reading.run(String(owner), signal, () =>
    engines.embedded.analyse(question),
  )
  const reader = await waitingReader(services, owner, question, answer)
  return {
    ...answer,
    findings: { ...answer.findings, ...(reader && { reader }) },
    categories: categoryByItem(question),
  }
}

export const categoryByItem = ({ others, chosen }: Question): ReadonlyMap<number, string> =>
  new Map([...others, ...chosen].map(({ itemId, category }) => [itemId, category]))

/** Returns the language model that may read this, or why it isn't asked. Null if the text stays with our engine. */
export async function waitingReader(
  services: Services,
  owner: OwnerId,
  question: Question,
  { findings, isCrisis }: Answer,
  external: Pick<LanguageReader, 'name' | 'where'> | null = services.engines.external,
): Promise<Reader | null> {
  if (!external || isCrisis || findings.care) return null
  const words = wordsToWatch({ ...question, items: question.chosen })
  const status = await whetherRead(services, owner, external, words)
  const { name, where } = external
  return status && { name, where, status }
}
