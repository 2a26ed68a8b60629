/** Whether a text speaks of a death or of harm. Small enough for the browser. */
import { splitSentences } from '#domain/values/sentences.ts'
import { normalise } from '../input/normalise.ts'
import {
  DEATH,
  DIED,
  NOBODY_DIED_AFTER,
  NOBODY_DIED_BEFORE,
  SAYS_WHO,
  SOMEBODY_WIDOWED,
  THEIR_LOSS,
} from '../lexicon/death.ts'
import { BLOW, HARM, NO_BLOW, TOUCHED } from '../lexicon/harm.ts'
import { LONG_AGO, LONG_PAST, MONTHS, RECENT } from '../lexicon/time.ts'

const NEAR = 60

/** Without what others lost long ago: it says who they are, and nobody grieves for it here. */
const withoutTheirLosses = (words: string): string =>
  splitSentences(words).reduceRight((whole, { text: sentence, start, end }) => {
    if (RECENT.test(sentence)) return whole
    const isOld = LONG_AGO.test(sentence)
    const without = sentence
      .replace(THEIR_LOSS, (loss) => (isOld || SAYS_WHO.test(loss) ? ' ' : loss))
      .replace(SOMEBODY_WIDOWED, ' ')
    return whole.slice(0, start) + without + whole.slice(end)
  }, words)

/** Another's old loss is told in passing, and no death of one's own. */
export const speaksOfTheirLoss = (text: string): boolean => {
  const words = normalise(text)
  return !speaksOfDeath(words) && withoutTheirLosses(words) !== words
}

/** Words that leave no doubt that somebody died; each "died" is looked at by itself. */
export function speaksOfDeath(text: string): boolean {
  const words = withoutTheirLosses(normalise(text))
  return (
    DEATH.test(words) ||
    [...words.matchAll(DIED)].some(
      ({ index, 0: died }) =>
        !NOBODY_DIED_BEFORE.test(words.slice(Math.max(0, index - NEAR), index)) &&
        !NOBODY_DIED_AFTER.test(words.slice(index + died.length, index + NEAR)),
    )
  )
}

/** Each sentence that may tell of a loss; one that tells of something else keeps the peace a little longer. */
const LOSS = /\b(?:gone|died|dead|death|passed|lost|buried|burial|funeral)\b/
const IN_MONTH = new RegExp(`\\b(?:in|since|last) (${MONTHS.join('|')})\\b`)
/** "In October" may have been two weeks ago in November; "in September" was not. */
const MONTHS_BACK = 2

/** Whether every loss a text tells of lies weeks back on the day it is told, by its own words. */
export function diedLongAgo(text: string, toldAt: number): boolean {
  const month = new Date(toldAt).getUTCMonth()
  const isOld = (sentence: string) => {
    const named = IN_MONTH.exec(sentence)?.[1]
    return (
      LONG_PAST.test(sentence) ||
      (named !== undefined && (month - MONTHS.indexOf(named) + 12) % 12 >= MONTHS_BACK)
    )
  }
  const losses = splitSentences(normalise(text))
    .map((sentence) => sentence.text)
    .filter((sentence) => LOSS.test(sentence))
  return losses.length > 0 && losses.every((loss) => isOld(loss) && !RECENT.test(loss))
}

/** Whether somebody was hurt, threatened or forced by somebody. */
export function speaksOfHarm(text: string): boolean {
  const words = normalise(text)
  return (
    HARM.test(words) ||
    TOUCHED.test(words) ||
    [...words.matchAll(BLOW)].some(
      ({ index, 0: blow }) =>
        !NO_BLOW.test(words.slice(index + blow.length, index + blow.length + NEAR)),
    )
  )
}

/**
 * Where somebody has died, or was hurt by somebody, nobody is asked what they had expected: as if it could have been
 * foreseen, or as if it were a matter of expectations.
 */
export const speaksOfDeathOrHarm = (text: string): boolean =>
  speaksOfDeath(text) || speaksOfHarm(text)
