import type { Selectable } from 'kysely'
import type { Tables } from './db/schema.ts'
import { refuse, refuseAsMissing } from './refuse.ts'

/** The account behind a request. */
export type SignedIn = Selectable<Tables['user']> & {
  /** Null where development mode stands in for a sign-in. */
  sessionId: number | null
  signedInAt: number
  /** When they last proved who they are. */
  provedAt: number
}

/**
 * A user id that was checked against the session. Repositories accept nothing else, so nobody's data
 * can be reached without the check having been made.
 */
export type OwnerId = number & { readonly checked: unique symbol }

export const refuseSignedOut = (): never => refuse('signed_out', 'Please sign in.')

/** Where a call names a person in its path, it must be the one who is signed in. */
export function ownerOf(user: { id: number } | null, namedUserId?: string): OwnerId {
  if (!user) return refuseSignedOut()
  if (namedUserId !== undefined && namedUserId !== String(user.id)) return refuseAsMissing()
  return user.id as OwnerId
}
