import * as z from 'zod/mini'
import { Expectation, RewrittenWish } from '#domain/findings/expectation.ts'
import { endpoint } from './endpoint.ts'
import { Crisis, SaveAnyway } from './refusal.ts'

export const expectations = {
  list: endpoint('GET /api/users/:userId/expectations', {
    does: 'Lists what a person said they expected and didn’t get more than once, gathered by meaning, with its situations.',
    reply: z.array(Expectation),
  }),
  rewrite: endpoint('PUT /api/users/:userId/expectations', {
    does: 'Saves an expectation reworded as a wish, or removes it, or says that help comes first.',
    body: z.extend(SaveAnyway, RewrittenWish.shape),
    reply: z.union([z.array(Expectation), Crisis]),
  }),
}
