/** Finds the subject of the verb before a form: "used to be", "had been", "would be", "can't help feeling". */

import { NEVER_SO_POINTS } from '../lexicon/degrees.ts'
import { FRAMES } from '../lexicon/frames.ts'
import { any } from '../lexicon/words.ts'
import type { Modality } from './modality.ts'
import { sharedSubject } from './subject.ts'
import type { Frame, Verb, Walk } from './walk.ts'

const WITHOUT_PERSON = any('be, being, feel, feeling, get, getting')

/** Finds the verb's subject, then the modality of its clause. */
export function ofVerb(walk: Walk, verbAt: number, verb: Verb): Frame {
  const { view } = walk
  const isPresent = view.is(verbAt, any('am, feel, get, have'))
  const chain = verbChain(walk, verbAt)
  if (!chain) return walk.none()
  const subject = chain.isParticiple ? sharedSubject(view, chain.at) : walk.subject(chain.at - 1)
  const { whose } = subject
  if (whose === 'theirs' || whose === 'nobody') return walk.none('theirs')
  if (whose === 'thing') {
    const event = walk.mine(walk.denials.length > 0 ? 'denied' : chain.held, verb)
    return { ...(subject.isShared ? event : walk.hangingOn(subject.at, event)), whose }
  }
  if (walk.denials.includes('never') && view.is(walk.found.from - 1, any('more, so, such, this'))) {
    walk.denials = []
    walk.degree = NEVER_SO_POINTS
  }
  const felt = walk.mine(chain.held, verb, isPresent || chain.isPerfect)
  const isDenied = walk.denials.length > 0
  const frame = isDenied && chain.held === 'felt' ? walk.denied(verb) : felt
  return subject.isShared ? frame : walk.hangingOn(subject.at, frame)
}

/** The verb with its auxiliaries: "used to be", "had been", "would be", "can't help feeling". */
function verbChain(
  walk: Walk,
  verbAt: number,
): { at: number; held: Modality; isPerfect: boolean; isParticiple?: true } | null {
  const { view } = walk
  const held = (at: number, how: Modality, isPerfect = false) => ({ at, held: how, isPerfect })
  let at = verbAt
  let how: Modality = 'felt'
  let isPerfect = false
  if (view.word(at) === 'been') {
    at = walk.back(at - 1)
    if (view.is(at, any('had, would'))) how = 'over'
    isPerfect = view.is(at, any('has, have'))
  }
  if (!view.is(at, WITHOUT_PERSON)) return held(at, how, isPerfect)
  const before = walk.back(at - 1)
  const word = view.word(before)
  if (word === 'to') return infinitive(walk, before)
  if (FRAMES.modal.has(word)) {
    const isSensed = walk.isNoun && any('can, could').has(word) && view.is(at, FRAMES.feel)
    if (word === 'could' && walk.denials.includes('not') && isHigher(walk)) {
      walk.denials = []
      walk.isTop = true
      return held(before, 'felt')
    }
    const isAsking = view.is(before - 1, FRAMES.me) === false && view.is(before + 1, FRAMES.me)
    return held(before, isSensed || isAsking ? 'felt' : 'thought')
  }
  if (any('but, help, stop').has(word)) {
    const not = word === 'but' ? before - 2 : before - 1
    return view.word(not) === 'not' && view.is(not - 1, any('can, could'))
      ? held(not - 1, 'felt')
      : null
  }
  if (any('did, do, does').has(word) || FRAMES.be.has(word)) return held(before, how)
  if (!view.word(at).endsWith('ing') || !view.isIn(before) || FRAMES.me.has(word))
    return held(at, how)
  // "I drove home feeling proud"; but "the feeling", "tired of being".
  const isNamed =
    FRAMES.determiners.has(word) || any('about, by, for, from, like, of, without').has(word)
  return isNamed ? null : { ...held(before, how), isParticiple: true }
}

function infinitive(walk: Walk, to: number): { at: number; held: Modality; isPerfect: boolean } {
  const led = walk.back(to - 1)
  const { view } = walk
  const word = view.word(led)
  const held =
    word === 'used'
      ? 'over'
      : FRAMES.play.has(word)
        ? 'played'
        : FRAMES.starting.has(word)
          ? 'felt'
          : 'thought'
  return { at: walk.back(led - 1) + 1, held, isPerfect: false }
}

function isHigher(walk: Walk): boolean {
  return walk.found.form.text.endsWith('er') || walk.view.word(walk.found.from - 1) === 'more'
}
