import { type LearntPeriod, type PaidStanding, standingFrom } from '#domain/people/paid-period.ts'
import { isSubscribed } from '#domain/people/plan.ts'
import type { Database } from '#server/base/db/database.ts'
import { flag } from '#server/base/db/schema.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { Services } from '#server/outside/services.ts'
import type { Account } from '#server/people/account.repository.ts'
import { lockAccount } from '#server/people/lock-person.ts'
import { isPaying } from '#server/people/premium-access.ts'
import { insertLearnt, listLearnt } from './billing.repository.ts'

type Needs = Pick<Services, 'db' | 'now'>

/**
 * Saves what was learnt about a paid period and recomputes the plan from all events. Idempotent; a deleted account is
 * ignored.
 */
export function learnPeriod(
  { db, now }: Needs,
  userId: number,
  learnt: LearntPeriod,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await lockAccount(tx, userId, now())
    if (!before || !(await insertLearnt(tx, userId, learnt))) return
    const standing = standingFrom(await listLearnt(tx, userId))
    await tx
      .updateTable('user')
      .set({
        subscriptionTier: standing.tier,
        subscriptionStatus: standing.status,
        subscriptionExpiresAt: standing.expiresAt,
        cancelAtPeriodEnd: flag(standing.cancelAtPeriodEnd),
      })
      .where('id', '=', userId)
      .execute()
    await tellOfChange(tx, before, standing, now())
  })
}

/** Mails when Premium begins and when it is cancelled. Each event counts once, so each mail is sent once. */
async function tellOfChange(
  tx: Database,
  before: Account,
  after: PaidStanding,
  now: number,
): Promise<void> {
  if (!isSubscribed(after, now)) return
  if (!isPaying(before, now))
    await addJob(tx, 'mail_subscription_started', { userId: before.id }, now)
  else if (after.cancelAtPeriodEnd && before.cancelAtPeriodEnd === 0)
    await addJob(tx, 'mail_subscription_cancelled', { userId: before.id }, now)
}
