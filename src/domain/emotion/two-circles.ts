/** What is expected and what is perceived, as two circles of the same size, in px. */
export const CIRCLE = 50

/** How far apart their middles are: at a gap of 0 they share most of their ground, at 1 they stand apart. */
export const circleDistance = (gap: number): number => 2 * CIRCLE * (0.28 + 1.05 * gap)
