import * as z from 'zod/mini'

/** The reply to a deletion. `undo` holds the deleted data, sealed, and restores it for ten minutes. */
export const Deleted = z.object({ success: z.boolean(), undo: z.string() })

/** The request that undoes a deletion. */
export const Undo = z.object({ undo: z.string() })
