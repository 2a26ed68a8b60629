/** The journals other products keep, and how their notes become situations here. */
import * as z from 'zod/mini'
import { lengthOf, tidyLine, tidyLines, withoutLongGaps } from '../values/text.ts'
import { DESCRIPTION, TITLE } from './situation-limits.ts'

export const JOURNALS = ['daylio', 'daylio-csv', 'day-one', 'journiv', 'markdown', 'csv'] as const
export const Journal = z.enum(JOURNALS)
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
/** Notes of one file, and situations of one account: more could not be taken along again. */
export const MOST_NOTES = 10_000
/** Characters of all notes of one file together, for the same reason. */
export const MOST_CHARACTERS = 10_000_000

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

/** What another journal calls an entry: words with a moment. */
export type Note = { at: number; title: string; text: string }

/** Which column of a table holds what; numbers count from 0. */
export const NoteColumns = z.object({
  date: z.int().check(z.gte(0), z.lte(199)),
  time: z.nullable(z.int().check(z.gte(0), z.lte(199))),
  title: z.nullable(z.int().check(z.gte(0), z.lte(199))),
  text: z.int().check(z.gte(0), z.lte(199)),
  mood: z.nullable(z.int().check(z.gte(0), z.lte(199))),
})
export type NoteColumns = z.infer<typeof NoteColumns>

/** What a file holds, before anything of it is kept. */
export const JournalPreview = z.object({
  source: Journal,
  notes: z.int(),
  /** Of these, already here word by word. */
  alreadyHere: z.int(),
  /** How many more notes the account can hold. */
  roomFor: z.int(),
  /** Left out: drafts, and what has no words or no date we can read. */
  leftOut: z.int(),
  /** How many long notes come in several parts. */
  inParts: z.int(),
  months: z.array(z.object({ month: z.string(), notes: z.int() })),
  samples: z.array(z.object({ at: z.string(), title: z.string(), text: z.string() })),
  /** For a table: its columns, and which of them is taken for what. */
  table: z.nullable(
    z.object({
      names: z.array(z.string()),
      columns: NoteColumns,
      /** 3/4/2024 could be March or April. */
      isDayUnclear: z.boolean(),
    }),
  ),
})
export type JournalPreview = z.infer<typeof JournalPreview>

export const JournalImport = z.object({
  id: z.int(),
  source: Journal,
  createdAt: z.string(),
  /** What is still here of it. */
  notes: z.int(),
  analysed: z.int(),
  /** Notes that wait for their quiet analysis. */
  waiting: z.int(),
})
export type JournalImport = z.infer<typeof JournalImport>

export const WHAT_THEY_TOUCH =
  'If a note doesn’t mention anything on your map, choose what it’s about.'

const CONTROLS = /[^\P{Cc}\t\n]/gu
const SHORT_TITLE = 70
const FIRST_WORDS = 'I noted: '

/** Text of another product, made fit to be kept: nothing is lost but what nobody can see. */
const cleaned = (text: string): string =>
  tidyLines(withoutLongGaps(text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '')))

const cleanedLine = (text: string): string => tidyLine(cleaned(text).replace(/\s+/g, ' '))

/** The first sentence or so. */
function titleFrom(text: string): string {
  const line = text.slice(0, 500).split('\n', 1)[0] ?? ''
  const [sentence = ''] = /^.*?[.!?…](?=\s|$)/u.exec(line) ?? [line]
  const letters = [...sentence.replace(/[.。]$/u, '')]
  if (letters.length <= SHORT_TITLE) return letters.join('')
  return `${letters
    .slice(0, SHORT_TITLE)
    .join('')
    .replace(/(?<!\s)\s+\S*$/u, '')}…`
}

/** A note as situations: one, or several where it is longer than a situation may be. */
export function toSituations({ at, title, text }: Note): Note[] {
  const words = cleaned(text)
  if (words === '') return []
  const given = cleanedLine(title)
  const named = lengthOf(given) >= TITLE.min ? given : cleanedLine(titleFrom(words))
  const name = lengthOf(named) >= TITLE.min ? named : `Note: ${named}`
  const parts = inParts(words)
  return parts.map((part, index) => {
    const mark = parts.length > 1 ? ` (${index + 1} of ${parts.length})` : ''
    return { at, title: cut(name, TITLE.max - mark.length) + mark, text: part }
  })
}

const cut = (text: string, most: number): string =>
  lengthOf(text) <= most ? text : `${[...text].slice(0, most - 1).join('')}…`

/** Breaks where a paragraph, a line or a word ends; no part is too short to be kept. */
function inParts(text: string): string[] {
  const parts: string[] = []
  let rest = text
  // A letter has one or two code units.
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

/** More than this many names in one note say little about what it is about. */
export const MOST_IN_A_NOTE = 20

const WORD_STARTS = /(?<![\p{L}\p{N}])./gsu
const GOES_ON = /^[\p{L}\p{N}]/u
const readable = (text: string): string => text.normalize('NFC').toLowerCase()

/**
 * Which of the items a text names, as whole words and however they are written. The text is walked through once,
 * whatever the size of the map: thousands of notes are asked about thousands of names.
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
    return items.filter((item) => found.has(item)).slice(0, MOST_IN_A_NOTE)
  }
}

/** The first letter, which may be two code units long. */
const startOf = (name: string): string => String.fromCodePoint(name.codePointAt(0) ?? 0)
