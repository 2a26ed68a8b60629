import * as z from 'zod/mini'
import { NewToken, PersonalToken } from '#domain/people/token.ts'
import { endpoint } from './endpoint.ts'
import { Crisis } from './refusal.ts'

export const tokens = {
  list: endpoint('GET /api/users/:userId/tokens', {
    does: 'Lists the personal tokens that are still valid.',
    reply: z.array(PersonalToken),
  }),
  create: endpoint('POST /api/users/:userId/tokens', {
    does: 'Creates a personal token. Its text is shown only once.',
    body: NewToken,
    reply: z.union([z.object({ ...PersonalToken.shape, token: z.string() }), Crisis]),
    status: 201,
  }),
  revoke: endpoint('DELETE /api/users/:userId/tokens/:id', {
    does: 'Ends a personal token at once.',
  }),
}
