import { AT_HAND, type AtHand, offlineSnapshot } from '#contract/offline-snapshot.ts'
import type { Own } from '#server/base/owner.ts'
import { routesOf } from '#server/http/serve.ts'
import { listNewestOf } from '#server/nouns/analyses/analyses.repository.ts'
import { listRecentLines, listWishes } from '#server/nouns/analyses/recent-lines.repository.ts'
import { listRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import { listSituations } from '#server/nouns/situations/list-situations.ts'

export const offlineSnapshotRoutes = routesOf(offlineSnapshot, ({ now }) => ({
  get: ({ own }) => takeInHand(own, now()),
}))

async function takeInHand(own: Own, now: number): Promise<AtHand> {
  const items = await listItems(own)
  const relationships = await listRelationships(own, items)
  const situations = await listSituations(own, { limit: AT_HAND })
  const newest = await listNewestOf(
    own,
    situations.map(({ id }) => id),
  )
  return {
    items,
    relationships,
    situations: situations.map((situation) => ({
      situation,
      analysis: newest.get(situation.id) ?? null,
    })),
    shown: await listRecentLines(own, now),
    wishes: await listWishes(own),
  }
}
