import * as z from 'zod/mini'
import { FREE_LIMITS } from '#domain/people/plan.ts'
import { endpoint } from './endpoint.ts'

const Counts = z.object({ analyses: z.int(), items: z.int(), customCategories: z.int() })

export const usage = {
  get: endpoint('GET /api/users/:userId/usage', {
    does: 'Counts what the free plan limits, and says the limits.',
    reply: z.object({
      ...Counts.shape,
      limits: z.object({
        analyses: z.literal(FREE_LIMITS.analyses),
        items: z.literal(FREE_LIMITS.items),
        customCategories: z.literal(FREE_LIMITS.customCategories),
      }),
    }),
  }),
}
