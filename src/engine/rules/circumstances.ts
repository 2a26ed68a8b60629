/**
 * What a text says about the circumstances, as far as sentences of the library rest on it: whether it is over, whether
 * somebody can still be spoken to, whether that would be safe. What is not said stays open, and only what a sentence
 * needs and the text denies keeps it from being said.
 */
import type { Variables } from '#domain/situation/correction.ts'
import { PEOPLE } from '../lexicon/people.ts'
import { PHRASES } from '../lexicon/phrases.ts'
import { TIME } from '../lexicon/time.ts'
import { any, Words } from '../lexicon/words.ts'
import type { Need } from '../library/moments.ts'
import { speaksOfDeath, speaksOfHarm } from './death-and-harm.ts'
import { ACTOR_IS_CLEAR, type Reading } from './reading.ts'

const ANIMAL = new Words([...PEOPLE.animals.list, ...PEOPLE.otherAnimals.list])
/** Of one's own, or of no one in particular: "in front of his kids" is about someone else's. */
const CHILD = new RegExp(
  `(?<!\\b(?:his|her|their|your|\\w+'s) (?:\\w+ )?)\\b(?:${PEOPLE.children.source}|pupil|grandson|granddaughter)s?\\b`,
)
const PARTED = any(
  'broke up, decree, divorce, divorced, divorces, divorcing, left me, my ex, separated, split up',
)

/** Whether somebody of a text understands what is said to them. */
export const canBeTold = (who: string, text: string): boolean =>
  !ANIMAL.isIn(who) && !PHRASES.baby.isIn(text)

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
  const isRepeated = TIME.repeated.isIn(text)
  const isDead = isGrief || speaksOfDeath(text)
  return {
    over: time === 'past' ? true : time === 'future' ? false : null,
    ahead: time === 'future' ? true : time === 'past' ? false : null,
    now: time === 'now' ? true : null,
    me: acted('me'),
    other: acted('other'),
    nobody: isKnown ? reading.actor === 'nobody' : null,
    alive: isDead ? false : null,
    reachable: PHRASES.gone.isIn(text) || isDead ? false : null,
    safe: speaksOfHarm(text) ? false : null,
    job: PHRASES.jobOver.isIn(text) ? false : null,
    couple: PARTED.isIn(text) ? false : null,
    child: CHILD.test(text) ? true : null,
    animal: ANIMAL.isIn(text) ? true : null,
    money: PHRASES.money.isIn(text) ? true : null,
    once: isRepeated ? false : null,
    repeated: isRepeated ? true : null,
    fresh: TIME.longPast.isIn(text) ? false : TIME.recent.isIn(text) ? true : null,
  }
}

/** A sentence may be said unless the text denies something it rests on. */
export const mayBeSaid = (needs: readonly Need[], circumstances: Circumstances): boolean =>
  needs.every((need) => circumstances[need] !== false)
