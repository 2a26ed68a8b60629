/**
 * How sure the side must be, pleasant or unpleasant, for what is done with it. Nobody who tells of a kindness may be told
 * of bitterness, so what is unpleasant needs more to be claimed.
 */
import type { Side } from '#domain/situation/said.ts'

type Threshold = Readonly<Record<Side, number>>

/**
 * Below this the side is in doubt, unless the model holds this one feeling for likely. On 908 texts for choices, most of
 * them hard, 26 are then told the wrong side first and 202 are asked.
 */
export const SIDE_TO_CLAIM: Threshold = { pleasant: 0.88, unpleasant: 0.9 }
/** From here on a feeling is sure. */
export const SIDE_TO_BE_SURE = 0.97
/** From here on the other side is not offered. */
export const SIDE_TO_OFFER_ALONE: Threshold = { pleasant: SIDE_TO_BE_SURE, unpleasant: 0.93 }
