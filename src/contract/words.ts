import * as z from 'zod/mini'
import { NewOwnWord, OwnWord } from '#domain/emotion/word.ts'
import { endpoint } from './endpoint.ts'
import { Crisis } from './refusal.ts'

export const words = {
  list: endpoint('GET /api/users/:userId/words', {
    does: "Lists the person's own words for feelings, newest first.",
    reply: z.array(OwnWord),
  }),
  keep: endpoint('PUT /api/users/:userId/words', {
    does: 'Keeps a word of their own under a group of feelings, once, or says that help comes first.',
    body: NewOwnWord,
    reply: z.union([OwnWord, Crisis]),
  }),
  forget: endpoint('DELETE /api/words/:id', {
    does: 'Takes a word out of the dictionary; analyses that were called by it keep it.',
  }),
}
