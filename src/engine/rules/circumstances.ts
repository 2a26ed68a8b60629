/**
 * Reads the circumstances library lines depend on: whether it is over, whether a person can still be spoken to, whether
 * that is safe. Unknown ones stay null, and a line is withheld only if the text denies what it needs.
 */
import type { Variables } from '#domain/situation/variables.ts'
import { ADULTS, PEOPLE } from '../lexicon/people.ts'
import { PHRASES } from '../lexicon/phrases.ts'
import { TIME } from '../lexicon/time.ts'
import { any, Words } from '../lexicon/words.ts'
import type { Need } from '../library/moments.ts'
import { speaksOfDeath, speaksOfHarm } from './death-and-harm.ts'
import { ACTOR_IS_CLEAR, type Reading } from './reading.ts'

const ANIMAL = new Words([...PEOPLE.animals.list, ...PEOPLE.otherAnimals.list])
/** The writer's children or unspecified ones. "In front of his kids" is about another's. */
const CHILD = new RegExp(
  `(?<!\\b(?:his|her|their|your|\\w+'s) (?:\\w+ )?)\\b(?:${PEOPLE.children.source}|pupil|grandson|granddaughter)s?\\b`,
)
const PARTED = any(
  'broke up, decree, divorce, divorced, divorces, divorcing, left me, my ex, separated, split up',
)

const ADULT = new Words(ADULTS)

/** True if a person can understand what is said to them. */
export const canBeTold = (who: string, text: string): boolean =>
  !ANIMAL.isIn(who) && (ADULT.isIn(who) || !PHRASES.baby.isIn(text))

/** True, false, or null if the text leaves it open. */
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
    died: isDead ? true : null,
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

/** True unless the text denies one of the needs. */
export const mayBeSaid = (needs: readonly Need[], circumstances: Circumstances): boolean =>
  needs.every((need) => circumstances[need] !== false)
