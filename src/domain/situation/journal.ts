/** The journal formats of other products, and their conversion to situations. */
import * as z from 'zod/mini'
import { lengthOf, shorten, tidyLine, tidyLines, withoutLongGaps } from '../values/text.ts'
import { DESCRIPTION, TITLE } from './situation-limits.ts'

export const Journal = z.enum(['daylio', 'daylio-csv', 'day-one', 'journiv', 'markdown', 'csv'])
export type Journal = z.infer<typeof Journal>

export const JOURNAL_LABELS: Record<Journal, string> = {
  daylio: 'Daylio',
  'daylio-csv': 'Daylio (CSV)',
  'day-one': 'Day One',
  journiv: 'Journiv',
  markdown: 'Markdown',
  csv: 'CSV',
}

/** In bytes. */
export const JOURNAL_LIMIT = 32 * 1024 * 1024
/** The maximum number of notes per file and of imported situations per account. An export couldn't hold more. */
export const MAX_NOTES = 10_000
/** The maximum number of characters in all notes of one file, for the same reason. */
export const MAX_CHARACTERS = 10_000_000

export const NOT_A_JOURNAL =
  'We can’t read this file. Choose a Daylio backup or CSV, a Day One or Journiv export, Markdown files in a ZIP, or a CSV with dates.'
export const UNKNOWN_DAYLIO =
  'We can’t read this kind of Daylio backup yet. In Daylio, export a CSV file and choose that.'
export const NOT_IN_UTF8 = 'This file isn’t in UTF-8. Please save it as UTF-8 and try again.'
export const NO_NOTES = 'There are no notes with a date in this file.'
export const TOO_MANY_NOTES =
  'That’s more than we can take in one go: 10,000 notes, or 10 million characters. Import fewer months at a time.'
export const NO_ROOM_FOR_NOTES =
  'There’s room for 100,000 notes from other journals, and this is too many. Leave out some months, or undo an earlier import.'
export const IS_A_PDF =
  'This is a PDF, which we can’t read. Export your journal as a CSV, JSON or Markdown file and choose that.'
export const JOURNAL_TOO_LARGE = 'Files can be up to 32 MB. Export it without pictures.'

/** An entry from another journal. */
export type Note = { at: number; title: string; text: string }

/** The column of each field in a table, counted from 0. */
export const NoteColumns = z.object({
  date: z.int().check(z.gte(0), z.lte(199)),
  time: z.nullable(z.int().check(z.gte(0), z.lte(199))),
  title: z.nullable(z.int().check(z.gte(0), z.lte(199))),
  text: z.int().check(z.gte(0), z.lte(199)),
  mood: z.nullable(z.int().check(z.gte(0), z.lte(199))),
})
export type NoteColumns = z.infer<typeof NoteColumns>

/** A summary of a file before it is imported. */
export const JournalPreview = z.object({
  source: Journal,
  notes: z.int(),
  /** The number of identical notes already imported. */
  alreadyHere: z.int(),
  /** The number of further notes the account can hold. */
  roomFor: z.int(),
  /** The number of skipped entries: drafts, and entries without text or a readable date. */
  leftOut: z.int(),
  /** The number of long notes split into parts. */
  inParts: z.int(),
  months: z.array(z.object({ month: z.string(), notes: z.int() })),
  samples: z.array(z.object({ at: z.string(), title: z.string(), text: z.string() })),
  /** The columns of a table and their assignment. */
  table: z.nullable(
    z.object({
      names: z.array(z.string()),
      columns: NoteColumns,
      /** True for dates like 3/4/2024, which could be March or April. */
      isDayUnclear: z.boolean(),
    }),
  ),
})
export type JournalPreview = z.infer<typeof JournalPreview>

export const JournalImport = z.object({
  id: z.int(),
  source: Journal,
  createdAt: z.string(),
  /** The number of notes not deleted since. */
  notes: z.int(),
  analysed: z.int(),
  /** Notes queued for background analysis. */
  waiting: z.int(),
})
export type JournalImport = z.infer<typeof JournalImport>

export const WHAT_THEY_TOUCH =
  'If a note doesn’t mention anything on your map, choose what it’s about.'

