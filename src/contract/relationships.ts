import * as z from 'zod/mini'
import { NewRelationship, Relationship } from '#domain/self-map/relationship.ts'
import { endpoint } from './endpoint.ts'

export const relationships = {
  list: endpoint('GET /api/users/:userId/self-map-relationships', {
    does: 'Lists the relationships between the items of a Self-Map.',
    reply: z.array(Relationship),
  }),
  add: endpoint('POST /api/users/:userId/self-map-relationships', {
    does: 'Relates two items, and says whether help comes first.',
    body: NewRelationship,
    inDanger: 'stored',
    reply: z.extend(Relationship, { isCrisis: z.optional(z.boolean()) }),
    status: 201,
  }),
  remove: endpoint('DELETE /api/self-map-relationships/:id', {
    does: 'Deletes a relationship.',
    reply: z.object({ success: z.boolean(), message: z.string() }),
  }),
}
