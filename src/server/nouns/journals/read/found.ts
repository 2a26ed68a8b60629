import {
  type Journal,
  type JournalPreview,
  MAX_CHARACTERS,
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
  columns: Partial<NoteColumns>
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
