import type { Services } from '#server/services.ts'

/** After an account is gone: the payment provider ends what it charges for and forgets the person too. */
export const forgetCustomer = (
  { payments }: Services,
  { customerId }: { customerId: string },
): Promise<void> => payments.forgetCustomer(customerId)
