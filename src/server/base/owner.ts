import type { Selectable } from 'kysely'
import type { Database } from './db/database.ts'
import type { Tables } from './db/schema.ts'
import { refuse, refuseAsMissing } from './refuse.ts'

/** The account behind a request. */
export type SignedIn = Selectable<Tables['user']> & {
  /** Null if development mode replaces the sign-in. */
  sessionId: number | null
  signedInAt: number
  /** When the person last proved their identity. */
  provedAt: number
}

/**
 * A user id that was checked against the session. Repositories accept only this type, so no data can be reached
 * without the check.
 */
export type OwnerId = number & { readonly checked: unique symbol }

/** The database and the clock. In a transaction, `db` is the transaction. */
export type Store = { db: Database; now: () => number }

/** The part of the database that belongs to one person. */
export type Own = Store & { owner: OwnerId }

/** Runs the work in a transaction. Everything besides the database stays as given. */
export const inTransaction = <Given extends { db: Database }, Result>(
  given: Given,
  work: (tx: Given) => Promise<Result>,
): Promise<Result> => given.db.transaction().execute((db) => work({ ...given, db }))

export const refuseSignedOut = (): never => refuse('signed_out', 'Please sign in.')

/** Checks that the user in the path, if any, is the one signed in. */
export function ownerOf(user: { id: number } | null, namedUserId?: string): OwnerId {
  if (!user) return refuseSignedOut()
  if (namedUserId !== undefined && namedUserId !== String(user.id)) return refuseAsMissing()
  return user.id as OwnerId
}
