import { oneYearAfter, owedIn, standingFrom } from '#domain/people/paid-period.ts'
import {
  ALREADY_PREMIUM,
  isSubscribed,
  NO_PAYMENT_DUE,
  PAYMENT_IS_DUE,
} from '#domain/people/plan.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import {
  type LocalOrder,
  localSubscriptionId,
  openLocalOrder,
} from '#server/outside/payments/local-payments.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { listLearnt } from './billing.repository.ts'
import { learnPeriod } from './learn-period.ts'

const DECLINED = 'The test card was declined. Nothing was charged, and your plan hasn’t changed.'

type Settlement = { order: string; outcome: 'paid' | 'declined' | 'cancelled' }

/** Settles an order on the test page that replaces a payment provider. */
export async function settleLocally(own: OwnServices, { order: signed, outcome }: Settlement) {
  const order = openLocalOrder(own.seal, signed)
  if (order?.userId !== own.owner) return refuseAsMissing()
  if (outcome === 'declined') return refuse('conflict', DECLINED)
  if (outcome === 'paid') await pay(own, order)
  return { returnUrl: outcome === 'paid' ? order.successUrl : order.cancelUrl }
}

/** Pays an order, idempotently. A new order must still be what the person needs. */
async function pay(services: Services, { userId, key, place, repairs }: LocalOrder): Promise<void> {
  const at = services.now()
  // Two orders paid at once share this id, so that only one has an effect.
  const eventId = repairs ? `local-paid-${key}` : `local-bought-${place}`
  const learnt = await listLearnt(services.db, userId)
  const isPaid = learnt.some((known) =>
    repairs ? known.eventId === eventId : known.subscriptionId === localSubscriptionId(key),
  )
  if (isPaid) return
  const [owed] = owedIn(learnt)
  if (isSubscribed(standingFrom(learnt), at)) refuse('conflict', ALREADY_PREMIUM)
  if (owed && !repairs) refuse('conflict', PAYMENT_IS_DUE)
  if (repairs && owed?.subscriptionId !== repairs) refuse('conflict', NO_PAYMENT_DUE)
  await learnPeriod(services, userId, {
    eventId,
    subscriptionId: owed?.subscriptionId ?? localSubscriptionId(key),
    status: 'active',
    endsAt: owed && owed.endsAt > at ? owed.endsAt : oneYearAfter(at),
    cancelAtPeriodEnd: false,
    happenedAt: at,
    learntAt: at,
  })
}
