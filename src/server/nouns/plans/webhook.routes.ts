import { RefusalError, refuse } from '#server/base/refuse.ts'
import { readText } from '#server/http/read-body.ts'
import type { App } from '#server/http/serve.ts'
import type { EventNotice } from '#server/outside/payments/payments.ts'
import type { Services } from '#server/outside/services.ts'
import { findPayer, hasLearnt, learnPeriod } from './billing.repository.ts'

const PATH = '/api/billing/webhook'
const LIMIT = 64 * 1024

/**
 * Receives the provider's signed events. An event only names a subscription, whose state is then fetched; events
 * about anything else are acknowledged and ignored.
 */
export function webhookRoutes(app: App, services: Services): void {
  const { webhookHeader } = services.payments
  if (!webhookHeader) return

  app.post(PATH, async (c) => {
    c.set('pattern', PATH)
    const body = await readText(c.req.raw, LIMIT).catch((error: unknown) => {
      if (error instanceof RefusalError) refuse('invalid', error.message)
      throw error
    })
    const notice = await services.payments.readEvent(body, c.req.header(webhookHeader) ?? '')
    if (notice && !(await hasLearnt(services.db, notice.eventId))) await follow(services, notice)
    return c.json({ received: true })
  })
}

async function follow(services: Services, notice: EventNotice): Promise<void> {
  const { db, payments, now, log } = services
  const { subscriptionId, ...event } = notice
  const learntAt = now()
  const found = await payments.findPeriod(subscriptionId).catch((error: Error) => {
    log.fault('webhook', error)
    return refuse('unavailable', 'Please send this again later.', { retryAfterSeconds: 60 })
  })
  if (!found) return log.line(`alert ${event.eventId}: the provider doesn’t know its subscription`)
  const { customerId, isOurPlan, ...period } = found
  const userId = await findPayer(db, customerId)
  if (!userId) return log.line(`alert ${event.eventId}: paid by nobody we know`)
  if (!isOurPlan) return log.line(`alert ${event.eventId}: not our plan at our price`)
  await learnPeriod(services, userId, { ...period, ...event, learntAt })
}
