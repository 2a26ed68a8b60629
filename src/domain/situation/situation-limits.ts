/** Text limits in characters as people count them. */
export const TITLE = { min: 3, max: 120 } as const
export const DESCRIPTION = { min: 10, max: 5000, rows: 4 } as const
