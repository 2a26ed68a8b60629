/** The line that identifies a situation in lists: the beginning of the person's words. */
import { splitSentences } from '../values/sentences.ts'

const LONGEST = 110
/** The length searched for a sentence end: a line and closing signs. */
const LOOKED_AT = 2 * LONGEST

/** The first sentence, cut at a word boundary if it doesn't fit on a line. */
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

/** The title, or an empty string if the description begins with it. */
export const ownTitle = (title: string, description: string): string =>
  plain(description).startsWith(plain(title)) ? '' : title

const plain = (text: string) => text.trim().replaceAll('’', "'").toLowerCase()
