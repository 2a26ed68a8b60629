/** Where a JSON text cannot be read, or should not be. */
export const UNREADABLE = 'We couldn’t read that request.'

/** Deeper than anything we ever write or take. */
export const DEEPEST = 64

const BACKSLASH = 92

/**
 * The place right after a string that begins with the quote at `start`; -1 where it never ends. It jumps from
 * quote to quote, because a pattern would need a step of the stack for every letter.
 */
export function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return -1
}
