import type { Services } from '#server/outside/services.ts'

/** Removes what has ended: nothing is kept longer than it is of use. */
export async function sweep({ db, now }: Services): Promise<void> {
  const at = now()
  await db.deleteFrom('session').where('expiresAt', '<=', at).execute()
  await db.deleteFrom('trustedDevice').where('expiresAt', '<=', at).execute()
  await db.deleteFrom('signInCode').where('expiresAt', '<=', at).execute()
  await db.deleteFrom('analysisClaim').where('claimedUntil', '<=', at).execute()
  await db.deleteFrom('rateCounter').where('resetsAt', '<=', at).execute()
}
