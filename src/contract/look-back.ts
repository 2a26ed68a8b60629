import { LookBack } from '#domain/findings/look-back.ts'
import { endpoint } from './endpoint.ts'

export const lookBack = {
  get: endpoint({
    method: 'GET',
    path: '/api/users/:userId/look-back',
    does: 'Looks back on the last week and the weeks before, from the person’s own analyses.',
    reply: LookBack,
  }),
}
