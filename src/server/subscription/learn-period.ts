import { type LearntPeriod, type PaidStanding, standingFrom } from '#domain/paid-period.ts'
import type { Account } from '#server/auth/account.repository.ts'
import type { Database } from '#server/db/database.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { Services } from '#server/services.ts'
import { isPaying } from '#server/usage/premium-access.ts'
import { insertLearnt, listLearnt } from './billing.repository.ts'

type Needs = Pick<Services, 'db' | 'now'>

/**
 * Keeps what was learnt about a paid period and computes the person's plan anew from everything kept.
 * An event that was kept before changes nothing, and an account that is gone stays gone.
 */
export function learnPeriod(
  { db, now }: Needs,
  userId: number,
  learnt: LearntPeriod,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .updateTable('user')
      .set({ countedAt: now() })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirst()
    if (!before || !(await insertLearnt(tx, userId, learnt))) return
    const standing = standingFrom(await listLearnt(tx, userId))
    await tx
      .updateTable('user')
      .set({
        subscriptionTier: standing.tier,
        subscriptionStatus: standing.status,
        subscriptionExpiresAt: standing.expiresAt,
        cancelAtPeriodEnd: standing.cancelAtPeriodEnd ? 1 : 0,
      })
      .where('id', '=', userId)
      .execute()
    await tellOfChange(tx, before, standing, now())
  })
}

/** A mail when Premium begins, and one when it was cancelled; each once, because the event counts once. */
async function tellOfChange(
  tx: Database,
  before: Account,
  after: PaidStanding,
  now: number,
): Promise<void> {
  const pays =
    after.tier !== 'free' && after.status === 'active' && (after.expiresAt ?? now + 1) > now
  if (!pays) return
  if (!isPaying(before, now))
    await addJob(tx, 'mail_subscription_started', { userId: before.id }, now)
  else if (after.cancelAtPeriodEnd && before.cancelAtPeriodEnd === 0)
    await addJob(tx, 'mail_subscription_cancelled', { userId: before.id }, now)
}
