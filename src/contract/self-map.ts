import * as z from 'zod/mini'
import {
  Arrangement,
  ComesUp,
  NewSelfMapItem,
  OfferedName,
  SelfMapItem,
  SelfMapItemChange,
} from '#domain/self-map/self-map.ts'
import { endpoint } from './endpoint.ts'
import { Deleted, Undo } from './undo.ts'

/** A saved item. `isCrisis` is true if its name speaks of danger to life, so help is shown. */
const KeptItem = z.extend(SelfMapItem, { isCrisis: z.optional(z.boolean()) })

export const selfMap = {
  list: endpoint('GET /api/users/:userId/self-map', {
    does: 'Lists the items of a Self-Map, examples included.',
    reply: z.array(SelfMapItem),
  }),
  add: endpoint('POST /api/users/:userId/self-map', {
    does: 'Adds an item. An example of the same name becomes this item. Says whether help comes first.',
    body: NewSelfMapItem,
    inDanger: 'stored',
    reply: KeptItem,
    status: 201,
  }),
  change: endpoint('PUT /api/self-map/:id', {
    does: 'Changes an item. A changed example becomes the person’s own item. Says whether help comes first.',
    body: SelfMapItemChange,
    inDanger: 'handler',
    reply: KeptItem,
  }),
  remove: endpoint('DELETE /api/self-map/:id', {
    does: 'Deletes an item with its relationships, or hides an example.',
    reply: Deleted,
  }),
  restore: endpoint('POST /api/users/:userId/self-map-restore', {
    does: 'Restores a deleted item.',
    body: Undo,
    bodyLimit: 2 * 1024 * 1024,
    reply: SelfMapItem,
    status: 201,
  }),
  arrange: endpoint('PUT /api/users/:userId/self-map-arrangement', {
    does: 'Stores where the person put the items on the diagram.',
    body: Arrangement,
    bodyLimit: 256 * 1024,
    reply: z.array(SelfMapItem),
  }),
  reset: endpoint('POST /api/users/:userId/reset-self-map', {
    does: 'Removes all the person’s items and relationships and brings back the examples.',
    reply: z.array(SelfMapItem),
  }),
  comesUp: endpoint('GET /api/users/:userId/self-map-comes-up', {
    does: 'Names one person or thing that several situations mention and that isn’t on the map, or null.',
    reply: z.nullable(ComesUp),
  }),
  decline: endpoint('PUT /api/users/:userId/self-map-comes-up', {
    does: 'Leaves someone or something that comes up off the map. It isn’t offered again.',
    body: z.object({ name: OfferedName }),
  }),
  devAdd: endpoint('POST /api/dev-add-self-map-item', {
    does: 'Development only: adds an item for the test account.',
    isOpen: true,
    body: NewSelfMapItem,
    reply: z.object({
      success: z.boolean(),
      item: z.nullable(SelfMapItem),
      error: z.nullable(z.string()),
    }),
    status: 201,
  }),
}
