import { randomUUID } from 'node:crypto'
import { standingFrom } from '#domain/people/paid-period.ts'
import { CANCEL_FAILED, NOTHING_TO_CANCEL } from '#domain/people/plan.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Services } from '#server/outside/services.ts'
import { listLearnt } from './billing.repository.ts'
import { learnPeriod } from './learn-period.ts'

/** Cancels at the end of the paid period, or resumes. Saves the provider's reply like an event. */
export async function changeCancelling(
  services: Services,
  owner: OwnerId,
  isCancelling: boolean,
): Promise<void> {
  const { db, now, log, payments } = services
  const learntAt = now()
  const { subscriptionId, expiresAt, ...standing } = standingFrom(await listLearnt(db, owner))
  if (!subscriptionId || expiresAt === null || expiresAt <= learntAt)
    return refuse('conflict', NOTHING_TO_CANCEL)
  if (standing.cancelAtPeriodEnd === isCancelling) return
  const period = { ...standing, subscriptionId, endsAt: expiresAt }
  const changed = await payments.setCancelling(period, isCancelling).catch((error: Error) => {
    log.fault('cancel', error)
    return refuse('unavailable', CANCEL_FAILED, { retryAfterSeconds: 5 })
  })
  const eventId = `own-${randomUUID()}`
  await learnPeriod(services, owner, { ...changed, eventId, happenedAt: learntAt, learntAt })
}
