/** Where the data client keeps how the house is. */
export const HOUSE = ['house'] as const
