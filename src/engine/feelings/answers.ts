/** Resolves answers that adopt the feeling of the sentence before: "So am I", "me too", "I am, a little". */

import { AFTER_POINTS, DEGREE_AFTER } from '../lexicon/degrees.ts'
import { any } from '../lexicon/words.ts'
import { type Detection, feelingIn } from './detect-feeling.ts'
import { suffixOf, type Token } from './tokens.ts'
import type { Frame } from './walk.ts'

const PHRASES = any(
  'so am i, so was i, so do i, so did i, as am i, as was i, me too, same here, i am, i was, i do, i did, i am too, i was too',
)
  .list.map((it) => it.split(' '))
  .toSorted((one, other) => other.length - one.length)
const OPENS = any('and, because, but, honestly, maybe, now, oh, ok, okay, well, yes')

function answersAt(tokens: readonly Token[], at: number): number | null {
  const first = tokens[at]!
  const before = tokens[at - 1]
  const isFree =
    !before || before.sentence !== first.sentence || first.pause !== '' || OPENS.has(before.word)
  if (!isFree || first.isQuoted) return null
  for (const phrase of PHRASES) {
    if (!phrase.every((word, part) => tokens[at + part]?.word === word)) continue
    const next = tokens[at + phrase.length]
    const isWhole = !next || next.sentence !== first.sentence || next.pause !== ''
    if (isWhole && tokens[at + phrase.length - 1]!.sentence === first.sentence)
      return at + phrase.length
  }
  return null
}

const YES = any('absolutely, definitely, god, hell, of, oh, totally, very, yeah, yep, yes, yup')
const NO = any('hardly, nah, never, no, nope, not')

/** Resolves questions by the next sentence: "Happy? No. Relieved? Yes." */
export function settleAsked(text: string, tokens: readonly Token[], heard: Detection[]): void {
  heard.forEach((it, index) => {
    const { sentence } = tokens[it.found.from]!
    const next = tokens.findIndex((token) => token.sentence > sentence)
    const last = tokens[(next < 0 ? tokens.length : next) - 1]!
    const between = text.slice(last.end, tokens[next]?.start ?? text.length)
    const { held: before, verb, whose } = it.frame
    const word = tokens[it.found.from - 1]?.word ?? ''
    // "How worried am I? Say three out of ten."
    const isHowMuch =
      word === 'how' && any('am i, do i, was i').opens(suffixOf(tokens, it.found.to))
    const isMine = whose === 'mine' || YES.has(word) || NO.has(word) || isHowMuch
    const isAsked = isMine && (verb === 'none' || before === 'thought')
    if (!between.includes('?') || !isAsked || !it.found.form.feeling) return
    const answer = tokens[next]?.word ?? ''
    const held =
      YES.has(answer) || (isHowMuch && !NO.has(answer))
        ? 'felt'
        : NO.has(answer)
          ? 'denied'
          : 'thought'
    const frame: Frame = { ...it.frame, held, whose: 'mine' }
    const feeling = held === 'felt' ? feelingIn(text, tokens, it.found, frame) : null
    heard[index] = { found: it.found, frame, feeling }
  })
}

/** Assigns a feeling of another person, or one only asked or expected, to the writer if a plain yes follows. */
export function takeOver(text: string, tokens: readonly Token[], heard: Detection[]): void {
  for (let at = 0; at < tokens.length; at++) {
    const to = answersAt(tokens, at)
    if (to === null) continue
    const { sentence } = tokens[at]!
    const index = heard.findLastIndex(
      ({ found, feeling, frame }) =>
        found.to <= at &&
        sentence - tokens[found.from]!.sentence <= 1 &&
        found.form.feeling !== undefined &&
        (feeling === null || frame.held === 'thought') &&
        frame.held !== 'denied',
    )
    const target = heard[index]
    if (!target || heard.slice(index + 1).some(({ found }) => found.to <= at && found.form.feeling))
      continue
    const degree = DEGREE_AFTER.test(suffixOf(tokens, to)) ? AFTER_POINTS : target.frame.degree
    const frame = { ...target.frame, held: 'felt' as const, whose: 'mine' as const, degree }
    heard[index] = {
      found: target.found,
      frame,
      feeling: { ...feelingIn(text, tokens, target.found, frame), degree },
    }
  }
}
