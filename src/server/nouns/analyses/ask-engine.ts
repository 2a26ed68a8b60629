import { type Situation, wordsToWatch } from '#domain/situation/situation.ts'
import { type Answer, type Depth, type Question, questionOf } from '#engine/question.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId, SignedIn } from '#server/base/owner.ts'
import { hasConsented } from '#server/nouns/consents/consents.repository.ts'
import { listRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import type { ExternalEngine } from '#server/outside/engine/analysis-engine.ts'
import type { Services } from '#server/outside/services.ts'
import { hasPremium } from '#server/people/premium-access.ts'
import { listShown } from './shown-lines.repository.ts'
import { listWishes } from './wishes.repository.ts'

/** Which category each item is in comes along, for the statistics. */
export type Asked = Answer & { categories: ReadonlyMap<number, string> }

export async function questionAbout(
  db: Database,
  owner: OwnerId,
  situation: Situation,
  depth: Depth,
  now: number,
): Promise<Question> {
  const items = await listItems(db, owner)
  const relationships = await listRelationships(db, owner, items)
  const shown = await listShown(db, owner, situation.id, now)
  const wishes = await listWishes(db, owner, situation.id)
  return questionOf(situation, { items, relationships, shown, wishes }, depth)
}

/**
 * An external engine is asked only with the person's consent, and never about danger to life: our own
 * knows how to answer.
 */
export async function askEngine(
  services: Services,
  person: SignedIn,
  owner: OwnerId,
  situation: Situation,
  signal: AbortSignal | undefined,
): Promise<Asked> {
  const { db, engines, lanes, now } = services
  const depth = hasPremium(person, now()) ? 'premium' : 'basic'
  const question = await questionAbout(db, owner, situation, depth, now())
  const { outside, isDanger } = await mayAskOutside(services, owner, situation, signal)
  const [engine, lane] = outside
    ? [outside, lanes.outsideEngine]
    : [engines.embedded, lanes.reading]
  const found = await lane.run(String(owner), signal, () => engine.analyse(question))
  const answer = { ...found, isCrisis: found.isCrisis || isDanger }
  return { ...answer, categories: categoriesOf(question) }
}

export const categoriesOf = ({ others, chosen }: Question): ReadonlyMap<number, string> =>
  new Map([...others, ...chosen].map(({ itemId, category }) => [itemId, category]))

type FirstLook = { outside: ExternalEngine | null; isDanger: boolean }

/**
 * The first look is always taken here, before a word leaves the machine. What it finds stands, whoever answers; and where
 * only a doubt is left, the words stay here.
 */
async function mayAskOutside(
  services: Services,
  owner: OwnerId,
  situation: Situation,
  signal: AbortSignal | undefined,
): Promise<FirstLook> {
  const { embedded, external } = services.engines
  if (!external || !(await hasConsented(services, owner, 'externalEngine')))
    return { outside: null, isDanger: false }
  const words = wordsToWatch(situation)
  const isDanger = await services.lanes.reading.run(String(owner), signal, () =>
    embedded.speaksOfDanger(words),
  )
  const staysHere = isDanger || (await embedded.glance(words, 'care'))
  return { outside: staysHere ? null : external, isDanger }
}
