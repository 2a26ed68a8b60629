/** Tables as a spreadsheet opens them. */
const NEEDS_QUOTES = /[",\r\n]/
/** A spreadsheet would run these, some also in their wide form; a mark before them makes them words. */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t＝＋－＠]/

/** What a cell said before it got its mark. */
export const withoutMark = (cell: string): string =>
  cell.startsWith("'") && LOOKS_LIKE_FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

type Cell = string | number | boolean | null

function cellOf(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = LOOKS_LIKE_FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The first line names the columns; what comes piece by piece is put together with such line ends. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(cellOf).join(',')).join('\r\n')
