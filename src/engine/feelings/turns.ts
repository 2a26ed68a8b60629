/** Then and now: where the text turns, the last feeling is what is felt, and what was there before is kept apart. */
import type { Side } from '#domain/situation/said.ts'
import type { Heard } from './hear.ts'
import { suffixOf, type Token } from './tokens.ts'

const EARLY =
  /\b(?:at first|initially|yesterday|in the beginning|at the (?:start|beginning)|to begin with|earlier|back then|last (?:week|month|year|night)|this morning|for years|for months|a (?:week|month|year) ago)\b/
const LATE =
  /\b(?:now|today|then|in the end|eventually|later|afterwards|these days|by the end|since then|nowadays|tonight|at last|finally)\b/
const BESIDE = /\b(?:also|too|still|both|as well|at the same time|and now also)\b/
const UNTIL = /^(?:[^,]* )?(?:until|till)\b/
const BEFORE_IT = /\bbefore (?:they|he|she|it|we|the|my|our|i|everything)\b/
const TURNS = /(?:^|, |\b)(?:then|but|until|till|now|in the end)\b/
const FUN =
  /\b(?:fun|great|fine|lovely|good|wonderful|okay|ok|amazing|brilliant|easy|nice|alright|better|enjoyed|laughed|loved)\b/
const GRIM =
  /\b(?:awful|terrible|horrible|bad|worse|went wrong|broke|ruined|cancelled|canceled|failed|lost|died|left)\b/
const OPPOSITE: Record<Side, Side> = { pleasant: 'unpleasant', unpleasant: 'pleasant' }

const wordsBetween = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ word, pause }) => (pause === '' ? word : `, ${word}`))
    .join(' ')

/** The start of the sentence a word stands in. */
function sentenceStart(tokens: readonly Token[], at: number): number {
  let start = at
  while (start > 0 && tokens[start - 1]!.sentence === tokens[at]!.sentence) start--
  return start
}
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

const plainSide = (heard: Heard): Side | null => {
  const side = heard.feeling?.side
  return side === 'pleasant' || side === 'unpleasant' ? side : null
}

/** How many sentences on a turn may come. */
const REACH = 2

/** What of the feelings is over, and the side the event after it tells. */
export function settleTurns(
  tokens: readonly Token[],
  heard: readonly Heard[],
): { over: Set<Heard>; side?: Side } {
  const over = new Set<Heard>()
  let side: Side | undefined
  const felt = heard.filter(
    ({ feeling, frame }) => feeling && (frame.held === 'felt' || frame.held === 'over'),
  )
  felt.forEach((it, at) => {
    const { found, frame } = it
    const next = felt[at + 1]
    const start = sentenceStart(tokens, found.from)
    const clause = wordsBetween(
      tokens,
      Math.max(start, felt[at - 1]?.found.to ?? 0),
      clauseEnd(tokens, found.to),
    )
    const suffix = suffixOf(tokens, found.to)
    const here = plainSide(it)
    if (frame.held === 'over') {
      over.add(it)
      if (BEFORE_IT.test(suffix) && here) side = OPPOSITE[here]
      return
    }
    if (UNTIL.test(suffix)) {
      over.add(it)
      if (here === 'pleasant') side = 'unpleasant'
      return
    }
    const reach = next && next.feeling!.sentence - it.feeling!.sentence <= REACH
    if (next && reach) {
      const between = wordsBetween(tokens, found.to, next.found.from)
      const late =
        LATE.test(between) ||
        LATE.test(wordsBetween(tokens, next.found.to, clauseEnd(tokens, next.found.to)))
      const isTurn = late && !BESIDE.test(between) && !(frame.isPresent && !next.frame.isPresent)
      const isOther = next.feeling!.word !== it.feeling!.word
      const isNowBesideNow = frame.isPresent && next.frame.isPresent
      if (isOther && isTurn && !isNowBesideNow) over.add(it)
      else if (isOther && EARLY.test(clause) && !BESIDE.test(between) && !EARLY.test(between))
        over.add(it)
      return
    }
    if (next) return
    // Nothing is felt after it, but the story goes on.
    const rest = wordsBetween(tokens, found.to, Math.min(tokens.length, found.to + 14))
    if (
      EARLY.test(clause) &&
      /\bat first|initially|to begin with|beginning|start\b/.test(clause) &&
      TURNS.test(rest)
    ) {
      over.add(it)
      if (here === 'unpleasant' && FUN.test(rest)) side = 'pleasant'
      if (here === 'pleasant' && GRIM.test(rest)) side = 'unpleasant'
    }
  })
  return { over, ...(side && { side }) }
}
