import * as z from 'zod/mini'
import { LookOffer, NewSecondLook, SecondLook, SecondLooks } from '#domain/situation/second-look.ts'
import { endpoint } from './endpoint.ts'
import { Crisis, SaveAnyway } from './refusal.ts'

export const secondLooks = {
  list: endpoint('GET /api/users/:userId/second-looks', {
    does: 'Lists the texts the person looked at again, then and now, and says whether another is offered.',
    reply: SecondLooks,
  }),
  offer: endpoint('GET /api/users/:userId/second-looks/offer', {
    does: 'Offers a text from over a month ago without its reading.',
    query: z.object({
      /** Skips this many offers. */
      skip: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000))),
    }),
    reply: LookOffer,
  }),
  give: endpoint('POST /api/situations/:id/second-look', {
    does: 'Saves how the person sees an old text today and answers with both readings (201), or says with 200 that help comes first.',
    body: z.extend(NewSecondLook, SaveAnyway.shape),
    reply: z.union([SecondLook, Crisis]),
    status: 201,
  }),
}
