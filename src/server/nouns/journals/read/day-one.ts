import type { Note } from '#domain/situation/journal.ts'
import { arrayIn, isObject, textIn, withoutHeading } from './found.ts'

export const isDayOne = (entry: Record<string, unknown>): boolean => 'creationDate' in entry

export function dayOneNote(entry: Record<string, unknown>): Note | null {
  const at = Date.parse(textIn(entry.creationDate) ?? '')
  const text = plain(textIn(entry.text) ?? richText(entry.richText))
  if (Number.isNaN(at) || text === '') return null
  return { at, ...withoutHeading(text) }
}

/** Reads the nested JSON of an entry without plain text. */
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
 * Removes images, which aren't imported, and Day One's backslashes. The pattern excludes nested brackets, so that it
 * stays linear.
 */
const plain = (text: string): string =>
  text
    .replace(/!\[[^[\]\n]*\]\(dayone-moment:[^()\n]*\)/g, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1')
    .trim()
