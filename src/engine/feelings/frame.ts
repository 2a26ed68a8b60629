/**
 * Analyses the context of a form: whose feeling it is, and whether it is felt, denied, imagined, played or past. Walks
 * backwards from the form to its verb and from the verb to its subject.
 */

import { NEVER_SO_POINTS } from '../lexicon/degrees.ts'
import { FRAMES } from '../lexicon/frames.ts'
import { PHRASES } from '../lexicon/phrases.ts'
import { any } from '../lexicon/words.ts'
import type { FormMatch } from './forms.ts'
import { stepsBack } from './sentence-window.ts'
import { type Subject, sharedSubject } from './subject.ts'
import { isRated, suffixOf, type Token } from './tokens.ts'
import { ofVerb } from './verb-frame.ts'
import { type Earlier, type Frame, type Verb, Walk } from './walk.ts'

/** Forms joined to the feeling before them: "ashamed and sad", "not angry, just tired", "less angry than sad". */

const ONLY_B = any('but, just, mostly, only, simply')

/** "rather than angry", "less angry than sad", "not so much angry as sad" */
function compared(walk: Walk): Frame | null {
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

function joined(walk: Walk): Frame {
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

const MEANWHILE_WITHIN = 5

export const frameOf = (tokens: readonly Token[], found: FormMatch, earlier: Earlier): Frame =>
  read(new Walk(tokens, found, earlier))

function read(walk: Walk): Frame {
  const { view } = walk
  if (walk.found.form.isAlone) return alone(walk)
  if (isPity(walk)) return walk.none()
  walk.overAdverbs()
  // "a sad film", "an anxious person"; but "a relief", "the anger".
  if (!walk.isNoun && view.is(walk.at, any('a, an, the'))) return walk.none()
  walk.begin = walk.at + 1
  if (walk.isNoun) walk.overLadles()
  if (!view.isIn(walk.at))
    return walk.denials.length > 0 ? walk.denied() : walk.mine('felt', 'none')
  return compared(walk) ?? byWordBefore(walk)
}

/** "Shame, it was going on the wall", "Shame about the cake": at the start it means a pity. */
function isPity({ found: { form, from }, view }: Walk): boolean {
  const rest = suffixOf(view.tokens, from + form.words.length)
  return (
    form.text === 'shame' &&
    !view.isIn(from - 1) &&
    any('about, it, he, she, they, we, the, that, this, i').opens(rest.replace(', ', ''))
  )
}

function byWordBefore(walk: Walk): Frame {
  const { view, at } = walk
  const word = view.word(at)
  if (isLabelled(walk)) return walk.mine('felt')
  if (view.endsClause(at) || FRAMES.joining.has(word)) return joined(walk)
  if (any('me, us').has(word)) {
    const back = stepsBack(view, at - 1).at
    return view.is(back, FRAMES.cause) ? causedBy(walk, back) : walk.none()
  }
  if (word === 'my' && walk.isNoun) return walk.mine('felt')
  if (FRAMES.play.has(word) || FRAMES.appear.has(word)) {
    const { whose } = walk.subject(at - 1)
    return whose === 'mine' && FRAMES.play.has(word) ? walk.mine('played') : walk.none()
  }
  const verb: Verb = FRAMES.feel.has(word) ? 'feel' : FRAMES.be.has(word) ? 'be' : 'other'
  const isVerb =
    verb !== 'other' || FRAMES.become.has(word) || (walk.isNoun && FRAMES.haveForms.has(word))
  if (!isVerb) return withoutVerb(walk)
  if (view.is(at - 1, any('me, us')) && any('being, feel, feeling').has(word))
    return view.is(at - 2, FRAMES.cause) || view.is(at - 2, any('had, have, let'))
      ? causedBy(walk, at - 2)
      : walk.none()
  return ofVerb(walk, at, verb)
}

const SAID_TO_BE = any(
  'what i feel, what i felt, what i am feeling, what we feel, what we felt, the feeling, my feeling, the mood, my mood, the word, my word',
)
/** "Mood: grumpy", "fear: ten", "What I feel is shame", "The feeling is dread". */
function isLabelled({ view, at, isNoun, found }: Walk): boolean {
  const before: string[] = []
  for (let back = at; view.isIn(back); back--) before.unshift(view.word(back))
  const words = before.join(' ')
  if (view.endsClause(at))
    return PHRASES.label.has(words) || (isNoun && isRated(suffixOf(view.tokens, found.to)))
  return SAID_TO_BE.opens(words) && any('is, was').has(view.word(at))
}

/** The writer's feeling if something caused it, but not if it only would or didn't. */
function causedBy(walk: Walk, verbAt: number): Frame {
  const { view } = walk
  let back = stepsBack(view, verbAt - 1)
  walk.denials.push(...back.denials)
  if (view.is(back.at, FRAMES.modal)) return walk.mine('thought')
  if (view.is(back.at, any('did, do, does, had, has, have'))) back = stepsBack(view, back.at - 1)
  return walk.denials.length > 0 ? walk.denied('feel') : walk.mine('felt', 'feel')
}

const isOpenSubject = (word: string) =>
  FRAMES.me.has(word) || FRAMES.things.has(word) || FRAMES.joining.has(word)

/** A form without a frame is the writer's, unless its clause has another subject. */
function alone(walk: Walk): Frame {
  const { view } = walk
  const { words } = walk.found.form
  if (FRAMES.me.has(words[0]!))
    return walk.hangingOn(walk.found.from, walk.mine('felt', 'other', true))
  walk.overAdverbs()
  if (walk.denials.length > 0) return walk.denied()
  let back = stepsBack(view, walk.at).at
  // "Piotr's over the moon", "Marta was over the moon": the word before the verb is the subject.
  const hasOwner = /\p{L}['’]s$/u.test(view.word(back)) || view.is(back, FRAMES.be)
  while (
    view.is(back, FRAMES.be) ||
    view.is(back, FRAMES.haveForms) ||
    view.is(back, any('a, as, did, do, get, got, the'))
  )
    back = stepsBack(view, back - 1).at
  if (view.is(back, FRAMES.modal) || view.word(back) === 'to') return walk.mine('thought')
  if (words.some((word) => any('me, my').has(word))) return walk.mine('felt')
  const isNamed = view.isIn(back) && !view.endsClause(back) && !isOpenSubject(view.word(back))
  if (hasOwner && isNamed) return walk.none('theirs')
  const { whose, at } = sharedSubject(view, walk.at)
  if (whose !== 'mine') return walk.none('theirs')
  return view.is(at, FRAMES.me) ? walk.hangingOn(at, walk.mine('felt')) : walk.mine('felt')
}

/** No verb right before it: "how embarrassing", "I deeply regret", "went to bed so happy", "why am I so angry". */
function withoutVerb(walk: Walk): Frame {
  const { view, found } = walk
  if (found.form.isJudgement) {
    const isFound =
      view.is(walk.at, any('her, him, it, that, them, this')) &&
      view.is(walk.at - 1, any('find, finding, found'))
    return view.word(walk.at) === 'how' || isFound
      ? { ...walk.mine('felt'), whose: 'thing' }
      : walk.none()
  }
  if (FRAMES.direct.has(found.form.text)) {
    if (view.is(walk.at, FRAMES.modal)) return walk.mine('thought')
    while (view.is(walk.at, any('did, do, had, have'))) walk.at -= 1
    walk.overAdverbs()
    if (view.is(walk.at, FRAMES.me))
      return walk.hangingOn(walk.at, walk.denials.length > 0 ? walk.denied() : walk.mine('felt'))
  }
  if (view.is(walk.at, FRAMES.me)) {
    const isFigure = walk.isNoun && walk.degree === NEVER_SO_POINTS
    const isAsked = view.is(walk.at - 1, FRAMES.be) || view.is(walk.at - 1, any('did, do'))
    return isFigure || isAsked
      ? walk.hangingOn(walk.at, walk.mine('felt', 'be', true))
      : walk.none()
  }
  if (walk.isNoun && view.is(walk.at, any('from, in, with')))
    return ofMine(walk, walk.subject(walk.at - 2))
  return meanwhile(walk)
}

function ofMine(walk: Walk, { whose, at, isShared }: Subject): Frame {
  if (whose !== 'mine') return walk.none()
  return isShared ? walk.mine('felt') : walk.hangingOn(at, walk.mine('felt'))
}

/** Adverbs of place: "I came down", "lay flat". */
const PLACED = any('down, flat, low, off')

function meanwhile(walk: Walk): Frame {
  const { view, at } = walk
  if (walk.isNoun || PLACED.has(walk.found.form.text)) return walk.none()
  const within = walk.degree === null ? 2 : MEANWHILE_WITHIN
  for (let back = at; back > at - within && view.isIn(back) && !view.endsClause(back); back--)
    if (view.is(back, FRAMES.meanwhile)) return ofMine(walk, walk.subject(back - 1))
  return walk.none()
}
