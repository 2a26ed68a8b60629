import { refuseAsMissing } from '#server/base/refuse.ts'

const LARGEST = 2 ** 31 - 1

/** The number in a path. What no row can have as its id is answered like a missing row. */
export function readId(text: string): number {
  const id = /^-?[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(id) <= LARGEST ? id : refuseAsMissing()
}
