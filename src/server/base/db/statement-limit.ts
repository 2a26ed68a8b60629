/** A person waits for the answer: rather say "try again" soon than keep them, and everyone else, waiting. */
export const MOST_STATEMENT_MS = 2200
