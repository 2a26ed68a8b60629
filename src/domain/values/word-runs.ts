/** All runs of `length` words in lower case. Two texts that share one say the same there. */
export function wordRuns(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '))
}
