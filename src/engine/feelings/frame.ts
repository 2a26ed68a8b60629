/**
 * What stands around a form: whose feeling it is, and whether it is felt, denied, only thought of, played or over. The
 * words before it are walked backwards, from the form to its verb and from the verb to whoever feels it.
 */
import { NEVER_SO_POINTS } from '../lexicon/degrees.ts'
import {
  APPEAR,
  BE,
  BECOME,
  CAUSE,
  DIRECT,
  FEEL,
  HAVE_FORMS,
  JOINING,
  ME,
  MEANWHILE,
  MODAL,
  PLAY,
  THINGS,
} from '../lexicon/feeling-frames.ts'
import type { Found } from './forms.ts'
import { compared, joined } from './joined-frame.ts'
import { isRated } from './rated.ts'
import { type Subject, sharedSubject } from './subject.ts'
import { suffixOf, type Token } from './tokens.ts'
import { ofVerb } from './verb-frame.ts'
import { stepsBack } from './view.ts'
import { type Earlier, type Frame, type Verb, Walk } from './walk.ts'

const MEANWHILE_WITHIN = 5

export const frameOf = (tokens: readonly Token[], found: Found, earlier: Earlier): Frame =>
  read(new Walk(tokens, found, earlier))

function read(walk: Walk): Frame {
  const { view } = walk
  if (walk.found.form.isAlone) return alone(walk)
  if (isPity(walk)) return walk.none()
  walk.overAdverbs()
  // "a sad film", "an anxious person"; but "a relief", "the anger".
  if (!walk.isNoun && view.matches(walk.at, /^(?:a|an|the)$/)) return walk.none()
  walk.begin = walk.at + 1
  if (walk.isNoun) walk.overLadles()
  if (!view.isIn(walk.at))
    return walk.denials.length > 0 ? walk.denied() : walk.mine('felt', 'none')
  return compared(walk) ?? byWordBefore(walk)
}

/** "Shame, it was going on the wall", "Shame about the cake": at the start it is said of a thing. */
function isPity({ found: { form, from }, view }: Walk): boolean {
  const rest = suffixOf(view.tokens, from + form.words.length)
  return (
    form.text === 'shame' &&
    !view.isIn(from - 1) &&
    /^(?:, )?(?:about|it|he|she|they|we|the|that|this|i)\b/.test(rest)
  )
}

function byWordBefore(walk: Walk): Frame {
  const { view, at } = walk
  const word = view.word(at)
  if (isLabelled(walk)) return walk.mine('felt')
  if (view.endsClause(at) || JOINING.has(word)) return joined(walk)
  if (/^(?:me|us)$/.test(word)) {
    const back = stepsBack(view, at - 1).at
    return view.is(back, CAUSE) ? causedBy(walk, back) : walk.none()
  }
  if (word === 'my' && walk.isNoun) return walk.mine('felt')
  if (PLAY.has(word) || APPEAR.has(word)) {
    const { whose } = walk.subject(at - 1)
    return whose === 'mine' && PLAY.has(word) ? walk.mine('played') : walk.none()
  }
  const verb: Verb = FEEL.has(word) ? 'feel' : BE.has(word) ? 'be' : 'other'
  const isVerb = verb !== 'other' || BECOME.has(word) || (walk.isNoun && HAVE_FORMS.has(word))
  if (!isVerb) return withoutVerb(walk)
  if (view.matches(at - 1, /^(?:me|us)$/) && /^(?:feel|feeling|being)$/.test(word))
    return view.is(at - 2, CAUSE) || view.matches(at - 2, /^(?:let|had|have)$/)
      ? causedBy(walk, at - 2)
      : walk.none()
  return ofVerb(walk, at, verb)
}

