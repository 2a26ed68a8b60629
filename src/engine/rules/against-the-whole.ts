import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Verdict } from '#domain/situation/analysis.ts'
import type { Said } from '#domain/situation/said.ts'
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
