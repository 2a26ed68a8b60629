import { MARKDOWN_END } from '#domain/sharing/markdown-file.ts'
import { IS_A_PDF, moodLine, NOT_A_JOURNAL, type Note } from '#domain/situation/journal.ts'
import { momentsIn } from '#domain/values/time-zone.ts'
import { refuse } from '#server/base/refuse.ts'
import { isZip, readZip, type ZipFile } from '#server/base/zip/read-zip.ts'
import { readDate } from './dates.ts'
import {
  arrayIn,
  decode,
  type HowToRead,
  isObject,
  type JournalContent,
  noteCollector,
  notesOf,
  textIn,
  withoutHeading,
} from './found.ts'
import { readRows } from './json-rows.ts'
import { readDaylio, readTable } from './table.ts'

type Row = Record<string, unknown>

/** Early exports hold entries in journals, later ones in moments. */
export const journivMoment = (moment: Row): Note | null =>
  journivNote(isObject(moment.entry) ? moment.entry : {}, moment)

export function journivNote(entry: Row, moment: Row = {}): Note | null {
  if (entry.is_draft === true) return null
  const at = utc(moment.logged_at_utc ?? entry.entry_datetime_utc ?? entry.created_at)
  const log = isObject(entry.mood_log) ? entry.mood_log : {}
  const mood = textIn(moment.primary_mood_name) ?? textIn(log.mood_name) ?? ''
  const words = [textIn(entry.content_plain_text) ?? textIn(entry.content) ?? delta(entry)]
  const text = [...words, textIn(moment.note) ?? textIn(log.note), moodLine(mood, [])]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join('\n\n')
  if (Number.isNaN(at) || text === '') return null
  return { at, title: textIn(entry.title) ?? '', text }
}

/** Times are UTC, with or without a suffix. */
function utc(value: unknown): number {
  const text = textIn(value) ?? ''
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
}

/** Reads the text of a Quill document. */
const delta = ({ content_delta: content }: Row): string =>
  isObject(content)
    ? arrayIn(content.ops)
        .map((op) => (isObject(op) && typeof op.insert === 'string' ? op.insert : ''))
        .join('')
    : ''

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

type MarkdownFile = { name: string; text: string }

/** Bounded, because a front matter is short. */
const FRONT = /^---\n([\s\S]{0,16000}?\n)?---(?:\n|$)/

/** Reads one note per file, in our format or Obsidian's. */
export function readMarkdown(files: readonly MarkdownFile[], zone: string): JournalContent {
  const toMoment = momentsIn(zone)
  return { source: 'markdown', ...notesOf(files, (file) => noteOf(file, toMoment)) }
}

function noteOf({ name, text }: MarkdownFile, toMoment: ReturnType<typeof momentsIn>): Note | null {
  const whole = text.replaceAll('\r\n', '\n')
  const front = FRONT.exec(whole)
  const facts = front ? factsIn(front[1] ?? '') : new Map<string, string>()
  const base = name.replace(/^.*\//, '').replace(/\.(md|markdown)$/i, '')
  const dated = facts.get('date') ?? facts.get('created') ?? /\d{4}-\d\d-\d\d/.exec(base)?.[0] ?? ''
  const at = readDate(dated, '', false, toMoment)
  if (at === null) return null
  const body = front ? whole.slice(front[0].length) : whole
  const end = body.lastIndexOf(MARKDOWN_END)
  const words = (end >= 0 ? body.slice(0, end) : body).trim()
  if (words === '') return null
  const title = facts.get('title')
  if (title !== undefined) return { at, title, text: words }
  const headed = withoutHeading(words)
  return { at, ...headed, title: headed.title || base.replace(/^\d{4}-\d\d-\d\d[ _-]*/, '') }
}

/** Parses the plain lines `name: value` of a front matter. Ignores nested values. */
function factsIn(front: string): Map<string, string> {
  const facts = new Map<string, string>()
  for (const line of front.split('\n')) {
    const [, written, value = ''] = /^([A-Za-z][\w-]*):[ \t]*(.*)$/.exec(line) ?? []
    const name = written?.toLowerCase()
    if (name && !facts.has(name)) facts.set(name, unquoted(value.trim()))
  }
  return facts
}

function unquoted(value: string): string {
  if (value.startsWith("'") && value.endsWith("'") && value.length > 1)
    return value.slice(1, -1).replaceAll("''", "'")
  if (!value.startsWith('"')) return value
  try {
    return String(JSON.parse(value))
  } catch {
    return value.slice(1).replace(/"$/, '')
  }
}

const PDF = [...Buffer.from('%PDF-')]

/** Detects the format by content, not by file name. */
export function readJournal(bytes: Uint8Array, how: HowToRead): JournalContent {
  if (isZip(bytes)) return readArchive(readZip(bytes), how)
  if (PDF.every((byte, at) => bytes[at] === byte)) return refuse('invalid', IS_A_PDF)
  const text = decode(bytes)
  const start = text.trimStart()
  if (/^[{[]/.test(start)) return readJson([text])
  if (FRONT.test(text.replaceAll('\r\n', '\n'))) return readMarkdown([{ name: '', text }], how.zone)
  return readTable(text, how)
}

const ending = (files: readonly ZipFile[], end: RegExp) =>
  files.filter(({ name }) => end.test(name) && !/(^|\/)(__MACOSX|\.)/.test(name))

/** Never unpacks images or other files. */
function readArchive(files: readonly ZipFile[], how: HowToRead): JournalContent {
  const [backup] = ending(files, /(^|\/)backup\.daylio$/)
  if (backup) return readDaylio(decode(backup.read()))
  const notes = ending(files, /\.(md|markdown)$/i)
  if (notes.length > 0)
    return readMarkdown(
      notes.map((file) => ({ name: file.name, text: decode(file.read()) })),
      how.zone,
    )
  const data = ending(files, /\.json$/i)
  if (data.length > 0) return readJson(data.map((file) => decode(file.read())))
  const [table] = ending(files, /\.csv$/i)
  return table ? readTable(decode(table.read()), how) : refuse('invalid', NOT_A_JOURNAL)
}

/** Day One writes a file per journal, Journiv one for all. */
function readJson(texts: readonly string[]): JournalContent {
  const collector = noteCollector()
  let isJourniv = false
  let isKnown = false
  for (const text of texts) {
    const facts = readRows(text, (list, row) => {
      if (list === 'moments') collector.add(journivMoment(row))
      if (list === 'entries')
        collector.add('creationDate' in row ? dayOneNote(row) : journivNote(row))
    })
    isJourniv ||= textIn(facts.export_version) !== null && facts.journals === true
    isKnown ||= facts.entries === true
  }
  if (!isJourniv && !isKnown) return refuse('invalid', NOT_A_JOURNAL)
  return { source: isJourniv ? 'journiv' : 'day-one', ...collector.found() }
}
