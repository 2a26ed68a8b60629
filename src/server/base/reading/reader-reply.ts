import type { RefusalError } from '#server/base/refuse.ts'

/** What a thread that reads a file says: first what it found or why not, then rows as it is asked for them. */
export type ReaderReply<Facts> =
  | { facts: Facts }
  | { rows: unknown[] }
  | { refused: Pick<RefusalError, 'reason' | 'message' | 'details'> }
