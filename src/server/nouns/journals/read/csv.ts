import { NOT_A_JOURNAL, TOO_MANY_NOTES } from '#domain/situation/journal.ts'
import { refuse } from '#server/base/refuse.ts'

const MOST_ROWS = 50_000
const MOST_COLUMNS = 200
/** More than any table of notes has, and small enough for memory. */
const MOST_CELLS = 500_000
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
    if (row.length > MOST_COLUMNS) refuse('invalid', NOT_A_JOURNAL)
    cells += 1
    at = end + 1
    if (text[end] === sign && at < text.length) continue
    if (text[end] === sign) row.push('')
    if (text[end] === '\r' && text[at] === '\n') at += 1
    if (row.some((it) => it !== '')) rows.push(row)
    row = []
    if (rows.length > MOST_ROWS || cells > MOST_CELLS) refuse('invalid', TOO_MANY_NOTES)
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
