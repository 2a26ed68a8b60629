/** Where the data client keeps how the instance is. */
export const INSTANCE = ['instance'] as const
