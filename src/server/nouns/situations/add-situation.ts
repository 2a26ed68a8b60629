import { NOT_ON_YOUR_MAP } from '#domain/relationship.ts'
import { momentOf, type NewSituation, type Situation, toSnapshot } from '#domain/situation.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { findSituation, insertSituation } from './situations.repository.ts'

/** Keeps a situation with its items as they are now. */
export const addSituation = (
  db: Database,
  owner: OwnerId,
  given: NewSituation,
  now: number,
): Promise<Situation> =>
  db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now)
    return (await findSent(tx, owner, given)) ?? (await keepSituation(tx, owner, given, now))
  })

/** The situation that the same draft was kept as before, if it was. */
export const findSent = async (
  tx: Database,
  owner: OwnerId,
  { draftId }: Pick<NewSituation, 'draftId'>,
): Promise<Situation | null> => (draftId ? findSituation(tx, owner, { draftId }) : null)

/** Inside a transaction in which the person is locked. */
export async function keepSituation(
  tx: Database,
  owner: OwnerId,
  { title, description, selfMapItemIds, draftId, writtenAt }: NewSituation,
  now: number,
): Promise<Situation> {
  const map = new Map((await listItems(tx, owner)).map((item) => [item.id, item]))
  const items = [...new Set(selfMapItemIds)].map((id) =>
    toSnapshot(map.get(id) ?? refuse('invalid', NOT_ON_YOUR_MAP)),
  )
  const kept = { title, description, items, draftId }
  return insertSituation(tx, owner, kept, momentOf(writtenAt, now))
}
