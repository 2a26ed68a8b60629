import { NOT_ON_YOUR_MAP } from '#domain/relationship.ts'
import { type NewSituation, type Situation, toSnapshot } from '#domain/situation.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { findSituation, insertSituation } from './situations.repository.ts'

/** Keeps a situation with its items as they are now. */
export function addSituation(
  db: Database,
  owner: OwnerId,
  { title, description, selfMapItemIds, draftId }: NewSituation,
  now: number,
): Promise<Situation> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now)
    const kept = draftId ? await findSituation(tx, owner, { draftId }) : null
    if (kept) return kept
    const map = new Map((await listItems(tx, owner)).map((item) => [item.id, item]))
    const items = [...new Set(selfMapItemIds)].map((id) =>
      toSnapshot(map.get(id) ?? refuse('invalid', NOT_ON_YOUR_MAP)),
    )
    return insertSituation(tx, owner, { title, description, items, draftId }, now)
  })
}
