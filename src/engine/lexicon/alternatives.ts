/** Words as alternatives of a pattern; the longest first, so that "years ago" is not found as "years". */
export const anyOf = (...lists: readonly (readonly string[])[]): string =>
  `(?:${[...new Set(lists.flat())].sort((one, other) => other.length - one.length).join('|')})`
