import * as z from 'zod/mini'
import { Relationship } from '#domain/self-map/relationship.ts'
import { SelfMapItem } from '#domain/self-map/self-map.ts'
import { Analysis } from '#domain/situation/analysis.ts'
import { RecentLineUse } from '#domain/situation/recent-line.ts'
import { RememberedWish } from '#domain/situation/remembered-wish.ts'
import { endpoint } from './endpoint.ts'
import { ListedSituation } from './situations.ts'

/** Number of recent situations a device stores. */
export const AT_HAND = 50

export const AtHand = z.object({
  items: z.array(SelfMapItem),
  relationships: z.array(Relationship),
  /** Newest first, each with its newest analysis, if any. */
  situations: z.array(z.object({ situation: ListedSituation, analysis: z.nullable(Analysis) })),
  /** Recent lines not to repeat, and remembered wishes, so an offline analysis is the same as the server's. */
  shown: z.array(RecentLineUse),
  wishes: z.array(RememberedWish),
})
export type AtHand = z.infer<typeof AtHand>

export const offlineSnapshot = {
  get: endpoint('GET /api/users/:userId/at-hand', {
    does: `Everything a device stores for offline reading: the map and the newest ${AT_HAND} situations.`,
    reply: AtHand,
  }),
}
