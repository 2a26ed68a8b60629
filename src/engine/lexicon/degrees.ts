/** Degree words with the points (of ten) they add to a stated feeling. */
import points from './degrees.json' with { type: 'json' }

export const DEGREES: readonly (readonly [points: number, words: readonly string[]])[] =
  Object.entries(points).map(([moved, words]) => [Number(moved), words])

/** Degree words after the feeling: "I am, a little", "it was embarrassing, a bit". */
export const DEGREE_AFTER = /^, (?:(?:just|only) )?(?:a (?:little|bit|tad)|slightly|somewhat)\b/
export const AFTER_POINTS = -2
/** "Never been so happy." */
export const NEVER_SO_POINTS = 3
