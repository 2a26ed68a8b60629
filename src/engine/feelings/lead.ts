/** What the writer's clause hangs on: somebody's thought, a condition, a wish, a question. */
import { CONDITION, DOUBTING, JOINING, ME, MODAL, SAYING } from '../lexicon/feeling-frames.ts'
import { isAdverb, type View } from './view.ts'

/** How a feeling is held: felt, denied, over, played, wished for, only thought of, or not at all. */
export type Held = 'felt' | 'denied' | 'thought' | 'over' | 'played' | 'wished' | 'none'

export type Clause = {
  held: Held
  isPresent: boolean
  hasVerb: boolean
  /** Right before the clause a feeling ends: "scared that I …". */
  isInFeeling: (at: number) => boolean
}

const ASKING = /^(?:am|was|are|were|do|did|can|could|should|would|will|have)$/
const LISTENERS = /^(?:me|us|her|him|them|myself|people|everyone|you)$/
const HELPERS = /^(?:not|never|do|did|does|have|had|was|am|just|would|to)$/
const LINKS = /^(?:that|how|why|because|like|and|what)$/

/** "Am I jealous?" asks; "why am I so angry" takes it for granted. */
function asked(view: View, who: number, { held }: Clause): Held {
  return view.matches(who - 2, /^(?:why|how|come)$/) ? held : 'thought'
}

/** "You'd think from the photo I was delighted": whatever stands between. */
const IMAGINERS = /^(?:you|one|anyone|anybody|people|they)$/
function isImagined(view: View, who: number): boolean {
  for (let at = who - 1; view.isIn(at) && !view.endsClause(at); at--)
    if (view.word(at) === 'think' && view.is(at - 1, MODAL) && view.matches(at - 2, IMAGINERS))
      return true
  return false
}

/** `who` is where "I" stands. */
export function heldIn(view: View, who: number, clause: Clause): Held {
  const { held } = clause
  if (isImagined(view, who)) return 'thought'
  let at = who - 1
  if (view.endsClause(at) && !view.matches(at, /^(?:that|if)$/)) return held
  if (view.matches(at, ASKING)) return asked(view, who, clause)
  while (isAdverb(view.word(at)) || view.word(at) === 'just') at -= 1
  if (view.word(at) === 'when' && clause.isPresent && clause.hasVerb) return 'thought'
  if (view.matches(at, /^(?:if|though)$/) && view.word(at - 1) === 'as') return 'none'
  if (view.is(at, CONDITION)) return held === 'over' ? 'over' : 'thought'
  if (view.matches(at, LINKS)) {
    if (clause.isInFeeling(at) && view.word(at) === 'that') return 'thought'
    at -= 1
  }
  const says = view.is(at, SAYING)
    ? at
    : view.matches(at, LISTENERS) && view.is(at - 1, SAYING)
      ? at - 1
      : null
  if (says === null && !view.is(at, DOUBTING)) return held
  return saidBy(view, says ?? at, held)
}

function saidBy(view: View, verbAt: number, held: Held): Held {
  const verb = view.word(verbAt)
  if (verb === 'said' && ME.has(view.word(verbAt - 1)) && view.word(verbAt - 2) === 'if')
    // "I'd be lying if I said I wasn't hurt."
    return view.word(verbAt - 3) === 'lying' && held === 'denied' ? 'felt' : 'thought'
  let at = verbAt - 1
  let isNegated = false
  while (view.isIn(at) && !view.endsClause(at)) {
    const word = view.word(at)
    if (!isAdverb(word) && !MODAL.has(word) && !HELPERS.test(word)) break
    if (word === 'not' || word === 'never') isNegated = true
    at -= 1
  }
  const isMine = view.is(at, ME) || !view.isIn(at) || view.is(at, JOINING) || view.endsClause(at)
  if (!isMine) return 'thought'
  if (isNegated && verb === 'deny') return held
  if (isNegated && verb === 'say') return held === 'denied' ? 'felt' : 'denied'
  if (isNegated && /^(?:think|believe|feel)$/.test(verb)) return 'denied'
  if (/^pretend/.test(verb)) return 'played'
  if (/^wish/.test(verb)) return 'wished'
  return DOUBTING.has(verb) ? 'thought' : held
}
