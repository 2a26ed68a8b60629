/** A form that hangs on the feeling before it: "ashamed and sad", "not angry, just tired", "less angry than sad". */

import { FRAMES } from '../lexicon/frames.ts'
import { any } from '../lexicon/words.ts'
import type { Frame, Walk } from './walk.ts'

const ONLY_B = any('but, just, mostly, only, simply')

/** "rather than angry", "less angry than sad", "not so much angry as sad" */
export function compared(walk: Walk): Frame | null {
  const { view, at, last } = walk
  const before = view.word(at - 1)
  if (view.word(at) === 'of' && before === 'instead') return walk.mine('denied')
  if (view.word(at) === 'than') {
    if (before !== 'rather' && last && view.word(last.found.from - 1) === 'less')
      return last.frame.whose === 'mine' ? walk.mine('felt') : walk.none()
    return walk.mine('denied')
  }
  const isSoMuch = last && view.word(at) === 'as' && view.is(last.found.from - 1, any('much, so'))
  return isSoMuch ? (last.frame.whose === 'mine' ? walk.mine('felt') : walk.none()) : null
}

export function joined(walk: Walk): Frame {
  const { view, last } = walk
  if (last?.frame.whose !== 'mine') return walk.none()
  for (let at = last.found.to; at < walk.begin; at++)
    if (
      [FRAMES.me, FRAMES.others, FRAMES.be, FRAMES.feel, FRAMES.stops].some((words) =>
        view.is(at, words),
      )
    )
      return walk.none()
  if (walk.denials.length > 0) return walk.denied()
  const { held, verb, isPresent } = last.frame
  if (held !== 'denied' && held !== 'over') return walk.mine(held, verb, isPresent)
  const between = view.tokens.slice(last.found.to, walk.found.from)
  return walk.mine(between.some(({ word }) => ONLY_B.has(word)) ? 'felt' : 'denied', verb)
}
