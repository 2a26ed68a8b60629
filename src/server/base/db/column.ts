/** Milliseconds since 1970, in a bigint column. Replies turn it into an ISO text. */
export type Moment = number
/** Yes is 1. SQLite has no booleans, and both databases keep an integer alike. */
export type Flag = 0 | 1
export const flag = (value: boolean): Flag => (value ? 1 : 0)
