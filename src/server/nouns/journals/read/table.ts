import { withoutMark } from '#domain/sharing/csv-file.ts'
import {
  moodLine,
  NO_NOTES,
  NOT_A_JOURNAL,
  type NoteColumns,
  TOO_MANY_NOTES,
  UNKNOWN_DAYLIO,
} from '#domain/situation/journal.ts'
import { momentsIn } from '#domain/values/time-zone.ts'
import { RefusalError, refuse } from '#server/base/refuse.ts'
import { dayComesFirst, readDate } from './dates.ts'
import {
  arrayIn,
  type HowToRead,
  type JournalContent,
  notesOf,
  textIn,
  withoutTags,
} from './found.ts'
import { readRows } from './json-rows.ts'

/** The newest backup version we have seen. */
const KNOWN_UP_TO = 30

/** Daylio's five default moods by id, best first. */
const OWN_MOODS = ['', 'rad', 'good', 'meh', 'bad', 'awful']
const MAX_ACTIVITIES = 50

type Row = Record<string, unknown>

/** Reads a backup, which is JSON in base64. */
export function readDaylio(text: string): JournalContent {
  const { version, days, moods, activities } = rowsOf(Buffer.from(text, 'base64').toString('utf8'))
  const isKnown = Number.isInteger(version) && Number(version) <= KNOWN_UP_TO
  if (!isKnown) return refuse('invalid', UNKNOWN_DAYLIO)
  const found = notesOf(days, ({ at, mood, tags, note, title }) => {
    if (at === null) return null
    const done = tags.map((id) => activities.get(id) ?? '').filter(Boolean)
    const line = moodLine(moods.get(mood) ?? '', done)
    return { at, title, text: [note.trim(), line].filter(Boolean).join('\n\n') }
  })
  if (found.notes.length === 0 && found.leftOut > 0) return refuse('invalid', UNKNOWN_DAYLIO)
  return { source: 'daylio', ...found }
}

function rowsOf(text: string) {
  const days: ReturnType<typeof dayOf>[] = []
  const moods = new Map<number, string>()
  const activities = new Map<number, string>()
  try {
    const { version, dayEntries } = readRows(text, (list, row) => {
      if (list === 'dayEntries') days.push(dayOf(row))
      if (list === 'customMoods') moods.set(Number(row.id), moodOf(row))
      if (list === 'tags') activities.set(Number(row.id), textIn(row.name) ?? '')
    })
    if (dayEntries) return { version, days, moods, activities }
  } catch (error) {
    // One message for every fault, because the person's remedy is the same.
    if (!(error instanceof RefusalError)) throw error
  }
  return refuse('invalid', UNKNOWN_DAYLIO)
}

/** Copies only the fields we need. */
const dayOf = (row: Row) => ({
  at: typeof row.datetime === 'number' ? Math.floor(row.datetime) : null,
  mood: Number(row.mood),
  tags: arrayIn(row.tags).slice(0, MAX_ACTIVITIES).map(Number),
  note: withoutTags(textIn(row.note) ?? ''),
  title: withoutTags(textIn(row.note_title) ?? ''),
})

const moodOf = (row: Row): string =>
  textIn(row.custom_name) ?? OWN_MOODS[Number(row.predefined_name_id)] ?? ''

const MAX_ROWS = 50_000
const MAX_COLUMNS = 200
/** More than any table of notes has, and small enough for memory. */
const MAX_CELLS = 500_000
/** In characters. No note is longer. */
const LONGEST_CELL = 1_000_000

/** Parses a table separated by commas, semicolons or tabs. */
export function readCsv(text: string): string[][] {
  const sign = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  let cells = 0
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quoted(text, at) : bare(text, at, sign)
    row.push(cell)
    if (row.length > MAX_COLUMNS) refuse('invalid', NOT_A_JOURNAL)
    cells += 1
    at = end + 1
    if (text[end] === sign && at < text.length) continue
    if (text[end] === sign) row.push('')
    if (text[end] === '\r' && text[at] === '\n') at += 1
    if (row.some((it) => it !== '')) rows.push(row)
    row = []
    if (rows.length > MAX_ROWS || cells > MAX_CELLS) refuse('invalid', TOO_MANY_NOTES)
  }
  return rows
}

/** Returns the cell and the index after it. */
function quoted(text: string, start: number): [string, number] {
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  // One slice and replace, because a cell of only quotes built piece by piece would take twenty times its size.
  if (quote < 0 || quote - start > LONGEST_CELL) return refuse('invalid', NOT_A_JOURNAL)
  const cell = text.slice(start + 1, quote).replaceAll('""', '"')
  return [cell, endOfCell(text, quote + 1)]
}

/** Skips spaces between the closing quote and the separator. */
function endOfCell(text: string, start: number): number {
  let at = start
  while (text[at] === ' ') at += 1
  return at
}

function bare(text: string, start: number, sign: string): [string, number] {
  let at = start
  while (at < text.length && text[at] !== sign && text[at] !== '\n' && text[at] !== '\r') at += 1
  return [text.slice(start, at), at]
}

