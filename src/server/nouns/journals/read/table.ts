import { withoutMark } from '#domain/sharing/csv-file.ts'
import { moodLine, NO_NOTES, NOT_A_JOURNAL, type NoteColumns } from '#domain/situation/journal.ts'
import { momentsIn } from '#domain/values/time-zone.ts'
import { refuse } from '#server/base/refuse.ts'
import { readCsv } from './csv.ts'
import { dayComesFirst, readDate } from './dates.ts'
import { withoutTags } from './decode.ts'
import { type Found, type HowToRead, notesOf } from './found.ts'

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
export function readTable(text: string, how: HowToRead): Found {
  const rows = readCsv(text)
  const head = (rows[0] ?? []).map((name) => name.trim())
  const lower = head.map((name) => name.toLowerCase())
  if (DAYLIO.every((name) => lower.includes(name)))
    return readDaylioTable(rows.slice(1), lower, how)
  return readAnyTable(rows, head, how)
}

function readDaylioTable(rows: string[][], head: string[], { zone }: HowToRead): Found {
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

function readAnyTable(rows: string[][], head: string[], how: HowToRead): Found {
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
