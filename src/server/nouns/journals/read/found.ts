import {
  type Journal,
  type JournalPreview,
  MAX_CHARACTERS,
  NOT_IN_UTF8,
  type Note,
  type NoteColumns,
  TOO_MANY_NOTES,
} from '#domain/situation/journal.ts'
import { refuse } from '#server/base/refuse.ts'

/** The result of reading a file. */
export type JournalContent = {
  source: Journal
  notes: Note[]
  leftOut: number
  table?: NonNullable<JournalPreview['table']>
}

/** The person's choices for reading a file, all optional. */
export type HowToRead = {
  zone: string
  /** Null for a column that the file doesn't have. */
  columns: { [part in keyof NoteColumns]?: number | null }
  dayFirst: boolean | null
}

/** Null if the value isn't a non-blank text. */
export const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const arrayIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Moves a heading in the first line to the title. A note with nothing else also keeps it as text. */
export function withoutHeading(text: string): { title: string; text: string } {
  const heading = /^#{1,6} (.+)(?:\n+|$)/.exec(text)
  const rest = heading ? text.slice(heading[0].length) : text
  return { title: heading?.[1] ?? '', text: rest || text }
}

/** Counts what can't become a note, and refuses a file over the limit while reading. */
export function noteCollector() {
  const notes: Note[] = []
  let leftOut = 0
  let letters = 0
  return {
    add(note: Note | null): void {
      if (!note) leftOut += 1
      else notes.push(note)
      letters += note ? note.text.length + note.title.length : 0
      if (letters > MAX_CHARACTERS) refuse('invalid', TOO_MANY_NOTES)
    },
    found: () => ({ notes, leftOut }),
  }
}

export function notesOf<Row>(rows: readonly Row[], read: (row: Row) => Note | null) {
  const collector = noteCollector()
  for (const row of rows) collector.add(read(row))
  return collector.found()
}

const UTF16 = [
  { label: 'utf-16le', mark: [0xff, 0xfe] },
  { label: 'utf-16be', mark: [0xfe, 0xff] },
]

/** Decodes UTF-8, or UTF-16 with a byte order mark. */
export function decode(bytes: Uint8Array): string {
  const wide = UTF16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  try {
    return new TextDecoder(wide?.label ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('invalid', NOT_IN_UTF8)
  }
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Converts a note's HTML to plain text. */
export const withoutTags = (text: string): string =>
  text
    .replace(/<br\s*\/?>|<\/(p|div|li|h\d)>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#\d{1,6}|[a-z]{2,5});/gi, (whole, name: string) =>
      name.startsWith('#')
        ? String.fromCodePoint(Math.min(Number(name.slice(1)), 0x10ffff))
        : (NAMED[name.toLowerCase()] ?? whole),
    )
