import { ALREADY_PREMIUM, CHECKOUT_FAILED } from '#domain/plan.ts'
import type { SignedIn } from '#server/auth/session.ts'
import { requireConfirmedEmail } from '#server/auth/sign-in-rules.ts'
import type { Order } from '#server/payments/payments.ts'
import { refuse } from '#server/refuse.ts'
import type { Services } from '#server/services.ts'
import { isPaying } from '#server/usage/premium-access.ts'
import { findCustomer, keepCustomer, listLearnt } from './billing.repository.ts'

const HOUR = 60 * 60 * 1000

type Wish = Pick<Order, 'successUrl' | 'cancelUrl' | 'origin'>

/** Prepares a payment at the provider. Nothing about the plan changes until the provider says it was paid. */
export async function startCheckout(
  services: Services,
  user: SignedIn,
  wish: Wish,
): Promise<string> {
  const { config, now, log } = services
  requireConfirmedEmail(config, user)
  if (isPaying(user, now())) refuse('conflict', ALREADY_PREMIUM)
  const order: Order = {
    ...wish,
    userId: user.id,
    email: user.email,
    key: await keyOf(services, user, wish),
  }
  try {
    const customerId = await findOrMakeCustomer(services, order)
    return await services.payments.startCheckout(order, customerId)
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
 * One person's wish to buy within the hour is one order, however often the button is pressed. After
 * anything was paid or ended it is a new one.
 */
async function keyOf({ db, seal, now }: Services, user: SignedIn, wish: Wish): Promise<string> {
  const learnt = await listLearnt(db, user.id)
  const hour = Math.floor(now() / HOUR)
  const { successUrl, cancelUrl } = wish
  return seal.hash(
    'checkout',
    [user.id, user.createdAt, 'premium', hour, learnt.length, successUrl, cancelUrl].join('\n'),
  )
}
