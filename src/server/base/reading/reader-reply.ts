import type { RefusalError } from '#server/base/refuse.ts'

/** A message of a reader thread: first the facts or a refusal, then rows on request. */
export type ReaderReply<Facts> =
  | { facts: Facts }
  | { rows: unknown[] }
  | { refused: Pick<RefusalError, 'reason' | 'message' | 'details'> }