const LABEL = /^(?:my )?(?:current |today's )?(?:mood|feelings?|emotions?)$/
/** "Mood: grumpy", "fear: ten", "What I feel is shame", "The feeling is dread". */
function isLabelled({ view, at, isNoun, found }: Walk): boolean {
  const before: string[] = []
  for (let back = at; view.isIn(back); back--) before.unshift(view.word(back))
  const words = before.join(' ')
  if (view.endsClause(at))
    return LABEL.test(words) || (isNoun && isRated(suffixOf(view.tokens, found.to)))
  return /^(?:what (?:i|we) (?:feel|felt|am feeling)|(?:the|my) (?:feeling|mood|word(?: for it)?)) (?:now |today |mostly )?(?:is|was)$/.test(
    words,
  )
}

/** Whatever made me feel it; not where it only would, or did not. */
function causedBy(walk: Walk, verbAt: number): Frame {
  const { view } = walk
  let back = stepsBack(view, verbAt - 1)
  walk.denials.push(...back.denials)
  if (view.is(back.at, MODAL)) return walk.mine('thought')
  if (view.matches(back.at, /^(?:do|did|does|has|have|had)$/)) back = stepsBack(view, back.at - 1)
  return walk.denials.length > 0 ? walk.denied('feel') : walk.mine('felt', 'feel')
}

const isOpenSubject = (word: string) => ME.has(word) || THINGS.has(word) || JOINING.has(word)

/** A form that needs no frame is the writer's unless its clause is about somebody else. */
function alone(walk: Walk): Frame {
  const { view } = walk
  const { words } = walk.found.form
  if (ME.has(words[0]!)) return walk.hangingOn(walk.found.from, walk.mine('felt', 'other', true))
  walk.overAdverbs()
  if (walk.denials.length > 0) return walk.denied()
  let back = stepsBack(view, walk.at).at
  // "Piotr's over the moon", "Marta was over the moon": whoever stands before the verb is the one.
  const hasOwner = /\p{L}['’]s$/u.test(view.word(back)) || view.is(back, BE)
  while (
    view.is(back, BE) ||
    view.is(back, HAVE_FORMS) ||
    view.matches(back, /^(?:do|did|got|get|a|the|as)$/)
  )
    back = stepsBack(view, back - 1).at
  if (view.is(back, MODAL) || view.word(back) === 'to') return walk.mine('thought')
  if (words.some((word) => /^(?:me|my)$/.test(word))) return walk.mine('felt')
  const isNamed = view.isIn(back) && !view.endsClause(back) && !isOpenSubject(view.word(back))
  if (hasOwner && isNamed) return walk.none('theirs')
  const { whose, at } = sharedSubject(view, walk.at)
  if (whose !== 'mine') return walk.none('theirs')
  return view.is(at, ME) ? walk.hangingOn(at, walk.mine('felt')) : walk.mine('felt')
}

/** No verb right before it: "how embarrassing", "I deeply regret", "went to bed so happy", "why am I so angry". */
function withoutVerb(walk: Walk): Frame {
  const { view, found } = walk
  if (found.form.isJudgement) {
    const isFound =
      view.matches(walk.at, /^(?:it|this|that|him|her|them)$/) &&
      view.matches(walk.at - 1, /^f(?:ind|ound|inding)$/)
    return view.word(walk.at) === 'how' || isFound
      ? { ...walk.mine('felt'), whose: 'thing' }
      : walk.none()
  }
  if (DIRECT.has(found.form.text)) {
    if (view.is(walk.at, MODAL)) return walk.mine('thought')
    while (view.matches(walk.at, /^(?:do|did|have|had)$/)) walk.at -= 1
    walk.overAdverbs()
    if (view.is(walk.at, ME))
      return walk.hangingOn(walk.at, walk.denials.length > 0 ? walk.denied() : walk.mine('felt'))
  }
  if (view.is(walk.at, ME)) {
    const isFigure = walk.isNoun && walk.degree === NEVER_SO_POINTS
    const isAsked = view.is(walk.at - 1, BE) || view.matches(walk.at - 1, /^(?:do|did)$/)
    return isFigure || isAsked
      ? walk.hangingOn(walk.at, walk.mine('felt', 'be', true))
      : walk.none()
  }
  if (walk.isNoun && view.matches(walk.at, /^(?:with|in|from)$/))
    return ofMine(walk, walk.subject(walk.at - 2))
  return meanwhile(walk)
}

function ofMine(walk: Walk, { whose, at, isShared }: Subject): Frame {
  if (whose !== 'mine') return walk.none()
  return isShared ? walk.mine('felt') : walk.hangingOn(at, walk.mine('felt'))
}

/** "I came down", "lay flat": where somebody moves or lies. */
const PLACED = /^(?:down|low|flat|off)$/

function meanwhile(walk: Walk): Frame {
  const { view, at } = walk
  if (walk.isNoun || PLACED.test(walk.found.form.text)) return walk.none()
  const within = walk.degree === null ? 2 : MEANWHILE_WITHIN
  for (let back = at; back > at - within && view.isIn(back) && !view.endsClause(back); back--)
    if (view.is(back, MEANWHILE)) return ofMine(walk, walk.subject(back - 1))
  return walk.none()
}
