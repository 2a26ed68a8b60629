/** The line by which a person knows a situation again: the beginning of their own words. */
import { splitSentences } from '../values/sentences.ts'

const LONGEST = 110
/** Only the beginning is looked at: a line and what may close it. */
const LOOKED_AT = 2 * LONGEST

/** The first sentence, or as much of it as fits on a line; whole words in any case. */
export function ownLine(description: string): string {
  const words = description
    .slice(0, 20 * LONGEST)
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, LOOKED_AT)
  const first = splitSentences(words)[0]?.text ?? words
  if (first.length <= LONGEST) return first
  const cut = first.slice(0, LONGEST)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : LONGEST).replace(/(?<![,;:\s])[,;:\s]+$/, '')}…`
}

/** What a title adds to that line: nothing where it was taken from the same words. */
export const ownTitle = (title: string, description: string): string =>
  plain(description).startsWith(plain(title)) ? '' : title

const plain = (text: string) => text.trim().replaceAll('’', "'").toLowerCase()
