import { MARKDOWN_END } from '#domain/sharing/markdown-file.ts'
import { IS_A_PDF, NOT_A_JOURNAL, type Note } from '#domain/situation/journal.ts'
import { momentsIn } from '#domain/values/time-zone.ts'
import { refuse } from '#server/base/refuse.ts'
import { isZip, readZip, type ZipFile } from '#server/base/zip/read-zip.ts'
import { readDate } from './dates.ts'
import { dayOneNote, isDayOne } from './day-one.ts'
import { readDaylio } from './daylio.ts'
import { decode } from './decode.ts'
import {
  type Found,
  type HowToRead,
  noteCollector,
  notesOf,
  textIn,
  withoutHeading,
} from './found.ts'
import { journivMoment, journivNote } from './journiv.ts'
import { readRows } from './json-rows.ts'
import { readTable } from './table.ts'

type MarkdownFile = { name: string; text: string }

/** Bounded, because a front matter is short. */
const FRONT = /^---\n([\s\S]{0,16000}?\n)?---(?:\n|$)/

const hasFrontMatter = (text: string): boolean => FRONT.test(text.replaceAll('\r\n', '\n'))

/** Reads one note per file, in our format or Obsidian's. */
export function readMarkdown(files: readonly MarkdownFile[], zone: string): Found {
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
export function readJournal(bytes: Uint8Array, how: HowToRead): Found {
  if (isZip(bytes)) return readArchive(readZip(bytes), how)
  if (PDF.every((byte, at) => bytes[at] === byte)) return refuse('invalid', IS_A_PDF)
  const text = decode(bytes)
  const start = text.trimStart()
  if (/^[{[]/.test(start)) return readJson([text])
  if (hasFrontMatter(text)) return readMarkdown([{ name: '', text }], how.zone)
  return readTable(text, how)
}

const ending = (files: readonly ZipFile[], end: RegExp) =>
  files.filter(({ name }) => end.test(name) && !/(^|\/)(__MACOSX|\.)/.test(name))

/** Never unpacks images or other files. */
function readArchive(files: readonly ZipFile[], how: HowToRead): Found {
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
function readJson(texts: readonly string[]): Found {
  const collector = noteCollector()
  let isJourniv = false
  let isKnown = false
  for (const text of texts) {
    const facts = readRows(text, (list, row) => {
      if (list === 'moments') collector.add(journivMoment(row))
      if (list === 'entries') collector.add(isDayOne(row) ? dayOneNote(row) : journivNote(row))
    })
    isJourniv ||= textIn(facts.export_version) !== null && facts.journals === true
    isKnown ||= facts.entries === true
  }
  if (!isJourniv && !isKnown) return refuse('invalid', NOT_A_JOURNAL)
  return { source: isJourniv ? 'journiv' : 'day-one', ...collector.found() }
}
