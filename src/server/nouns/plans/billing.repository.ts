import { type LearntPeriod, type PaidStanding, standingFrom } from '#domain/people/paid-period.ts'
import { isSubscribed } from '#domain/people/plan.ts'
import type { Database } from '#server/base/db/database.ts'
import { findOwn, isAny } from '#server/base/db/own-row.ts'
import { flag } from '#server/base/db/schema.ts'
import { inTransaction, type Own, type Store } from '#server/base/owner.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { Account } from '#server/people/account.repository.ts'
import { lockAccount } from '#server/people/lock-person.ts'
import { isPaying } from '#server/people/premium-access.ts'

export const findCustomer = async (own: Own): Promise<string | null> =>
  (await findOwn(own, 'billingCustomer', {}))?.customerId ?? null

export async function findPayer(db: Database, customerId: string): Promise<number | null> {
  const row = await db
    .selectFrom('billingCustomer')
    .select('userId')
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return row?.userId ?? null
}

export const hasLearnt = (db: Database, eventId: string): Promise<boolean> =>
  isAny(db.selectFrom('billingEvent').where('eventId', '=', eventId))

/** Saves an event; false if it was saved before. */
async function insertLearnt(
  db: Database,
  userId: number,
  { endsAt, cancelAtPeriodEnd, ...learnt }: LearntPeriod,
): Promise<boolean> {
  const { eventId, subscriptionId, status, happenedAt, learntAt } = learnt
  const added = await db
    .insertInto('billingEvent')
    .values({
      eventId,
      userId,
      subscriptionId,
      status,
      periodEndsAt: endsAt,
      cancelAtPeriodEnd: flag(cancelAtPeriodEnd),
      happenedAt,
      learntAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst()
  return added !== undefined
}

export async function listLearnt(db: Database, userId: number): Promise<LearntPeriod[]> {
  const rows = await db
    .selectFrom('billingEvent')
    .selectAll()
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ userId: _, periodEndsAt, cancelAtPeriodEnd, ...row }) => ({
    ...row,
    endsAt: periodEndsAt,
    cancelAtPeriodEnd: cancelAtPeriodEnd === 1,
  }))
}

/**
 * Saves what was learnt about a paid period and recomputes the plan from all events. Idempotent; a deleted account is
 * ignored.
 */
export function learnPeriod(store: Store, userId: number, learnt: LearntPeriod): Promise<void> {
  return inTransaction(store, async (tx) => {
    const before = await lockAccount(tx, userId)
    if (!before || !(await insertLearnt(tx.db, userId, learnt))) return
    const standing = standingFrom(await listLearnt(tx.db, userId))
    await tx.db
      .updateTable('user')
      .set({
        subscriptionTier: standing.tier,
        subscriptionStatus: standing.status,
        subscriptionExpiresAt: standing.expiresAt,
        cancelAtPeriodEnd: flag(standing.cancelAtPeriodEnd),
      })
      .where('id', '=', userId)
      .execute()
    await tellOfChange(tx, before, standing)
  })
}

/** Mails when Premium begins and when it is cancelled. Each event counts once, so each mail is sent once. */
async function tellOfChange(tx: Store, before: Account, after: PaidStanding): Promise<void> {
  const now = tx.now()
  if (!isSubscribed(after, now)) return
  if (!isPaying(before, now)) await addJob(tx, 'mail_subscription_started', { userId: before.id })
  else if (after.cancelAtPeriodEnd && before.cancelAtPeriodEnd === 0)
    await addJob(tx, 'mail_subscription_cancelled', { userId: before.id })
}
