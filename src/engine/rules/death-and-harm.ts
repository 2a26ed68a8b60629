/** Whether a text speaks of a death or of harm. Small enough for the browser. */
import { normalise } from '../input/normalise.ts'
import { DEATH, DIED, NOBODY_DIED_AFTER, NOBODY_DIED_BEFORE } from '../lexicon/death.ts'
import { BLOW, HARM, NO_BLOW, TOUCHED } from '../lexicon/harm.ts'

const NEAR = 60

/** Words that leave no doubt that somebody died; each "died" is looked at by itself. */
export function speaksOfDeath(text: string): boolean {
  const words = normalise(text)
  return (
    DEATH.test(words) ||
    [...words.matchAll(DIED)].some(
      ({ index, 0: died }) =>
        !NOBODY_DIED_BEFORE.test(words.slice(Math.max(0, index - NEAR), index)) &&
        !NOBODY_DIED_AFTER.test(words.slice(index + died.length, index + NEAR)),
    )
  )
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
