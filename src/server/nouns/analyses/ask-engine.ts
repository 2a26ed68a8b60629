import type { Reader } from '#domain/situation/analysis.ts'
import { type Situation, wordsToWatch } from '#domain/situation/situation.ts'
import { type Answer, type Depth, type Question, questionOf } from '#engine/question.ts'
import type { Own, SignedIn } from '#server/base/owner.ts'
import { listRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import type { LanguageReader } from '#server/outside/engine/model/language-reader.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { hasPremium } from '#server/people/premium-access.ts'
import { listRecentLines, listWishes } from './recent-lines.repository.ts'
import { whetherRead } from './use-model.ts'

/** Adds each item's category, for the statistics. */
export type EngineAnswer = Answer & { categories: ReadonlyMap<number, string> }

/** Lists what the engine reads a situation with. */
export async function mapAndMemory(own: Own) {
  const items = await listItems(own)
  return {
    items,
    relationships: await listRelationships(own, items),
    shown: await listRecentLines(own),
    wishes: await listWishes(own),
  }
}

export const questionAbout = async (
  own: Own,
  situation: Situation,
  depth: Depth,
): Promise<Question> => questionOf(situation, await mapAndMemory(own), depth)

/** Runs the embedded engine. `reader` says whether a language model may read the text too. */
export async function askEngine(
  own: OwnServices,
  person: SignedIn,
  situation: Situation,
  signal: AbortSignal | undefined,
): Promise<EngineAnswer> {
  const { engines, limits: lanes, now } = own
  const depth = hasPremium(person, now()) ? 'premium' : 'basic'
  const question = await questionAbout(own, situation, depth)
  const answer = await lanes.reading.run(String(own.owner), signal, () =>
    engines.embedded.analyse(question),
  )
  const reader = await waitingReader(own, question, answer)
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
  own: OwnServices,
  question: Question,
  { findings, isCrisis }: Answer,
  external: Pick<LanguageReader, 'name' | 'where'> | null = own.engines.external,
): Promise<Reader | null> {
  if (!external || isCrisis || findings.care) return null
  const words = wordsToWatch({ ...question, items: question.chosen })
  const status = await whetherRead(own, external, words)
  const { name, where } = external
  return status && { name, where, status }
}
