/** The schema of a trial's state. `trial.ts` computes it without a schema. */
import * as z from 'zod/mini'

export const TrialStatus = z.enum(['anonymous', 'account_trial', 'subscribed', 'expired'])

export const Trial = z.object({
  status: TrialStatus,
  startedAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  hasAccount: z.boolean(),
})
export type Trial = z.infer<typeof Trial>
