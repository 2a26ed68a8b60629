import { setImmediate as yieldToOthers } from 'node:timers/promises'

/** Yields rows in batches. Other requests run between two of them. */
export async function* inBatches<Row>(rows: readonly Row[], size: number): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += size) {
    yield rows.slice(from, from + size)
    await yieldToOthers()
  }
}
