import * as z from 'zod/mini'

/** An earlier wish with its kind of moment and its item. */
export const RememberedWish = z.object({
  event: z.string(),
  itemName: z.string(),
  wish: z.string(),
  situationId: z.number(),
})
export type RememberedWish = z.infer<typeof RememberedWish>
