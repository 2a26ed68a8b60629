/** In milliseconds. Fails soon with "try again", because a slow statement keeps everyone else waiting too. */
export const MAX_STATEMENT_MS = 2200
