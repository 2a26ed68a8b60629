/** Degree words and the points of ten they move a stated feeling by. */
import points from './degrees.json' with { type: 'json' }

export const DEGREES: readonly (readonly [points: number, words: readonly string[]])[] =
  Object.entries(points).map(([moved, words]) => [Number(moved), words])

/** Points of a little word that follows: "I am, a little", "it was embarrassing, a bit". */
export const DEGREE_AFTER = /^, (?:(?:just|only) )?(?:a (?:little|bit|tad)|slightly|somewhat)\b/
export const AFTER_POINTS = -2
/** "Never been so happy." */
export const NEVER_SO_POINTS = 3