const CONTROLS = /[^\P{Cc}\t\n]/gu
const SHORT_TITLE = 70
const FIRST_WORDS = 'I noted: '

/** Cleans imported text. Only invisible characters are lost. */
const cleaned = (text: string): string =>
  tidyLines(withoutLongGaps(text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '')))

const cleanedLine = (text: string): string => tidyLine(cleaned(text).replace(/\s+/g, ' '))

/** Takes about the first sentence. */
function titleFrom(text: string): string {
  const line = text.slice(0, 500).split('\n', 1)[0] ?? ''
  const [sentence = ''] = /^.*?[.!?…](?=\s|$)/u.exec(line) ?? [line]
  const letters = [...sentence.replace(/[.。]$/u, '')]
  if (letters.length <= SHORT_TITLE) return letters.join('')
  const beginning = letters.slice(0, SHORT_TITLE).join('')
  return `${beginning.replace(/(?<!\s)\s+\S*$/u, '')}…`
}

/** Converts a note to one situation, or to several if it is too long. */
export function toSituations({ at, title, text }: Note): Note[] {
  const words = cleaned(text)
  if (words === '') return []
  const given = cleanedLine(title)
  const named = lengthOf(given) >= TITLE.min ? given : cleanedLine(titleFrom(words))
  const name = lengthOf(named) >= TITLE.min ? named : `Note: ${named}`
  const parts = inParts(words)
  return parts.map((part, index) => {
    const mark = parts.length > 1 ? ` (${index + 1} of ${parts.length})` : ''
    return { at, title: shorten(name, TITLE.max - mark.length) + mark, text: part }
  })
}

/** Splits at a paragraph, line or word boundary. No part is shorter than `DESCRIPTION.min`. */
function inParts(text: string): string[] {
  const parts: string[] = []
  let rest = text
  // A character has one or two code units.
  while (rest.length > 2 * DESCRIPTION.max || lengthOf(rest) > DESCRIPTION.max) {
    const letters = [...rest.slice(0, 2 * DESCRIPTION.max)]
    const start = letters.slice(0, DESCRIPTION.max - DESCRIPTION.min).join('')
    const breaks = ['\n\n', '\n', ' '].map((sign) => start.lastIndexOf(sign))
    const end = breaks.find((at) => at > start.length / 2) ?? start.length
    parts.push(tidyLines(rest.slice(0, end)))
    rest = tidyLines(rest.slice(end))
  }
  return [...parts, lengthOf(rest) < DESCRIPTION.min ? FIRST_WORDS + rest : rest]
}

/** "Mood: good. Activities: running, friends." */
export const moodLine = (mood: string, activities: readonly string[]): string =>
  [
    mood.trim() && `Mood: ${mood.trim()}.`,
    activities.length > 0 && `Activities: ${activities.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** More names in one note say little about its subject. */
export const MAX_IN_A_NOTE = 20

const WORD_STARTS = /(?<![\p{L}\p{N}])./gsu
const GOES_ON = /^[\p{L}\p{N}]/u
const readable = (text: string): string => text.normalize('NFC').toLowerCase()

/**
 * Returns a function that finds the items a text names, as whole words in any case. It scans the text once, because
 * thousands of notes are checked against thousands of names.
 */
export function itemsNamedIn<Item extends { name: string }>(
  items: readonly Item[],
): (text: string) => Item[] {
  const byName = Map.groupBy(items, ({ name }) => readable(name))
  const byStart = Map.groupBy(byName.keys(), startOf)
  const lengths = new Map(
    [...byStart].map(([start, names]) => [start, new Set(names.map((name) => name.length))]),
  )
  return (text) => {
    const words = readable(text)
    const found = new Set<Item>()
    for (const { 0: start, index } of words.matchAll(WORD_STARTS))
      for (const length of lengths.get(start) ?? []) {
        const named = byName.get(words.slice(index, index + length))
        const isWhole = named && !GOES_ON.test(words.slice(index + length, index + length + 2))
        if (isWhole) for (const item of named) found.add(item)
      }
    return items.filter((item) => found.has(item)).slice(0, MAX_IN_A_NOTE)
  }
}

/** The first letter, which may be two code units long. */
const startOf = (name: string): string => String.fromCodePoint(name.codePointAt(0) ?? 0)
