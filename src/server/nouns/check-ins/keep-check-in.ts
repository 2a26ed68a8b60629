import {
  checkInDescription,
  checkInFindings,
  checkInTitle,
  type NewCheckIn,
  STRENGTH,
} from '#domain/check-in.ts'
import { NOT_ON_YOUR_MAP } from '#domain/relationship.ts'
import { momentOf, type Situation, toSnapshot, wordsToWatch } from '#domain/situation.ts'
import { itemPhrase } from '#engine/text/item-phrase.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findNewestAnalysis, insertAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import {
  findSituation,
  insertSituation,
  searchKey,
} from '#server/nouns/situations/situations.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { lockPerson } from '#server/people/lock-person.ts'

/** In the history and the statistics at once; it is read by nobody, so it counts against no plan. */
export function keepCheckIn(
  db: Database,
  owner: OwnerId,
  given: NewCheckIn,
  now: number,
): Promise<Situation> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now)
    const sent = await findSituation(tx, owner, { draftId: given.draftId })
    if (sent) return sent
    const found = (await listItems(tx, owner)).find(({ id }) => id === given.itemId)
    const moment = momentOf(given.writtenAt, now)
    const item = toSnapshot(found ?? refuse('invalid', NOT_ON_YOUR_MAP))
    const situation = await insertSituation(
      tx,
      owner,
      {
        kind: 'check_in',
        title: checkInTitle(given, item.name),
        description: checkInDescription(given, item.name),
        items: [item],
        draftId: given.draftId,
      },
      moment,
    )
    const findings = checkInFindings(given, item, itemPhrase(item.name, item.category).text)
    const categories = new Map([[item.itemId, item.category]])
    const made = { situationId: situation.id, findings, categories, isCounted: true }
    await insertAnalysis(tx, owner, made, moment)
    return situation
  })
}

/**
 * Keeps the person's line beside what they tapped. Where it speaks of danger to life it is kept all the same,
 * help comes first, and the check-in leaves the statistics.
 */
export async function writeLine(
  { db, engines, now }: Services,
  owner: OwnerId,
  id: number,
  line: string,
): Promise<{ situation: Situation; isCrisis: boolean }> {
  const isCrisis = await engines.embedded.glance([line])
  const situation = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now())
    const kept = await findSituation(tx, owner, { id })
    const [equation] = (await findNewestAnalysis(tx, owner, id))?.equations ?? []
    if (kept?.kind !== 'check_in' || !equation) return refuseAsMissing()
    const { category, level, intensity, itemName } = equation
    const felt = { category, level, strength: Math.round(intensity * STRENGTH.max) }
    const description = checkInDescription(felt, itemName, line)
    const words = wordsToWatch({ ...kept, description })
    await tx
      .updateTable('situation')
      .set({ description, searchText: searchKey(words.join('\n')) })
      .where('userId', '=', owner)
      .where('id', '=', id)
      .execute()
    if (isCrisis)
      await tx
        .updateTable('analysis')
        .set({ isCounted: 0 })
        .where('userId', '=', owner)
        .where('situationId', '=', id)
        .execute()
    return { ...kept, description }
  })
  return { situation, isCrisis }
}
