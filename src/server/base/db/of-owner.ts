import { sql } from 'kysely'
import type { OwnerId } from '#server/base/owner.ts'
import type { Tables } from './schema.ts'

/**
 * The owner's condition for rows already found by id, and the only one for a subquery. The unary plus stops SQLite
 * from scanning all of a person's rows by index; `cheap-statements.api.test.ts` checks it.
 */
export const ofOwner = (owner: OwnerId, table: '' | `${keyof Tables}.` = '') =>
  sql<boolean>`+${sql.ref(`${table}userId`)} = ${owner}`