/** Picks the separator most frequent in the first line. */
function separatorOf(text: string): string {
  const line = text.slice(0, text.search(/\r|\n|$/)).replace(/"[^"]*"/g, '')
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

const DAYLIO = ['full_date', 'mood', 'activities', 'note']

/** Common names of each column. */
const NAMES: Record<keyof NoteColumns, RegExp> = {
  date: /^(full_date|date|datum|fecha|day|happened( ?at|_at)?|created( ?at|_at)?|creation ?date|when|time ?stamp)$/i,
  time: /^(time|uhrzeit|hora|heure)$/i,
  title: /^(title|note_title|titel|subject|headline)$/i,
  text: /^(note|notes|text|content|body|entry|description|journal|notiz)$/i,
  mood: /^(mood|feeling|emotion|stimmung)$/i,
}

/** Reads a table with a date in each row, from Daylio or any other source. */
export function readTable(text: string, how: HowToRead): JournalContent {
  const rows = readCsv(text)
  const head = (rows[0] ?? []).map((name) => name.trim())
  const lower = head.map((name) => name.toLowerCase())
  if (DAYLIO.every((name) => lower.includes(name)))
    return readDaylioTable(rows.slice(1), lower, how)
  return readAnyTable(rows, head, how)
}

function readDaylioTable(rows: string[][], head: string[], { zone }: HowToRead): JournalContent {
  const toMoment = momentsIn(zone)
  const cell = (row: string[], name: string) => row[head.indexOf(name)] ?? ''
  const found = notesOf(rows, (row) => {
    const at = readDate(cell(row, 'full_date'), cell(row, 'time'), false, toMoment)
    const done = cell(row, 'activities').split('|')
    const line = moodLine(cell(row, 'mood'), done.map((it) => it.trim()).filter(Boolean))
    const words = [withoutTags(cell(row, 'note')).trim(), line].filter(Boolean).join('\n\n')
    return at === null || words === '' ? null : { at, title: cell(row, 'note_title'), text: words }
  })
  return { source: 'daylio-csv', ...found }
}

const LOOKED_AT = 50

function readAnyTable(rows: string[][], head: string[], how: HowToRead): JournalContent {
  const toMoment = momentsIn(how.zone)
  const isDate = (cell: string | undefined) => readDate(cell ?? '', '', false, toMoment) !== null
  const hasHead = !head.some(isDate)
  const told = hasHead ? rows.slice(1) : rows
  if (told.length === 0) return refuse('invalid', NO_NOTES)
  const columns = columnsOf(told.slice(0, LOOKED_AT), hasHead ? head : [], how, isDate)
  const dates = told.map((row) => row[columns.date] ?? '')
  const known = how.dayFirst ?? dayComesFirst(dates)
  const cell = (row: string[], at: number | null) => (at === null ? '' : withoutMark(row[at] ?? ''))
  const found = notesOf(told, (row) => {
    const time = cell(row, columns.time)
    const at = readDate(cell(row, columns.date), time, known ?? false, toMoment)
    const words = [cell(row, columns.text).trim(), moodLine(cell(row, columns.mood), [])]
    const note = words.filter(Boolean).join('\n\n')
    return at === null || note === '' ? null : { at, title: cell(row, columns.title), text: note }
  })
  const names = (told[0] ?? []).map((_, at) => (hasHead && head[at]) || `Column ${at + 1}`)
  const isDayUnclear = how.dayFirst === null && dayComesFirst(dates) === null
  return { source: 'csv', ...found, table: { names, columns, isDayUnclear } }
}

/** Chooses columns by the person's choice, then by name, then by content. */
function columnsOf(
  rows: string[][],
  head: readonly string[],
  { columns }: HowToRead,
  isDate: (cell: string | undefined) => boolean,
): NoteColumns {
  const width = Math.max(...rows.map((row) => row.length))
  const places = Array.from({ length: width }, (_, at) => at)
  const named = (part: keyof NoteColumns) => {
    const at = head.findIndex((name) => NAMES[part].test(name))
    return at < 0 ? null : at
  }
  const mostDates = best(places, (at) => rows.filter((row) => isDate(row[at])).length)
  const date = columns.date ?? named('date') ?? mostDates
  const letters = (at: number) => rows.reduce((sum, row) => sum + (row[at]?.length ?? 0), 0)
  const longest = best(
    places.filter((at) => at !== date),
    letters,
  )
  const text = columns.text ?? named('text') ?? longest
  if (date === null || text === null) return refuse('invalid', NOT_A_JOURNAL)
  const other = (part: 'time' | 'title' | 'mood') =>
    columns[part] === undefined ? named(part) : columns[part]
  return { date, text, time: other('time'), title: other('title'), mood: other('mood') }
}

function best(places: readonly number[], weigh: (at: number) => number): number | null {
  const [first] = places
    .map((at) => ({ at, weight: weigh(at) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return first?.at ?? null
}
