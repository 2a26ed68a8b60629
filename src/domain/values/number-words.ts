/** Words for small numbers, indexed by value. */
export const NUMBER_WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten'.split(' ')

/** "three", or digits from ten on. */
export const inWords = (count: number): string =>
  (count < 10 ? NUMBER_WORDS[count] : undefined) ?? String(count)
