/**
 * How sure the side must be, pleasant or unpleasant, for what is done with it. A grief told dryly sounds like joy more
 * often than the other way, so joy needs more everywhere.
 */
import type { Side } from '#domain/situation/said.ts'

type Threshold = Readonly<Record<Side, number>>

/**
 * Below this the side is in doubt, unless the model holds this one feeling for likely. On the situations that choices are
 * made with a joy is on the wrong side in 2 of 100 from .93 on, and in 1 where its own share is .8; what is unpleasant in
 * 1 of 100 from .88 on.
 */
export const SIDE_TO_CLAIM: Threshold = { pleasant: 0.93, unpleasant: 0.88 }
/** From here on a feeling is sure. */
export const SIDE_TO_BE_SURE = 0.97
/** From here on the other side is not offered. */
export const SIDE_TO_OFFER_ALONE: Threshold = { pleasant: SIDE_TO_BE_SURE, unpleasant: 0.93 }
/** Below this an open question names feelings of both sides. */
export const SIDE_TO_NAME: Threshold = {
  pleasant: SIDE_TO_BE_SURE,
  unpleasant: SIDE_TO_CLAIM.unpleasant,
}
