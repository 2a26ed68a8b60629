/**
 * The certainty of the side each decision requires. Unpleasant needs more, because a kindness must never be read as
 * bitterness.
 */
import type { Side } from '#domain/situation/correction.ts'

type Threshold = Readonly<Record<Side, number>>

/**
 * Below this the side is in doubt, unless the model finds this feeling likely. On 908 mostly hard texts, 26 get the
 * wrong side first and 202 are asked.
 */
export const SIDE_TO_CLAIM: Threshold = { pleasant: 0.88, unpleasant: 0.9 }
/** The certainty from which a feeling is sure. */
export const SIDE_TO_BE_SURE = 0.97
/** The certainty from which the other side isn't offered. */
export const SIDE_TO_OFFER_ALONE: Threshold = { pleasant: SIDE_TO_BE_SURE, unpleasant: 0.93 }
