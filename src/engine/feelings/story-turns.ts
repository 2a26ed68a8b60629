/** Separates then and now: after a turn in the story, the last feeling counts and earlier ones are past. */

import type { Side } from '#domain/situation/correction.ts'
import { PHRASES } from '../lexicon/phrases.ts'
import { any } from '../lexicon/words.ts'
import type { Detection } from './detect-feeling.ts'
import { OPPOSITE, plainSide } from './sides.ts'
import { suffixOf, type Token } from './tokens.ts'

const LATE = any(
  'afterwards, at last, by the end, eventually, finally, in the end, later, now, nowadays, since then, then, these days, today, tonight',
)
const BESIDE = any('also, and now also, as well, at the same time, both, still, too')
const UNTIL = any('until, till')
const BEFORE_IT = any(
  'before everything, before he, before i, before it, before my, before our, before she, before the, before they, before we',
)
const TURNS = any('then, but, until, till, now, in the end')
const FUN = any(
  'alright, amazing, better, brilliant, easy, enjoyed, fine, fun, good, great, laughed, loved, lovely, nice, ok, okay, wonderful',
)
const GRIM = any(
  'awful, bad, broke, canceled, cancelled, died, failed, horrible, left, lost, ruined, terrible, went wrong, worse',
)

const wordsBetween = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ word, pause }) => (pause === '' ? word : `, ${word}`))
    .join(' ')

function clauseEnd(tokens: readonly Token[], at: number): number {
  let end = at
  while (
    end < tokens.length &&
    tokens[end]!.sentence === tokens[at - 1]!.sentence &&
    tokens[end]!.pause === ''
  )
    end++
  return end
}

/** The maximum distance of a turn, in sentences. */
const REACH = 2

/** Finds the feelings that are over, and the side implied by the event after them. */
export function resolveTurns(
  tokens: readonly Token[],
  heard: readonly Detection[],
): { over: Set<Detection>; side?: Side } {
  const over = new Set<Detection>()
  let side: Side | undefined
  const felt = heard.filter(
    ({ feeling, frame }) => feeling && (frame.held === 'felt' || frame.held === 'over'),
  )
  felt.forEach((it, at) => {
    const { found, frame } = it
    const next = felt[at + 1]
    const start = tokens.findIndex(({ sentence }) => sentence === tokens[found.from]!.sentence)
    const clause = wordsBetween(
      tokens,
      Math.max(start, felt[at - 1]?.found.to ?? 0),
      clauseEnd(tokens, found.to),
    )
    const suffix = suffixOf(tokens, found.to)
    const here = plainSide(it.feeling?.side)
    if (frame.held === 'over') {
      over.add(it)
      if (BEFORE_IT.isIn(suffix) && here) side = OPPOSITE[here]
      return
    }
    if (UNTIL.isIn(suffix.split(',')[0]!)) {
      over.add(it)
      if (here === 'pleasant') side = 'unpleasant'
      return
    }
    const reach = next && next.feeling!.sentence - it.feeling!.sentence <= REACH
    if (next && reach) {
      const between = wordsBetween(tokens, found.to, next.found.from)
      const late =
        LATE.isIn(between) ||
        LATE.isIn(wordsBetween(tokens, next.found.to, clauseEnd(tokens, next.found.to)))
      const isTurn = late && !BESIDE.isIn(between) && !(frame.isPresent && !next.frame.isPresent)
      const isOther = next.feeling!.word !== it.feeling!.word
      const isNowBesideNow = frame.isPresent && next.frame.isPresent
      if (isOther && isTurn && !isNowBesideNow) over.add(it)
      else if (
        isOther &&
        PHRASES.early.isIn(clause) &&
        !BESIDE.isIn(between) &&
        !PHRASES.early.isIn(between)
      )
        over.add(it)
      return
    }
    if (next) return
    // No later feeling is stated, but the story goes on.
    const rest = wordsBetween(tokens, found.to, Math.min(tokens.length, found.to + 14))
    if (
      PHRASES.early.isIn(clause) &&
      any('at first, initially, to begin with, beginning, start').isIn(clause) &&
      TURNS.isIn(rest)
    ) {
      over.add(it)
      if (here === 'unpleasant' && FUN.isIn(rest)) side = 'pleasant'
      if (here === 'pleasant' && GRIM.isIn(rest)) side = 'unpleasant'
    }
  })
  return { over, ...(side && { side }) }
}
