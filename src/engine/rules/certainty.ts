/**
 * Whether the engine may say what it read or has to ask. The parts of a reading are separate opinions:
 * where they contradict each other by the framework's table, nobody should be told anything as a fact.
 */
import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Certainty } from '#domain/situation/said.ts'
import type { Opinions } from '../model/opinion.ts'
import type { ReadEquation } from './equations.ts'
import { ACTOR_IS_CLEAR, type Reading } from './reading.ts'
import type { Vagueness } from './vagueness.ts'

/** Below this the side itself is in doubt. Joy told drily is read less surely than sorrow: there a clear word for it helps out. */
const SIDE_TO_CLAIM = 0.88
const BRIGHT_SIDE_WITH_A_CLEAR_WORD = 0.75
const WORD_IS_CLEAR = 0.75
/** Below this the word for it is anybody's guess; from there it is likely, and from here sure. */
const WORD_TO_CLAIM = 0.4
/** Good feelings are neighbours, and whoever is proud is not hurt by being called happy. */
const BRIGHT_WORD_TO_CLAIM = 0.3
const WORD_TO_BE_SURE = 0.6
const SIDE_TO_BE_SURE = 0.97

/**
 * A grief told drily can sound like joy. Nobody is told of a joy that is only likely where it is not clear what the joy
 * would be about (unless its words are glad and the feeling is clear), or where neither its words nor the feeling are.
 */
const WORDS_ARE_GLAD = 0.15
const JOY_WITHOUT_GLAD_WORDS = 0.8

function isHardlyGlad({ stated, leans, sideCertainty }: Reading, main: ReadEquation): boolean {
  if (!isPleasant(main.verdict.category) || sideCertainty >= SIDE_TO_BE_SURE) return false
  const isSaid = stated.some(({ category }) => category === main.verdict.category)
  if (isSaid && (stated.length > 1 || main.certainty >= WORD_IS_CLEAR)) return false
  const isSilent = leans <= WORDS_ARE_GLAD && stated.length === 0
  const isClear = main.certainty >= JOY_WITHOUT_GLAD_WORDS
  const isGladlyTold = isClear && leans > WORDS_ARE_GLAD
  return (!main.isSortClear && !isGladlyTold) || (isSilent && !isClear)
}

/** Nobody is angry at somebody else for what they did themselves, and guilt for what another did is asked about. */
function contradicts(reading: Reading, main: ReadEquation): boolean {
  const { actor, actorCertainty, side, stated } = reading
  const { category } = main.verdict
  // What a person says they feel contradicts nothing.
  if (stated.some((feeling) => feeling.category === category)) return false
  if (isPleasant(category) !== (side === 'pleasant')) return true
  if (actorCertainty < ACTOR_IS_CLEAR) return false
  return (category === 'anger' && actor === 'me') || (category === 'shame' && actor === 'other')
}

/** A word that is only likely, for an event that mostly brings something else: in one of five such texts it was the wrong one. */
const UNUSUAL_BELOW = 0.25
const WORD_FOR_THE_UNUSUAL = 0.6

const isUnlikely = ({ stated }: Reading, { usual, certainty, verdict }: ReadEquation): boolean =>
  usual < UNUSUAL_BELOW &&
  certainty < WORD_FOR_THE_UNUSUAL &&
  !stated.some(({ category }) => category === verdict.category)

/**
 * To be told of a guilt that is none hurts more than to be asked: the whole text has to speak of it, all the more where
 * it is not clear what would have been done.
 */
const BLAME_TO_CLAIM = 0.6
const GUILT_FOR_NOTHING_IN_PARTICULAR = 0.9
const DEED_IS_CLEAR = 0.2

function isBlameUnclear({ stated }: Reading, { verdict }: ReadEquation, whole: Opinions): boolean {
  const { category } = verdict
  if (category !== 'shame' && category !== 'regret') return false
  if (stated.some((feeling) => feeling.category === category)) return false
  const share = whole.emotion?.[category] ?? 0
  const isDeedClear = Object.values(whole.subKind ?? {}).some((it) => it >= DEED_IS_CLEAR)
  const isGuilt = category === 'shame' && !isDeedClear
  return share < (isGuilt ? GUILT_FOR_NOTHING_IN_PARTICULAR : BLAME_TO_CLAIM)
}

export function certaintyOf(
  reading: Reading,
  main: ReadEquation | undefined,
  vagueness: Vagueness,
  whole: Opinions,
): Certainty {
  if (!main || vagueness !== 'clear') return 'asks'
  const { certainty } = main
  const isBright = isPleasant(main.verdict.category)
  if (certainty < (isBright ? BRIGHT_WORD_TO_CLAIM : WORD_TO_CLAIM)) return 'asks'
  const isPlainJoy = isBright && certainty >= WORD_IS_CLEAR
  if (reading.sideCertainty < (isPlainJoy ? BRIGHT_SIDE_WITH_A_CLEAR_WORD : SIDE_TO_CLAIM))
    return 'asks'
  const isDoubtful =
    contradicts(reading, main) ||
    isUnlikely(reading, main) ||
    isHardlyGlad(reading, main) ||
    isBlameUnclear(reading, main, whole)
  if (isDoubtful && certainty < 1) return 'asks'
  return certainty >= WORD_TO_BE_SURE && reading.sideCertainty >= SIDE_TO_BE_SURE
    ? 'sure'
    : 'likely'
}
