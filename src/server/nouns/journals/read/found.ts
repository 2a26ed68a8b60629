import {
  type Journal,
  type JournalPreview,
  MOST_CHARACTERS,
  type Note,
  type NoteColumns,
  TOO_MANY_NOTES,
} from '#domain/situation/journal.ts'
import { refuse } from '#server/base/refuse.ts'

/** What a reader finds in a file. */
export type Found = {
  source: Journal
  notes: Note[]
  leftOut: number
  table?: NonNullable<JournalPreview['table']>
}

/** How the person wants a file to be read; everything may be left out. */
export type HowToRead = {
  zone: string
  columns: Partial<NoteColumns>
  dayFirst: boolean | null
}

/** Null where a value is not there or is something else. */
export const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const arrayIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A first line that is a heading is the title, not a part of the words; a note of nothing else keeps it as its words. */
export function withoutHeading(text: string): { title: string; text: string } {
  const heading = /^#{1,6} (.+)(?:\n+|$)/.exec(text)
  const rest = heading ? text.slice(heading[0].length) : text
  return { title: heading?.[1] ?? '', text: rest || text }
}

/** What cannot be made a note of is counted; what is more than we take is refused while it is read. */
export function noteCollector() {
  const notes: Note[] = []
  let leftOut = 0
  let letters = 0
  return {
    add(note: Note | null): void {
      if (!note) leftOut += 1
      else notes.push(note)
      letters += note ? note.text.length + note.title.length : 0
      if (letters > MOST_CHARACTERS) refuse('invalid', TOO_MANY_NOTES)
    },
    found: () => ({ notes, leftOut }),
  }
}

/** One reader per row. */
export function notesOf<Row>(rows: readonly Row[], read: (row: Row) => Note | null) {
  const collector = noteCollector()
  for (const row of rows) collector.add(read(row))
  return collector.found()
}
