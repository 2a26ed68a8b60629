import * as z from 'zod/mini'

/** What a deletion answers: `undo` brings everything back as it was, for ten minutes. Nothing is kept on the server. */
export const Deleted = z.object({ success: z.boolean(), undo: z.string() })

/** What takes a deletion back. */
export const Undo = z.object({ undo: z.string() })
