import type { Generated } from 'kysely'

/** Milliseconds since 1970, in a bigint column. Replies turn it into an ISO text. */
export type Moment = number
/** Yes is 1. SQLite has no booleans, and both databases keep an integer alike. */
export type Flag = 0 | 1
export const flag = (value: boolean): Flag => (value ? 1 : 0)

/** What a person has, since when; where others belong to it, by its number. */
export type Owned = { userId: number; createdAt: Moment }
export type Numbered = Owned & { id: Generated<number> }
