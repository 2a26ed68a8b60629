import { Trial } from '#domain/people/trial-state.ts'
import { endpoint } from './endpoint.ts'

export const trial = {
  get: endpoint('GET /api/trial', {
    does: 'Says how far this visitor or account is in its trial.',
    isOpen: true,
    reply: Trial,
  }),
}
