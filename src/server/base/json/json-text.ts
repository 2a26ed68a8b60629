/** The message for JSON that is invalid or refused. */
export const UNREADABLE = 'We couldn’t read that request.'

/** The maximum nesting depth. No valid request or response comes close. */
export const DEEPEST = 64

const BACKSLASH = 92

/**
 * Returns the index after the string that begins at `start`, or -1 if it doesn't end. Jumps from quote to quote,
 * because a regular expression would use stack for every letter.
 */
export function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return -1
}
