/**
 * Which moment a text tells of. A text and the description of a moment are two vectors of the same encoder; the table
 * holds those of the library, so a reading is one product for each moment.
 */
import { MomentLibrary } from '../library/moments.ts'
import type { Manifest } from './manifest.ts'
import type { Opinion } from './opinion.ts'

export type MomentTable = {
  library: MomentLibrary
  /** The share of each moment, by its name; what is missing to one is the share of none of them. */
  sharesOf: (vector: readonly number[]) => Opinion
}

/** int8 rows, one for each moment and one more for none of them; then each row's scale, then each row's bias. */
export function readMoments(
  { moments: { width, temperature } }: Manifest,
  rawLibrary: unknown,
  raw: Uint8Array,
): MomentTable {
  const library = MomentLibrary.parse(rawLibrary)
  const rows = library.length + 1
  const table = new Int8Array(raw.buffer, raw.byteOffset, rows * width)
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength)
  const floatsFrom = Math.ceil((rows * width) / 4) * 4
  const float = (at: number) => view.getFloat32(floatsFrom + 4 * at, true)
  const logitOf = (vector: readonly number[], row: number): number => {
    const from = row * width
    const product = vector.reduce((sum, value, at) => sum + value * table[from + at]!, 0)
    return (float(row) * product + float(rows + row)) / temperature
  }
  return {
    library,
    sharesOf(vector) {
      const logits = Array.from({ length: rows }, (_, row) => logitOf(vector, row))
      const top = Math.max(...logits)
      const powers = logits.map((logit) => Math.exp(logit - top))
      const all = powers.reduce((sum, power) => sum + power, 0)
      return Object.fromEntries(library.map(({ name }, row) => [name, powers[row]! / all]))
    },
  }
}
