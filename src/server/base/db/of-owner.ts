import { sql } from 'kysely'
import type { OwnerId } from '#server/base/owner.ts'

/**
 * Whose row it is, where the rows are found by their numbers already. The plus keeps SQLite, which knows
 * nothing of how many rows a person has, from walking through all of them instead.
 */
export const ofOwner = (owner: OwnerId, table: '' | 'analysis.' = '') =>
  sql<boolean>`+${sql.ref(`${table}user_id`)} = ${owner}`
