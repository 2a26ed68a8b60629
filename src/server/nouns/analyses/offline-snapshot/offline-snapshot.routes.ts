import { AT_HAND, type AtHand, offlineSnapshot } from '#contract/offline-snapshot.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { routesOf } from '#server/http/serve.ts'
import { listNewestOf } from '#server/nouns/analyses/analyses.repository.ts'
import { listRecentLines, listWishes } from '#server/nouns/analyses/recent-lines.repository.ts'
import { listRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { listSituations } from '#server/nouns/situations/list-situations.ts'

export const offlineSnapshotRoutes = routesOf(offlineSnapshot, ({ db, now }) => ({
  get: ({ owner }) => takeInHand(db, owner, now()),
}))

async function takeInHand(db: Database, owner: OwnerId, now: number): Promise<AtHand> {
  const items = await listItems(db, owner)
  const relationships = await listRelationships(db, owner, items)
  const situations = await listSituations(db, owner, { limit: AT_HAND })
  const newest = await listNewestOf(
    db,
    owner,
    situations.map(({ id }) => id),
  )
  return {
    items,
    relationships,
    situations: situations.map((situation) => ({
      situation,
      analysis: newest.get(situation.id) ?? null,
    })),
    shown: await listRecentLines(db, owner, now),
    wishes: await listWishes(db, owner),
  }
}
