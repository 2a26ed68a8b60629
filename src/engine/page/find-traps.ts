/**
 * Finds up to two thinking traps with their sentences. A wrong label does harm, so it needs both the model and a cue in
 * the words, or a very sure model.
 */

import { isPleasant } from '#domain/emotion/emotion.ts'
import { TRAPS, type Trap } from '#domain/situation/analysis.ts'
import { type Quote, quoteOf } from '../input/quote.ts'
import type { SituationText } from '../input/situation-text.ts'
import { TRAP_ENTRIES } from '../library/traps.ts'
import type { Readings } from '../model/read-situation.ts'
import type { Role } from '../rules/sentence-role.ts'
import type { Understanding } from '../rules/understand.ts'

export type FoundTrap = { trap: Trap; quote: Quote; weight: number }

/** A report of an event isn't a thought about it. */
const THOUGHTS: readonly Role[] = ['reading', 'feeling', 'expectation']

const WITH_CUE = 0.4
const WITHOUT_CUE = 0.8
const MAX = 2
const QUOTED_WORDS = 16

export function findTraps(
  text: SituationText,
  readings: Readings,
  understanding: Understanding,
): FoundTrap[] {
  const main = understanding.equations[0]
  if (!main || isPleasant(main.verdict.category) || understanding.vagueness !== 'clear') return []
  const found = text.sentences.flatMap((sentence, at) => {
    const opinion = readings.sentences[at]?.trap ?? {}
    const trap = TRAPS.reduce((top, trap) =>
      (opinion[trap] ?? 0) > (opinion[top] ?? 0) ? trap : top,
    )
    const weight = opinion[trap] ?? 0
    const isThought = THOUGHTS.includes(understanding.roles[at]!)
    const hasCue = isThought && TRAP_ENTRIES[trap].cue.test(text.normalised[at]!)
    if (weight < (hasCue ? WITH_CUE : WITHOUT_CUE)) return []
    // A cue makes a better quote than a sure guess.
    return [{ trap, weight: weight + (hasCue ? 1 : 0), quote: quoteOf(sentence, QUOTED_WORDS) }]
  })
  const best = found.sort((a, b) => b.weight - a.weight || a.quote.start - b.quote.start)
  return best
    .filter((entry, at) => best.findIndex(({ trap }) => trap === entry.trap) === at)
    .slice(0, MAX)
}
