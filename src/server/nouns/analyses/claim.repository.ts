import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import { flag } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'

/**
 * How long one request may be at work on a situation before another may take over, in milliseconds: the
 * longest an analysis can take, and some.
 */
const CLAIM = 45_000

/** Analyses ever made, and those being made right now: each has its place already. */
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

/** A claim that was left behind is taken over. */
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

/** False where the claim is no longer ours: it was taken over, or the situation is gone. */
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
