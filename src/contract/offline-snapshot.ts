import * as z from 'zod/mini'
import { Relationship } from '#domain/self-map/relationship.ts'
import { SelfMapItem } from '#domain/self-map/self-map.ts'
import { Analysis } from '#domain/situation/analysis.ts'
import { RememberedWish } from '#domain/situation/remembered-wish.ts'
import { SaidLine } from '#domain/situation/shown-line.ts'
import { endpoint } from './endpoint.ts'
import { ListedSituation } from './situations.ts'

/** How many of the newest situations a device keeps. */
export const AT_HAND = 50

export const AtHand = z.object({
  items: z.array(SelfMapItem),
  relationships: z.array(Relationship),
  /** Newest first, each with its newest analysis where there is one. */
  situations: z.array(z.object({ situation: ListedSituation, analysis: z.nullable(Analysis) })),
  /** What was said lately and is not said again, and what was wished for: an analysis made here is the same as there. */
  shown: z.array(SaidLine),
  wishes: z.array(RememberedWish),
})
export type AtHand = z.infer<typeof AtHand>

export const offlineSnapshot = {
  get: endpoint('GET /api/users/:userId/at-hand', {
    does: `Everything a device stores for offline reading: the map and the newest ${AT_HAND} situations.`,
    reply: AtHand,
  }),
}
