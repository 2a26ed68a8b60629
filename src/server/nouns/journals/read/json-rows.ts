import { NOT_A_JOURNAL, TOO_MANY_NOTES } from '#domain/situation/journal.ts'
import { JsonCursor } from '#server/base/json/json-cursor.ts'
import { RefusalError, refuse } from '#server/base/refuse.ts'
import { isObject } from './found.ts'

type Row = Record<string, unknown>

/** Lists whose rows we read, and lists of objects that contain such lists. */
const ROWS = new Set(['entries', 'moments', 'dayEntries', 'customMoods', 'tags'])
const HOLDERS = new Set(['journals'])
const MAX_ROWS = 50_000
/** The characters of one row, and of one other value. */
const ROW_LIMIT = 1_000_000
const FACT_LIMIT = 1000

/**
 * Reads another journal's file row by row, so that it is never in memory as objects as a whole. Returns the other
 * short values at the top level.
 */
export function readRows(text: string, take: (list: string, row: Row) => void): Row {
  const facts: Row = {}
  let count = 0
  const cursor = new JsonCursor(text)

  function readObject(isTop: boolean): void {
    for (const key of cursor.keys()) {
      if (ROWS.has(key) && cursor.isList) {
        if (isTop) facts[key] = true
        for (const _ of cursor.entries()) readRow(key)
      } else if (HOLDERS.has(key) && cursor.isList && isTop) {
        facts[key] = true
        for (const _ of cursor.entries()) cursor.isObject ? readObject(false) : cursor.value()
      } else {
        const value = cursor.value()
        if (isTop && value.length <= FACT_LIMIT) facts[key] = JSON.parse(value)
      }
    }
  }

  function readRow(list: string): void {
    const value = cursor.value()
    count += 1
    if (value.length > ROW_LIMIT || count > MAX_ROWS) refuse('invalid', TOO_MANY_NOTES)
    const row: unknown = JSON.parse(value)
    take(list, isObject(row) ? row : {})
  }

  try {
    readObject(true)
    cursor.end()
    return facts
  } catch (error) {
    if (error instanceof RefusalError && error.message === TOO_MANY_NOTES) throw error
    if (error instanceof RefusalError || error instanceof SyntaxError)
      return refuse('invalid', NOT_A_JOURNAL)
    throw error
  }
}
