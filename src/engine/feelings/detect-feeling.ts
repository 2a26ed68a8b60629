/** Decides whether a form in its frame states a feeling, which one, and how it is displayed. */

import { FEELINGS } from '#domain/content/feelings/words.ts'
import type { Feeling } from '#domain/emotion/feeling.ts'
import { AFTER_POINTS, DEGREE_AFTER } from '../lexicon/degrees.ts'
import { FRAMES, GONE } from '../lexicon/frames.ts'
import { PHRASES } from '../lexicon/phrases.ts'
import { any } from '../lexicon/words.ts'
import type { Form, FormMatch } from './forms.ts'
import { isRated, suffixOf, type Token } from './tokens.ts'
import type { Frame } from './walk.ts'

export type StatedFeeling = ReturnType<typeof feelingIn> & {
  /** True for a slight feeling beside a stronger unnamed one of the other side: "Got the job! A bit scared too." */
  isBeside?: true
}

/** `feeling` is null if nothing is stated; `frame` has the reason. */
export type Detection = { found: FormMatch; frame: Frame; feeling: StatedFeeling | null }

const ENVY = FEELINGS.find(({ word }) => word === 'envy')!
/** Of a thing, a success or a trip it is envy. About a person one could lose, it is jealousy. */
const OF_SOMETHING = any(
  'of my, of his, of her, of their, of our, of the, of all, of how, of what, of people, of everyone, of anyone, of those',
)

/** The last word of a phrase such as "of his new colleague". */
const lastOfPhrase = (suffix: string): string =>
  suffix
    .split(/ (?:,|and|but|because|who|that|when|since|for|with|at|in)(?: |$)/)[0]!
    .split(' ')
    .at(-1)!

function whichFeeling({ feeling, text }: Form, suffix: string): Feeling {
  if (!text.startsWith('jealous')) return feeling!
  const isOfSomething = OF_SOMETHING.opens(suffix) || /^of \w+'s\b/.test(suffix)
  return isOfSomething && !PHRASES.rivals.has(lastOfPhrase(suffix)) ? ENVY : feeling!
}

/** The continuations of a feeling without a frame that don't make it an attribute ("Sad film"). */
const goesOn = (suffix: string) => suffix === '' || FRAMES.goesOn.opens(suffix)
/** "Under it there's shame." */
const isThereInMe = (suffix: string) =>
  suffix === '' || suffix.startsWith(',') || any('too, as well, in me').has(suffix)
/** "Relief washed over me." */
const comesOverMe = (suffix: string) => suffix.split(' ', 3).some((word) => any('me, us').has(word))
const SAID_WITH_NOUN = any('bitter, deep, great, mild, pure, real, sheer, slight, some, total')
/** Forms with a preposition name the feeling's object: "Cross with Dan". */
const HAS_PREPOSITION = any('about, at, by, for, of, with')
/** Verb forms whose subject is the writer at the start of a sentence: "Dreading the 14th". */
const DOING = any('dreading, hating, missing, regretting, resenting')
/** The only judgements that also describe oneself. */
const OF_ONESELF = any('awkward, bittersweet, lonely')

const isNoun = ({ text }: Form) => FRAMES.nouns.has(text)

/** True if the frame lets this form state the writer's feeling. */
function isStated(
  tokens: readonly Token[],
  { form, from, isSlip }: FormMatch,
  frame: Frame,
  suffix: string,
): boolean {
  const { whose, verb } = frame
  if (whose === 'nobody' || whose === 'theirs') return false
  if (form.isAlone) return true
  if (whose === 'thing') {
    const isThere = isNoun(form) && tokens[from - 2]?.word === 'there' && isThereInMe(suffix)
    return (
      !PHRASES.forOthers.opens(suffix) &&
      (form.isJudgement || FRAMES.eventNouns.has(form.text) || isThere)
    )
  }
  if (form.isJudgement && !OF_ONESELF.has(form.text)) return verb === 'none' && goesOn(suffix)
  if (isSlip && verb === 'none') return false
  if (FRAMES.onlyFelt.has(form.words[0]!) && verb !== 'feel') return false
  const before = tokens[from - 1]?.word ?? ''
  if (isNoun(form) && before === 'my') return !FRAMES.notByMy.has(form.text)
  if (verb !== 'none') return true
  if (isNoun(form) && any('that, the, this').has(before)) return GONE.test(suffix)
  if (HAS_PREPOSITION.has(form.words.at(-1)!) || DOING.has(form.text)) return true
  if (isNoun(form) && isRated(suffix)) return true
  return goesOn(suffix) || GONE.test(suffix) || (isNoun(form) && comesOverMe(suffix))
}

