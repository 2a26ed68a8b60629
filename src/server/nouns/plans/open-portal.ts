import { NO_PORTAL, PORTAL_FAILED } from '#domain/people/plan.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Services } from '#server/outside/services.ts'
import { findCustomer } from './billing.repository.ts'

/** Opens the provider's page for invoices and cards. */
export async function openPortal(
  { db, payments, log }: Services,
  owner: OwnerId,
  returnUrl: string,
): Promise<string> {
  const customerId = await findCustomer(db, owner)
  const opened =
    customerId &&
    (await payments.openPortal(customerId, returnUrl).catch((error: Error) => {
      log.fault('portal', error)
      return refuse('unavailable', PORTAL_FAILED, { retryAfterSeconds: 5 })
    }))
  return opened || refuse('conflict', NO_PORTAL)
}
