/** Determines the modality of the writer's clause: a thought, a condition, a wish, a question. */

import { FRAMES } from '../lexicon/frames.ts'
import { any } from '../lexicon/words.ts'
import { isAdverb, type SentenceWindow } from './sentence-window.ts'

/** The modality of a feeling. `thought` is only imagined, `over` is past, `none` states nothing. */
export type Modality = 'felt' | 'denied' | 'thought' | 'over' | 'played' | 'wished' | 'none'

export type Clause = {
  held: Modality
  isPresent: boolean
  hasVerb: boolean
  /** True if a feeling ends right before the clause: "scared that I …". */
  isInFeeling: (at: number) => boolean
}

const ASKING = any('am, are, can, could, did, do, have, should, was, were, will, would')
const LISTENERS = any('everyone, her, him, me, myself, people, them, us, you')
const HELPERS = any('am, did, do, does, had, have, just, never, not, to, was, would')
const LINKS = any('and, because, how, like, that, what, why')

/** "Am I jealous?" is a question. "Why am I so angry" presupposes the feeling. */
function asked(view: SentenceWindow, who: number, { held }: Clause): Modality {
  return view.is(who - 2, any('come, how, why')) ? held : 'thought'
}

/** "You'd think from the photo I was delighted", with any words between. */
const IMAGINERS = any('anybody, anyone, one, people, they, you')
function isImagined(view: SentenceWindow, who: number): boolean {
  for (let at = who - 1; view.isIn(at) && !view.endsClause(at); at--)
    if (view.word(at) === 'think' && view.is(at - 1, FRAMES.modal) && view.is(at - 2, IMAGINERS))
      return true
  return false
}

/** `who` is the index of "I". */
export function modalityOf(view: SentenceWindow, who: number, clause: Clause): Modality {
  const { held } = clause
  if (isImagined(view, who)) return 'thought'
  let at = who - 1
  if (view.endsClause(at) && !view.is(at, any('if, that'))) return held
  if (view.is(at, ASKING)) return asked(view, who, clause)
  while (isAdverb(view.word(at)) || view.word(at) === 'just') at -= 1
  if (view.word(at) === 'when' && clause.isPresent && clause.hasVerb) return 'thought'
  if (view.is(at, any('if, though')) && view.word(at - 1) === 'as') return 'none'
  if (view.is(at, FRAMES.condition)) return held === 'over' ? 'over' : 'thought'
  if (view.is(at, LINKS)) {
    if (clause.isInFeeling(at) && view.word(at) === 'that') return 'thought'
    at -= 1
  }
  const says = view.is(at, FRAMES.saying)
    ? at
    : view.is(at, LISTENERS) && view.is(at - 1, FRAMES.saying)
      ? at - 1
      : null
  if (says === null && !view.is(at, FRAMES.doubting)) return held
  return saidBy(view, says ?? at, held)
}

function saidBy(view: SentenceWindow, verbAt: number, held: Modality): Modality {
  const verb = view.word(verbAt)
  if (verb === 'said' && FRAMES.me.has(view.word(verbAt - 1)) && view.word(verbAt - 2) === 'if')
    // "I'd be lying if I said I wasn't hurt."
    return view.word(verbAt - 3) === 'lying' && held === 'denied' ? 'felt' : 'thought'
  let at = verbAt - 1
  let isNegated = false
  while (view.isIn(at) && !view.endsClause(at)) {
    const word = view.word(at)
    if (!isAdverb(word) && !FRAMES.modal.has(word) && !HELPERS.has(word)) break
    if (word === 'not' || word === 'never') isNegated = true
    at -= 1
  }
  const isMine =
    view.is(at, FRAMES.me) || !view.isIn(at) || view.is(at, FRAMES.joining) || view.endsClause(at)
  if (!isMine) return 'thought'
  if (isNegated && verb === 'deny') return held
  if (isNegated && verb === 'say') return held === 'denied' ? 'felt' : 'denied'
  if (isNegated && any('believe, feel, think').has(verb)) return 'denied'
  if (verb.startsWith('pretend')) return 'played'
  if (verb.startsWith('wish')) return 'wished'
  return FRAMES.doubting.has(verb) ? 'thought' : held
}
