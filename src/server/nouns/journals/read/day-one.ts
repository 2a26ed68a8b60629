import type { Note } from '#domain/situation/journal.ts'
import { arrayIn, isObject, textIn, withoutHeading } from './found.ts'

export const isDayOne = (entry: Record<string, unknown>): boolean => 'creationDate' in entry

export function dayOneNote(entry: Record<string, unknown>): Note | null {
  const at = Date.parse(textIn(entry.creationDate) ?? '')
  const text = plain(textIn(entry.text) ?? richText(entry.richText))
  if (Number.isNaN(at) || text === '') return null
  return { at, ...withoutHeading(text) }
}

/** Where an entry has no plain text, its pieces stand in JSON inside the JSON. */
function richText(value: unknown): string {
  try {
    const rich: unknown = JSON.parse(textIn(value) ?? '')
    if (!isObject(rich)) return ''
    return arrayIn(rich.contents)
      .map((piece) => (isObject(piece) ? (textIn(piece.text) ?? '') : ''))
      .join('')
  } catch {
    return ''
  }
}

/**
 * Without pictures that do not come along, and without the slashes Day One puts before signs. A picture never has
 * another one inside, so that a text full of beginnings is read once and not once for each of them.
 */
const plain = (text: string): string =>
  text
    .replace(/!\[[^[\]\n]*\]\(dayone-moment:[^()\n]*\)/g, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1')
    .trim()
