/** Finds the subject of a clause, from a verb back over its auxiliaries. */

import { FRAMES } from '../lexicon/frames.ts'
import { ROLES } from '../lexicon/people.ts'
import { any, Words } from '../lexicon/words.ts'
import { type SentenceWindow, stepBack } from './sentence-window.ts'

export type Whose = 'mine' | 'theirs' | 'thing' | 'nobody'
export type Subject = { whose: Whose; at: number; denials: string[]; isShared: boolean }

const PEOPLE = new Words(ROLES.split('|'))
const HELPERS = any('am, been, being, did, do, does, had, has, have, just, really, so, was, were')
const TO_SOMEBODY = any('at, by, for, from, of, to, with')
const FARTHEST = 8

/** "I laughed and felt guilty": the subject of the clause before, or the writer if none is named. */
export function sharedSubject(view: SentenceWindow, from: number): Subject {
  for (let at = from; view.isIn(at); at--) {
    const found = { at, denials: [], isShared: true }
    if (view.is(at, FRAMES.me)) return { ...found, whose: 'mine' }
    const isPerson = view.is(at, PEOPLE) && !view.is(at - 2, TO_SOMEBODY)
    if (view.is(at, FRAMES.others) || isPerson) return { ...found, whose: 'theirs' }
  }
  return { whose: 'mine', at: from, denials: [], isShared: true }
}

const PARTS: ReadonlySet<string> = new Set(['half', 'part', 'bit', 'side', 'all', 'most', 'some'])
/** "Half of me is relieved, the other half is ashamed." */
const isPartOfMe = (view: SentenceWindow, at: number): boolean =>
  (view.word(at) === 'me' && view.word(at - 1) === 'of' && view.is(at - 2, PARTS)) ||
  (view.is(at, PARTS) && view.is(at - 1, any('another, other')))

/** With `isOfThings`, statements about others also count as events of the writer ("he is so annoying"). */
export function subjectFrom(
  view: SentenceWindow,
  from: number,
  isOfThings: boolean,
  isNoun: boolean,
): Subject {
  const denials: string[] = []
  let at = from
  for (let steps = 0; steps < FARTHEST; steps++) {
    const found = (whose: Whose): Subject => ({ whose, at, denials, isShared: false })
    if (!view.isIn(at)) return { ...found('mine'), at: at + 1 }
    const word = view.word(at)
    if (view.endsClause(at) || FRAMES.joining.has(word))
      return { ...sharedSubject(view, at), denials }
    const step = stepBack(view, at, false)
    if (step) {
      denials.push(...step.denials)
      at = step.at
    } else if (FRAMES.me.has(word) || (word === 'us' && view.word(at - 1) === 'of'))
      return found('mine')
    else if (isPartOfMe(view, at)) return found('mine')
    else if (HELPERS.has(word)) at -= 1
    else if (any('me, to, you').has(word)) return found('nobody')
    else if (FRAMES.others.has(word)) return found(isOfThings ? 'thing' : 'theirs')
    else if (FRAMES.things.has(word)) return found('thing')
    else return found(isOfThings || (isNoun && !PEOPLE.has(word)) ? 'thing' : 'theirs')
  }
  return { whose: 'nobody', at, denials, isShared: false }
}
