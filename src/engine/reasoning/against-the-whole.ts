import type { Verdict } from '#domain/analysis.ts'
import { isPleasant } from '#domain/emotion.ts'
import type { Said } from '#domain/said.ts'
import type { Reading } from './reading.ts'

const SIDE_IS_CLEAR = 0.8
const SURE_ALL_THE_SAME = 0.6

/** A feeling on the other side of the whole story, about one more part of the map: only where it is sure, or said. */
export function isAgainstTheWhole(
  { verdict, certainty }: { verdict: Verdict; certainty: number },
  { reading, said }: { reading: Reading; said: Said },
): boolean {
  return (
    !said.feelings?.length &&
    !said.equations &&
    reading.sideCertainty >= SIDE_IS_CLEAR &&
    isPleasant(verdict.category) !== (reading.side === 'pleasant') &&
    certainty < SURE_ALL_THE_SAME &&
    !reading.stated.some(({ category }) => category === verdict.category)
  )
}
