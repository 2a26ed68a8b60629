import type { LearntPeriod } from '#domain/people/paid-period.ts'
import type { Database } from '#server/base/db/database.ts'
import { findOwn, isAny } from '#server/base/db/own-row.ts'
import { flag } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'

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
export async function insertLearnt(
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
