import * as z from 'zod/mini'

/** What a person wished for before: in which kind of moment, and about which part of their map. */
export const RememberedWish = z.object({
  event: z.string(),
  itemName: z.string(),
  wish: z.string(),
  situationId: z.number(),
})
export type RememberedWish = z.infer<typeof RememberedWish>
