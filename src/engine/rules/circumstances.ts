/**
 * What a text says about the circumstances, as far as sentences of the library rest on it: whether it is over, whether
 * somebody can still be spoken to, whether that would be safe. What is not said stays open, and only what a sentence
 * needs and the text denies keeps it from being said.
 */
import type { Variables } from '#domain/situation/correction.ts'
import type { Need } from '../library/fine.ts'
import { JOB_IS_OVER, PARTED } from './clues.ts'
import { ACTOR_IS_CLEAR, type Reading } from './reading.ts'

const HARMED =
  /\b(?:hit|hits|punched|slapped|kicked|choked|strangled|beat(?:s|en)?|raped|assaulted|attacked|abus\w+|threaten\w*|stalk\w*|grop\w+|molest\w*|harass\w*|restraining order|pulled a knife|with a knife|shoved me|pushed me|grabbed me|touched me|followed me|afraid of (?:him|her)|scared of (?:him|her))\b/
/** Somebody did, or may do, harm to the writer. */
export const speaksOfHarm = (text: string): boolean => HARMED.test(text.toLowerCase())

/** The writer has said sorry already. */
const APOLOGISED =
  /\bi(?:'ve| have)? (?:\w+ ){0,2}(?:apologi[sz]ed|said (?:\w+ ){0,2}sorry|told \w+ (?:\w+ )?i (?:was|am) (?:so |very |really )?sorry)\b|\b(?:told|said to) (?:him|her|them|the \w+) (?:that )?(?:i was |i am |i'm )?(?:so |very )?sorry\b/
export const hasApologised = (text: string): boolean => APOLOGISED.test(text.toLowerCase())

const GONE =
  /\b(?:blocked me|has blocked|no contact|unfriended|ghosted|disappeared|changed (?:his|her|their) number|moved away without|never saw (?:him|her|them) again|don'?t know (?:his|her|their) name|a stranger|some (?:guy|man|woman|stranger)|drove (?:off|away)|whoever (?:did|it was)|nobody knows who|hung up and)\b/
const CHILD =
  /\b(?:son|daughter|kids?|child(?:ren)?|baby|toddler|boy|girl|pupil|grandson|granddaughter)\b/
const ANIMAL =
  /\b(?:dog|cat|puppy|kitten|horse|pony|hamster|rabbit|parrot|budgie|hens?|goat|sheep|cow|vet|pet)\b/
const MONEY =
  /\b(?:money|rent|debt|loan|savings|salary|wage|bill|bills|pay|paid|euros?|dollars?|pounds|account|insurance|cash|\d+ ?(?:€|\$|£))/
const REPEATED =
  /\b(?:again|always|every (?:day|night|time|week|morning|month|sunday|evening)|keeps?|for (?:weeks|months|years)|the (?:second|third|fourth|fifth) time|as usual|once more|never once|each time)\b/
const FRESH =
  /\b(?:today|yesterday|this (?:morning|week|afternoon|evening)|last (?:night|week)|tonight|(?:two|three|four|five|six|\d) days ago|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|just)\b/
const LONG_PAST =
  /\b(?:years? (?:ago|now|since|later|today)|months? (?:ago|now|later|since)|(?:years?|months) (?:\w+ ){0,3}since|anniversary|back then|long ago)\b/

/** For every circumstance: true, false, or null where the text leaves it open. */
export type Circumstances = Record<Need, boolean | null>

export function circumstancesOf(
  text: string,
  reading: Pick<Reading, 'actor' | 'actorCertainty'>,
  time: Variables['time'],
  isGrief: boolean,
): Circumstances {
  const isKnown = reading.actorCertainty >= ACTOR_IS_CLEAR
  const acted = (who: Reading['actor']) =>
    isKnown ? reading.actor === who || reading.actor === 'both' : null
  const isRepeated = REPEATED.test(text)
  return {
    over: time === 'past' ? true : time === 'future' ? false : null,
    ahead: time === 'future',
    now: time === 'now' ? true : null,
    me: acted('me'),
    other: acted('other'),
    nobody: isKnown ? reading.actor === 'nobody' : null,
    alive: isGrief ? false : null,
    reachable: GONE.test(text) || isGrief ? false : null,
    safe: HARMED.test(text) ? false : null,
    job: JOB_IS_OVER.test(text) ? false : null,
    couple: PARTED.test(text) ? false : null,
    child: CHILD.test(text),
    animal: ANIMAL.test(text),
    money: MONEY.test(text) ? true : null,
    once: isRepeated ? false : null,
    repeated: isRepeated ? true : null,
    fresh: LONG_PAST.test(text) ? false : FRESH.test(text) ? true : null,
  }
}

/** A sentence may be said unless the text denies something it rests on. */
export const mayBeSaid = (needs: readonly Need[], circumstances: Circumstances): boolean =>
  needs.every((need) => circumstances[need] !== false)
