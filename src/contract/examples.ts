import * as z from 'zod/mini'
import { Analysis } from '#domain/analysis.ts'
import { Relationship } from '#domain/relationship.ts'
import { SelfMapItem } from '#domain/self-map.ts'
import { Situation } from '#domain/situation.ts'
import { endpoint } from './endpoint.ts'

/** What everybody may look at without an account. */
export const examples = {
  selfMap: endpoint({
    method: 'GET',
    path: '/api/example/self-map',
    does: 'Lists the items of the example map.',
    isOpen: true,
    reply: z.array(SelfMapItem),
  }),
  relationships: endpoint({
    method: 'GET',
    path: '/api/example/self-map-relationships',
    does: 'Lists the relationships of the example map.',
    isOpen: true,
    reply: z.array(Relationship),
  }),
  situations: endpoint({
    method: 'GET',
    path: '/api/example/situations',
    does: 'Lists the example situations, each with its analysis.',
    isOpen: true,
    reply: z.array(z.object({ ...Situation.shape, analysis: Analysis })),
  }),
}
