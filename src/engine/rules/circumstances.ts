/**
 * What a text says about the circumstances, as far as sentences of the library rest on it: whether it is over, whether
 * somebody can still be spoken to, whether that would be safe. What is not said stays open, and only what a sentence
 * needs and the text denies keeps it from being said.
 */
import type { Variables } from '#domain/situation/correction.ts'
import { anyOf } from '../lexicon/alternatives.ts'
import { ANIMALS, OTHER_ANIMALS } from '../lexicon/animals.ts'
import { CHILDREN } from '../lexicon/people.ts'
import { LONG_PAST, RECENT, REPEATED } from '../lexicon/time.ts'
import type { Need } from '../library/moments.ts'
import { JOB_IS_OVER, PARTED } from './clues.ts'
import { speaksOfDeath, speaksOfHarm } from './death-and-harm.ts'
import { ACTOR_IS_CLEAR, type Reading } from './reading.ts'

/** The writer has said sorry already. */
const APOLOGISED =
  /\bi(?:'ve| have)? (?:\w+ ){0,2}(?:apologi[sz]ed|said (?:\w+ ){0,2}sorry|told \w+ (?:\w+ )?i (?:was|am) (?:so |very |really )?sorry)\b|\b(?:told|said to) (?:him|her|them|the \w+) (?:that )?(?:i was |i am |i'm )?(?:so |very )?sorry\b/
export const hasApologised = (text: string): boolean => APOLOGISED.test(text.toLowerCase())

const GONE =
  /\b(?:blocked me|has blocked|no contact|unfriended|ghosted|disappeared|changed (?:his|her|their) number|moved away without|never saw (?:him|her|them) again|don'?t know (?:his|her|their) name|a stranger|some (?:guy|man|woman|stranger)|drove (?:off|away)|whoever (?:did|it was)|nobody knows who|hung up and)\b/
/** Of one's own, or of nobody in particular: "in front of his kids" is about somebody else's. */
const CHILD = new RegExp(
  `(?<!\\b(?:his|her|their|your|\\w+'s) (?:\\w+ )?)\\b${anyOf(CHILDREN, ['pupil', 'grandson', 'granddaughter'])}s?\\b`,
)
const ANIMAL = new RegExp(`\\b${anyOf(ANIMALS, OTHER_ANIMALS)}\\b`)
/** Too small to be told anything. */
const BABY =
  /\b(?:bab(?:y|ies)|newborns?|infant|(?:weeks?|months?) old|cot|crib|pram|napp(?:y|ies)|diapers?|breast-?fe\w+|first (?:laugh|smile|tooth|steps?|word)|(?:laughed|smiled|crawled|walked) for the first time)\b/

/** Whether somebody of a text understands what is said to them. */
export const canBeTold = (who: string, text: string): boolean =>
  !ANIMAL.test(who.toLowerCase()) && !BABY.test(text.toLowerCase())

const MONEY =
  /\b(?:money|rent|debt|loan|savings|salary|wage|bill|bills|pay|paid|euros?|dollars?|pounds|account|insurance|cash|\d+ ?(?:€|\$|£))/
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
  const isDead = isGrief || speaksOfDeath(text)
  return {
    over: time === 'past' ? true : time === 'future' ? false : null,
    ahead: time === 'future' ? true : time === 'past' ? false : null,
    now: time === 'now' ? true : null,
    me: acted('me'),
    other: acted('other'),
    nobody: isKnown ? reading.actor === 'nobody' : null,
    alive: isDead ? false : null,
    reachable: GONE.test(text) || isDead ? false : null,
    safe: speaksOfHarm(text) ? false : null,
    job: JOB_IS_OVER.test(text) ? false : null,
    couple: PARTED.test(text) ? false : null,
    child: CHILD.test(text) ? true : null,
    animal: ANIMAL.test(text) ? true : null,
    money: MONEY.test(text) ? true : null,
    once: isRepeated ? false : null,
    repeated: isRepeated ? true : null,
    fresh: LONG_PAST.test(text) ? false : RECENT.test(text) ? true : null,
  }
}

/** A sentence may be said unless the text denies something it rests on. */
export const mayBeSaid = (needs: readonly Need[], circumstances: Circumstances): boolean =>
  needs.every((need) => circumstances[need] !== false)
