import * as z from 'zod/mini'
import { NewShare, ShareListing, Snapshot } from '#domain/sharing/share.ts'
import { endpoint } from './endpoint.ts'

export const shares = {
  create: endpoint('POST /api/shares', {
    does: 'Publishes a read-only copy of the map or of an analysis.',
    body: NewShare,
    reply: z.object({ id: z.string(), url: z.string() }),
    status: 201,
  }),
  preview: endpoint('POST /api/share-preview', {
    does: 'Shows what a copy would hold, without publishing it.',
    body: NewShare,
    reply: Snapshot,
  }),
  get: endpoint('GET /api/shares/:shareId', {
    does: 'Shows a published copy to anyone who has its id.',
    isOpen: true,
    reply: Snapshot,
  }),
  list: endpoint('GET /api/users/:userId/shares', {
    does: 'Lists what a person is sharing.',
    reply: z.array(ShareListing),
  }),
  revoke: endpoint('DELETE /api/shares/:shareId', {
    does: 'Stops sharing a published copy.',
  }),
}