function shownAs(
  text: string,
  tokens: readonly Token[],
  found: FormMatch,
  isEvent: boolean,
): string {
  const { form, from, to, isSlip } = found
  const { word, feel } = form.feeling!
  if (form.isAlone || isEvent) return word
  if (form.isJudgement && !OF_ONESELF.has(form.text)) return feel
  if (/(?:ier|iest|sadder|prouder)$/.test(form.text)) return feel
  if (isSlip) return form.text
  const before = tokens[from - 1]
  const withDegree = isNoun(form) && before && SAID_WITH_NOUN.has(before.word)
  const hasObject = form.words.at(-1) === 'for' && tokens[to]
  const last = hasObject ? to + (any('his, my, our, the').has(tokens[to]!.word) ? 1 : 0) : to - 1
  const { end } = tokens[Math.min(last, tokens.length - 1)]!
  const shown = text
    .slice(tokens[withDegree ? from - 1 : from]!.start, end)
    .toLowerCase()
    .replace(/\s+/g, ' ')
  return shown.replace(/ (?:with|at|of|about|to|by)$/, '')
}

function rangeOf(form: Form, { degree }: Feeling): readonly [number, number] {
  if (form.usual !== undefined) return [Math.max(1, form.usual - 2), Math.min(10, form.usual + 2)]
  return [2 * degree[0] - 1, 2 * degree[1]]
}

/** The feeling of a form, independent of its subject. */
export function feelingIn(text: string, tokens: readonly Token[], found: FormMatch, frame: Frame) {
  const { form, from, to } = found
  const suffix = suffixOf(tokens, to)
  const feeling = whichFeeling(form, suffix)
  const isEvent = frame.whose === 'thing' && isNoun(form)
  const shown = shownAs(text, tokens, found, isEvent)
  const { start } = tokens[from]!
  const { end } = tokens[to - 1]!
  const isSaidOtherwise = form.isAlone || form.isJudgement
  return {
    /** The word of the vocabulary. */
    word: feeling.word,
    /** The form as written: "tired", "mild regret". */
    shown,
    /** The quoted words: "so done". */
    quote: isSaidOtherwise ? text.slice(start, end).toLowerCase() : shown,
    group: feeling.group,
    /** The other group of a mixed feeling. */
    ...(feeling.second && { second: feeling.second }),
    side: feeling.side,
    /** The points of the degree word. Null without one. */
    degree: DEGREE_AFTER.test(suffix) ? AFTER_POINTS : frame.degree,
    /** The form's strength (of ten), and the range for a bare form. */
    usual: form.usual ?? feeling.usual,
    range: rangeOf(form, feeling),
    /** "Couldn't be happier." */
    isTop: frame.isTop,
    sentence: tokens[from]!.sentence,
    start,
    end,
  }
}

/** "I'm happy for her, that's what one says" is a cliché. "I said I was happy for them, but" is taken back. */
function isTakenBack(tokens: readonly Token[], { from }: FormMatch, suffix: string): boolean {
  if (PHRASES.asOneSays.isIn(suffix)) return true
  const before = tokens.slice(Math.max(0, from - 6), from).map(({ word }) => word)
  return (
    any('but').isIn(suffix) &&
    any('i said, i told, i kept saying, i always say').isIn(before.join(' '))
  )
}

const ANY_MORE = any('any longer, any more')

export function detectFeeling(
  text: string,
  tokens: readonly Token[],
  found: FormMatch,
  read: Frame,
): Detection {
  const suffix = suffixOf(tokens, found.to)
  const isOver =
    (read.held === 'denied' && ANY_MORE.isIn(suffix)) ||
    (read.held === 'felt' && isNoun(found.form) && GONE.test(suffix))
  const frame: Frame = isOver
    ? { ...read, held: 'over' }
    : read.held === 'felt' && isTakenBack(tokens, found, suffix)
      ? { ...read, held: 'thought' }
      : read
  if (!isStated(tokens, found, frame, suffix) || !found.form.feeling)
    return { found, frame, feeling: null }
  return { found, frame, feeling: feelingIn(text, tokens, found, frame) }
}
