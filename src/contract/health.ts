import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const Well = z.object({ status: z.literal('ok') })

export const health = {
  alive: endpoint('GET /api/health', {
    does: 'Says that the process runs.',
    isOpen: true,
    isForWatchers: true,
    reply: Well,
  }),
  ready: endpoint('GET /api/ready', {
    does: 'Confirms that the process is ready: its database responds.',
    isOpen: true,
    isForWatchers: true,
    reply: Well,
  }),
}
