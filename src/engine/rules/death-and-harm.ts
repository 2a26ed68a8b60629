/** Detects a death or harm in a text. Small enough for the browser. */
import { sentencesOf } from '#domain/values/sentences.ts'
import { normalise } from '../input/normalise.ts'
import { CLOSE } from '../lexicon/people.ts'
import { PHRASES } from '../lexicon/phrases.ts'
import { MONTHS, TIME } from '../lexicon/time.ts'
import { any, Words } from '../lexicon/words.ts'

/** "She's been gone six years", "he would have been thirty today". */
const GONE_FOR = /\b(?:been|is) (?:gone|dead) (?:for |since )?(?:\w+ ){0,2}(?:years|months)\b/
const WOULD_HAVE_BEEN =
  /\bwould have been (?:\d+|\w+ty(?:-\w+)?|\w+teen)(?=[.,;!]|$| (?:today|tomorrow|this|next|on)\b)/

const PLANTS = any(
  'flower, flowers, herbs, lawn, orchid, orchids, plant, plants, rose, roses, seedlings, tomatoes, tree, trees, tulips',
)
const WITHERED = any('and it died, and they died, it died, they all died, they died')

/** "He forgot to water the roses and they died." */
const withoutPlants = (words: string): string =>
  PLANTS.isIn(words)
    ? sentencesOf(words)
        .map((text) => (PLANTS.isIn(text) ? WITHERED.without(text) : text))
        .join(' ')
    : words

/** A death that only dates something else: "since her funeral". */
const AS_DATE = /\b(?:since|until) (?:[\p{L}'’]+ ){0,3}(?:funeral|burial|wake)\b/giu

/** True if someone certainly died. */
export function speaksOfDeath(text: string): boolean {
  const words = PHRASES.noDeath.without(withoutPlants(normalise(text))).replace(AS_DATE, ' ')
  return PHRASES.death.isIn(words) || GONE_FOR.test(words) || WOULD_HAVE_BEEN.test(words)
}

const IN_YEAR = /\b(?:died|passed away) (?:back )?in (?:19|20)\d\d\b/giu

/** True unless the year of the death was only mentioned: "my uncle, who died in 2009". */
export const speaksOfGrief = (text: string): boolean => speaksOfDeath(text.replace(IN_YEAR, ' '))

/** Words of a possible loss. A false match only prolongs the quiet period. */
const LOSS = any('buried, burial, dead, death, died, funeral, gone, lost, passed')
const IN_MONTH = new RegExp(`\\b(?:in|since|last) (${MONTHS.join('|')})\\b`)
/** "In October" may be two weeks ago in November. "In September" isn't. */
const MONTHS_BACK = 2

/** True if the text dates all its losses to weeks before `toldAt`. */
export function diedLongAgo(text: string, toldAt: number): boolean {
  const month = new Date(toldAt).getUTCMonth()
  const isOld = (sentence: string) => {
    const named = IN_MONTH.exec(sentence)?.[1]
    return (
      TIME.longPast.isIn(sentence) ||
      (named !== undefined && (month - MONTHS.indexOf(named) + 12) % 12 >= MONTHS_BACK)
    )
  }
  const losses = sentencesOf(normalise(text)).filter((sentence) => LOSS.isIn(sentence))
  return losses.length > 0 && losses.every((loss) => isOld(loss) && !TIME.recent.isIn(loss))
}

const SOMEONE = `(?:me|us|him|her|them|my (?:\\w+ )?${new Words(CLOSE).source})`
const DONE_TO = new RegExp(`(?<!\\w)${PHRASES.afflicts.source} ${SOMEONE}(?!\\w)`)
/** A touch counts only with a sign that it was unwanted. */
const TOUCHED =
  /\btouch(?:ed|es|ing) (?:me|her|him)\b[^.!?]{0,60}\b(?:without|against|there|said no|told (?:him|her) (?:no|to stop)|did not want|didn'?t want)\b/

/** True if someone was hurt, threatened or forced by another person. */
export function speaksOfHarm(text: string): boolean {
  const words = PHRASES.noHarm.without(normalise(text))
  return PHRASES.harm.isIn(words) || DONE_TO.test(words) || TOUCHED.test(words)
}

/** After a death or harm, the expectation isn't asked about, because asking implies it could have been foreseen. */
export const speaksOfDeathOrHarm = (text: string): boolean =>
  speaksOfDeath(text) || speaksOfHarm(text)
