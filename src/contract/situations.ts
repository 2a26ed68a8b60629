import * as z from 'zod/mini'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import { Emotion } from '#domain/situation/analysis.ts'
import { HappenedAt } from '#domain/situation/happened.ts'
import {
  LIST_LIMIT,
  ListOrder,
  NewSituation,
  SearchText,
  Situation,
} from '#domain/situation/situation.ts'
import { described } from '#domain/values/described.ts'
import { endpoint } from './endpoint.ts'
import { IdInAddress } from './id-in-address.ts'
import { Deleted, Undo } from './undo.ts'

/** One line of the history, with the main emotions of its newest analysis. */
const FeltEmotion = z.pick(Emotion, { name: true, category: true, intensity: true })
export const ListedSituation = z.object({
  ...Situation.shape,
  mainEmotions: z.array(FeltEmotion),
  /** Possible emotions if the newest reading isn't settled. They don't count as felt. */
  likelyEmotions: z.optional(z.array(FeltEmotion)),
})
export type ListedSituation = z.infer<typeof ListedSituation>

const Limit = z.pipe(
  z.pipe(described(z.string(), { pattern: '^([1-9][0-9]?|[1-4][0-9]{2}|500)$' }), IdInAddress),
  z.number().check(z.gte(1), z.lte(LIST_LIMIT)),
)

export const situations = {
  list: endpoint('GET /api/users/:userId/situations', {
    does: 'Lists situations by when they happened, newest first by default, up to 500 at once.',
    query: z.object({
      /** The id of the last situation the client has. */
      before: z.optional(IdInAddress),
      order: z.optional(ListOrder),
      limit: z.optional(Limit),
      /** Every word must be in the title, the description or the name of a chosen item. */
      q: z.optional(SearchText),
      /** In the newest analysis. */
      emotion: z.optional(EmotionCategory),
      itemId: z.optional(IdInAddress),
    }),
    reply: z.array(ListedSituation),
  }),
  add: endpoint('POST /api/users/:userId/situations', {
    does: 'Saves a situation. Idempotent by draft: returns the saved one if sent again. Says whether help comes first.',
    body: NewSituation,
    inDanger: 'stored',
    reply: z.extend(Situation, { isCrisis: z.optional(z.boolean()) }),
    status: 201,
  }),
  get: endpoint('GET /api/situations/:id', {
    does: 'Shows one situation. The examples are open to everyone.',
    isOpen: true,
    reply: Situation,
  }),
  date: endpoint('PUT /api/situations/:id/date', {
    does: 'Changes the day a situation happened, never a future one. Null means the day it was written. Later questions and counts still go by when it was written.',
    body: z.object({ happenedAt: z.nullable(HappenedAt) }),
    reply: Situation,
  }),
  remove: endpoint('DELETE /api/situations/:id', {
    does: 'Deletes a situation with its analyses.',
    reply: Deleted,
  }),
  restore: endpoint('POST /api/users/:userId/situations-restore', {
    does: 'Restores a deleted situation.',
    body: Undo,
    bodyLimit: 8 * 1024 * 1024,
    reply: Situation,
    status: 201,
  }),
}
