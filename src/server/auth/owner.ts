import { refuse, refuseAsMissing } from '#server/refuse.ts'

/**
 * A user id that was checked against the session. Repositories accept nothing else, so nobody's data
 * can be reached without the check having been made.
 */
export type OwnerId = number & { readonly checked: unique symbol }

type Person = { id: number }

export const SIGNED_OUT = 'Please sign in.'

/** Where a call names a person in its path, it must be the one who is signed in. */
export function ownerOf(user: Person | null, namedUserId?: string): OwnerId {
  if (!user) return refuse('signed_out', SIGNED_OUT)
  if (namedUserId !== undefined && namedUserId !== String(user.id)) return refuseAsMissing()
  return user.id as OwnerId
}
