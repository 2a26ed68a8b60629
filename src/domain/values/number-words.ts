/** As one writes and says small numbers, each at its own place. */
export const NUMBER_WORDS: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

/** "three", and from ten on the figure. */
export const inWords = (count: number): string =>
  (count < 10 ? NUMBER_WORDS[count] : undefined) ?? String(count)
