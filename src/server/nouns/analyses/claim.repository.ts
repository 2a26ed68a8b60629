import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import { flag } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** In milliseconds: after this another request may take over a situation. Longer than any analysis takes. */
const CLAIM = 45_000

/** Counts all analyses ever made plus those running, which already hold their place. */
export async function countAnalyses(db: Database, owner: OwnerId, now: number): Promise<number> {
  const { made } = await db
    .selectFrom('user')
    .select('analysesMade as made')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow()
  const { running } = await ownRows(db, owner, 'analysisClaim')
    .select(({ fn }) => fn.countAll().as('running'))
    .where('isCounted', '=', 1)
    .where('claimedUntil', '>', now)
    .executeTakeFirstOrThrow()
  return made + Number(running)
}

export async function isClaimed(
  db: Database,
  owner: OwnerId,
  situationId: number,
  now: number,
): Promise<boolean> {
  const claim = await ownRows(db, owner, 'analysisClaim')
    .select('token')
    .where('situationId', '=', situationId)
    .where('claimedUntil', '>', now)
    .executeTakeFirst()
  return claim !== undefined
}

export type Claim = { situationId: number; token: string; isCounted: boolean }

/** Takes over an expired claim. */
export async function keepClaim(
  tx: Database,
  owner: OwnerId,
  { situationId, token, isCounted }: Claim,
  now: number,
): Promise<void> {
  const claim = { token, isCounted: flag(isCounted), claimedUntil: now + CLAIM }
  await tx
    .insertInto('analysisClaim')
    .values({ situationId, userId: owner, ...claim })
    .onConflict((conflict) => conflict.column('situationId').doUpdateSet(claim))
    .execute()
}

/** False if the claim was taken over or the situation was deleted. */
export async function releaseClaim(db: Database, owner: OwnerId, claim: Claim): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('analysisClaim')
    .where('userId', '=', owner)
    .where('situationId', '=', claim.situationId)
    .where('token', '=', claim.token)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function countMade(tx: Database, owner: OwnerId): Promise<void> {
  await tx
    .updateTable('user')
    .set(({ eb }) => ({ analysesMade: eb('analysesMade', '+', 1) }))
    .where('id', '=', owner)
    .execute()
}
