import type { Told } from '#contract/analyses.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { ANALYSIS_FAILED } from '#domain/situation/analysis-words.ts'
import { type Situation, type ToldSituation, wordsToWatch } from '#domain/situation/situation.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId, SignedIn } from '#server/base/owner.ts'
import { RefusalError } from '#server/base/refuse.ts'
import { addItemOf, findNamesake } from '#server/nouns/self-map/add-item.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import {
  findSent,
  keepSituation,
  refuseFullHistory,
} from '#server/nouns/situations/add-situation.ts'
import type { Services } from '#server/outside/services.ts'
import { checkAllowance } from '#server/people/allowance.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import type { Standing } from '#server/people/premium-access.ts'
import { analyseSituation } from './analyse-situation.ts'
import { countAnalyses } from './claim.repository.ts'
import { helpBeforeRefusal, refuseFlood } from './danger.ts'

/**
 * One press, one call: the plan is asked, then the situation is kept, then it is analysed. Where the plan
 * allows no analysis nothing is kept, unless the words speak of danger. Told twice, it is kept and analysed
 * once. Once it is kept it is answered, whatever becomes of the analysis.
 */
export async function tellSituation(
  services: Services,
  person: SignedIn,
  owner: OwnerId,
  told: ToldSituation,
  hasLeft: AbortSignal,
): Promise<Told> {
  await refuseFlood(services, [`person ${owner}`])
  const words = await wordsOf(services.db, owner, told)
  const keep = (isUrgent: boolean) => keepTold(services, owner, told, isUrgent)
  const isUrgent = detectCrisis(words).isCrisis
  const asker = { subject: String(owner), signal: hasLeft }
  const kept = await helpBeforeRefusal(services, asker, words, () => keep(isUrgent))
  const situation = kept === 'danger' ? await keep(true) : kept
  return { situation, ...(await analysisOf(services, person, owner, situation, hasLeft)) }
}

async function wordsOf(db: Database, owner: OwnerId, told: ToldSituation): Promise<string[]> {
  const chosen = new Set(told.selfMapItemIds)
  const onMap = (await listItems(db, owner)).filter(({ id }) => chosen.has(id))
  return wordsToWatch({ ...told, items: [...onMap, ...told.ownItems] })
}

/** All of it, or nothing: items that come along, and the situation. */
function keepTold(
  { db, now }: Services,
  owner: OwnerId,
  told: ToldSituation,
  isUrgent: boolean,
): Promise<Situation> {
  return db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, owner, now())
    const { sent, draft } = await findSent(tx, owner, told)
    if (sent) return sent
    if (!isUrgent) {
      checkAllowance(person, 'analyses', await countAnalyses(tx, owner, now()), now())
      await refuseFullHistory(tx, owner)
    }
    const ids = await putOnMap(tx, person, owner, told, now())
    return keepSituation(tx, owner, { ...told, ...draft, selfMapItemIds: ids }, now())
  })
}

/** The same thing under the same name is there already, as an example or as the person's own. */
async function putOnMap(
  tx: Database,
  person: Standing,
  owner: OwnerId,
  { selfMapItemIds, ownItems }: ToldSituation,
  now: number,
): Promise<number[]> {
  const map: SelfMapItem[] = ownItems.length > 0 ? await listItems(tx, owner) : []
  const ids = [...selfMapItemIds]
  for (const item of ownItems) {
    const same = findNamesake(map, item) ?? (await addItemOf(tx, person, owner, item, now))
    map.push(same)
    ids.push(same.id)
  }
  return ids
}

async function analysisOf(
  services: Services,
  person: SignedIn,
  owner: OwnerId,
  { id }: Situation,
  signal: AbortSignal,
): Promise<Omit<Told, 'situation'>> {
  const none = { analysis: null, isCrisis: false, refusal: null }
  try {
    const found = await analyseSituation(services, person, owner, id, { seen: 0, signal })
    return 'crisis' in found ? { ...none, isCrisis: true } : { ...none, analysis: found }
  } catch (error) {
    if (error instanceof RefusalError) {
      const { reason, message } = error
      return { ...none, refusal: { reason, message } }
    }
    services.log.fault('tell', error instanceof Error ? error : new Error(String(error)))
    return { ...none, refusal: { reason: 'failed', message: ANALYSIS_FAILED } }
  }
}
