import { sql } from 'kysely'
import type { OwnerId } from '#server/base/owner.ts'
import type { Tables } from './schema.ts'

/**
 * The owner's condition for rows that are found by their numbers already; the only one for a subquery. The plus keeps SQLite,
 * which doesn't know how many rows a person has, from walking through all of them. `cheap-statements.api.test.ts` fails otherwise.
 */
export const ofOwner = (owner: OwnerId, table: '' | `${keyof Tables}.` = '') =>
  sql<boolean>`+${sql.ref(`${table}userId`)} = ${owner}`
