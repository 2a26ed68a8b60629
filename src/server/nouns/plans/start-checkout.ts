import { randomUUID } from 'node:crypto'
import { type LearntPeriod, owedIn } from '#domain/people/paid-period.ts'
import { ALREADY_PREMIUM, CHECKOUT_FAILED } from '#domain/people/plan.ts'
import { HOUR } from '#domain/values/duration.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import type { Order, Repair } from '#server/outside/payments/payments.ts'
import type { Services } from '#server/outside/services.ts'
import { type Account, findAccount } from '#server/people/account.repository.ts'
import { isPaying } from '#server/people/premium-access.ts'
import { requireConfirmedEmail } from '#server/people/sign-in-rules.ts'
import { findCustomer, keepCustomer, listLearnt } from './billing.repository.ts'
import { learnPeriod } from './learn-period.ts'

type Wish = Pick<Order, 'successUrl' | 'cancelUrl' | 'site'>

/**
 * Starts a payment at the provider: of what a subscription owes, or else of a new one, so that a person never has
 * two. The plan changes only when the provider confirms.
 */
export async function startCheckout(
  services: Services,
  user: Account,
  wish: Wish,
): Promise<string> {
  const { db, config, now, payments } = services
  requireConfirmedEmail(config, user)
  if (isPaying(user, now())) refuse('conflict', ALREADY_PREMIUM)
  const learnt = await listLearnt(db, user.id)
  const owed = owedIn(learnt).find(payments.collects)
  const order: Order = {
    ...wish,
    userId: user.id,
    email: user.email,
    key: keyOf(services, user, wish, learnt.length),
    place: services.seal.hash('place', [user.id, user.createdAt, learnt.length].join('\n')),
  }
  const start = await askProvider(services, order, owed)
  if ('payAt' in start) return start.payAt

  // The reply came before the event. Save it like one, then start again.
  const at = now()
  const word = { eventId: `own-${randomUUID()}`, happenedAt: at, learntAt: at }
  await learnPeriod(services, user.id, { ...start.period, ...word })
  return startCheckout(services, (await findAccount(db, user.id)) ?? refuseAsMissing(), wish)
}

async function askProvider(
  services: Services,
  order: Order,
  owed: LearntPeriod | undefined,
): Promise<Repair> {
  const { payments, log } = services
  try {
    if (owed) return await payments.startRepair(order, owed)
    const customerId = await findOrMakeCustomer(services, order)
    return await payments.startCheckout(order, customerId)
  } catch (error) {
    log.fault('checkout', error instanceof Error ? error : new Error(String(error)))
    return refuse('unavailable', CHECKOUT_FAILED, { retryAfterSeconds: 5 })
  }
}

async function findOrMakeCustomer(services: Services, order: Order): Promise<string | null> {
  const { db, payments, now } = services
  const known = await findCustomer(db, order.userId)
  if (known) return known
  const made = await payments.makeCustomer(order)
  if (!made) return null
  await keepCustomer(db, order.userId, made, now())
  return findCustomer(db, order.userId)
}

/**
 * The idempotency key: one order per person and hour, however often the button is pressed. After any payment or end
 * it is a new one.
 */
function keyOf({ seal, now }: Services, user: Account, wish: Wish, learntSoFar: number): string {
  const hour = Math.floor(now() / HOUR)
  const { successUrl, cancelUrl } = wish
  return seal.hash(
    'checkout',
    [user.id, user.createdAt, 'premium', hour, learntSoFar, successUrl, cancelUrl].join('\n'),
  )
}
