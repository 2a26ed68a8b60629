import * as z from 'zod/mini'

/** Words that may speak of danger: after the help was shown, the person can keep them all the same. */
export const KeptAnyway = z.object({ anyway: z.optional(z.boolean()) })
