/** The policy pages of an instance. The operator's text overrides ours. */
import * as z from 'zod/mini'

export const PolicyPageName = z.enum(['privacy', 'terms', 'accessibility'])
export type PolicyPageName = z.infer<typeof PolicyPageName>

/** In bytes. A longer file is not shown at all. */
export const POLICY_PAGE_LIMIT = 200_000

/** The settings of an instance that these pages mention. */
export type Instance = {
  contact: string | null
  hasPlans: boolean
  takesPayments: boolean
  mailsCodes: boolean
  /** True if a language model runs on the server. */
  hasModelHere: boolean
  outsideEngine: string | null
  backupKeepDays: number
}
