import * as z from 'zod/mini'

/**
 * The reply to a deletion. For ten minutes `undo` restores the data, which it holds encrypted, because the server
 * stores none of it.
 */
export const Deleted = z.object({ success: z.boolean(), undo: z.string() })

/** The request that undoes a deletion. */
export const Undo = z.object({ undo: z.string() })
