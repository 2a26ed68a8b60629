/** "So am I", "me too", "I am, a little": the feeling of the sentence before, taken over. */
import { AFTER_POINTS, DEGREE_AFTER } from '../lexicon/degrees.ts'
import { feelingIn, type Heard } from './hear.ts'
import { suffixOf, type Token } from './tokens.ts'

const PHRASES = [
  'so am i',
  'so was i',
  'so do i',
  'so did i',
  'as am i',
  'as was i',
  'me too',
  'same here',
  'i am',
  'i was',
  'i do',
  'i did',
  'i am too',
  'i was too',
].map((it) => it.split(' '))
const OPENS = /^(?:and|but|yes|well|honestly|now|because|maybe|ok|okay|oh)$/

function answersAt(tokens: readonly Token[], at: number): number | null {
  const first = tokens[at]!
  const before = tokens[at - 1]
  const isFree =
    !before || before.sentence !== first.sentence || first.pause !== '' || OPENS.test(before.word)
  if (!isFree || first.isQuoted) return null
  for (const phrase of PHRASES.toSorted((one, other) => other.length - one.length)) {
    if (!phrase.every((word, part) => tokens[at + part]?.word === word)) continue
    const next = tokens[at + phrase.length]
    const isWhole = !next || next.sentence !== first.sentence || next.pause !== ''
    if (isWhole && tokens[at + phrase.length - 1]!.sentence === first.sentence)
      return at + phrase.length
  }
  return null
}

/** What was said of somebody else, asked or expected, and is answered with a plain yes. */
export function takeOver(text: string, tokens: readonly Token[], heard: Heard[]): void {
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
