import * as z from 'zod/mini'
import { Relationship } from '#domain/self-map/relationship.ts'
import { SelfMapItem } from '#domain/self-map/self-map.ts'
import { Analysis } from '#domain/situation/analysis.ts'
import { Situation } from '#domain/situation/situation.ts'
import { endpoint } from './endpoint.ts'

/** Public examples, open without an account. */
export const examples = {
  selfMap: endpoint('GET /api/example/self-map', {
    does: 'Lists the items of the example map.',
    isOpen: true,
    reply: z.array(SelfMapItem),
  }),
  relationships: endpoint('GET /api/example/self-map-relationships', {
    does: 'Lists the relationships of the example map.',
    isOpen: true,
    reply: z.array(Relationship),
  }),
  situations: endpoint('GET /api/example/situations', {
    does: 'Lists the example situations, each with its analysis.',
    isOpen: true,
    reply: z.array(z.object({ ...Situation.shape, analysis: Analysis })),
  }),
}
