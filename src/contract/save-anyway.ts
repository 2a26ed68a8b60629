import * as z from 'zod/mini'

/** Set if the person saves words that may speak of danger after seeing help. */
export const SaveAnyway = z.object({ anyway: z.optional(z.boolean()) })
