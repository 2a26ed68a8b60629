/** Writes CSV tables for spreadsheets. */
const NEEDS_QUOTES = /[",\r\n]/
/**
 * Spreadsheets run cells that begin with these characters as formulas, some also with the full-width forms. A leading
 * apostrophe prevents that.
 */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t＝＋－＠]/

/** The cell without the apostrophe. */
export const withoutMark = (cell: string): string =>
  cell.startsWith("'") && LOOKS_LIKE_FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

type Cell = string | number | boolean | null

function cellOf(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = LOOKS_LIKE_FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The first line has the column names. Parts of a stream are joined with the same line ending. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(cellOf).join(',')).join('\r\n')
