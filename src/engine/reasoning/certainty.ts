/**
 * Whether the engine may say what it read or has to ask. The parts of a reading are separate opinions:
 * where they contradict each other by the framework's table, nobody should be told anything as a fact.
 */
import { isPleasant } from '#domain/emotion.ts'
import type { ReadEquation } from './equations.ts'
import type { Reading } from './reading.ts'
import type { Vagueness } from './vagueness.ts'

export type Certainty = 'claims' | 'asks'

/** Below this the side itself is in doubt. */
const SIDE_TO_CLAIM = 0.8
const ACTOR_IS_CLEAR = 0.75

/** Nobody is angry at somebody else for what they did themselves. */
function contradicts({ actor, actorCertainty, side }: Reading, main: ReadEquation): boolean {
  const { category } = main.verdict
  if (isPleasant(category) !== (side === 'pleasant')) return true
  return category === 'anger' && actor === 'me' && actorCertainty >= ACTOR_IS_CLEAR
}

export function certaintyOf(
  reading: Reading,
  main: ReadEquation | undefined,
  vagueness: Vagueness,
): Certainty {
  if (!main || vagueness !== 'clear') return 'asks'
  if (reading.sideCertainty < SIDE_TO_CLAIM || contradicts(reading, main)) return 'asks'
  return 'claims'
}
