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

/** The part of the database that belongs to one person. In a transaction, `db` is the transaction. */
export type Own = { db: Database; owner: OwnerId }

export const refuseSignedOut = (): never => refuse('signed_out', 'Please sign in.')

/** Checks that the user in the path, if any, is the one signed in. */
export function ownerOf(user: { id: number } | null, namedUserId?: string): OwnerId {
  if (!user) return refuseSignedOut()
  if (namedUserId !== undefined && namedUserId !== String(user.id)) return refuseAsMissing()
  return user.id as OwnerId
}
