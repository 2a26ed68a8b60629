import { IS_A_PDF, NOT_A_JOURNAL } from '#domain/situation/journal.ts'
import { refuse } from '#server/base/refuse.ts'
import { isZip, readZip, type ZipFile } from '#server/base/zip/read-zip.ts'
import { dayOneNote, isDayOne } from './day-one.ts'
import { readDaylio } from './daylio.ts'
import { decode } from './decode.ts'
import { type Found, type HowToRead, noteCollector, textIn } from './found.ts'
import { journivMoment, journivNote } from './journiv.ts'
import { readRows } from './json-rows.ts'
import { hasFrontMatter, readMarkdown } from './markdown.ts'
import { readTable } from './table.ts'

const PDF = [...Buffer.from('%PDF-')]

/** Whatever the file is called, what is in it decides what it is. */
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

/** Pictures and whatever else is in it are never unpacked. */
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

/** Day One writes a file for each journal, Journiv one for all of them. */
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
