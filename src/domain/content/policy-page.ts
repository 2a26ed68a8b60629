/** The pages on which a house says how it treats people. Its operator's own words win over ours. */
import * as z from 'zod/mini'

export const PolicyPageName = z.enum(['privacy', 'terms', 'accessibility'])
export type PolicyPageName = z.infer<typeof PolicyPageName>

/** Bytes; a longer file is cut by nobody, it is not shown. */
export const POLICY_PAGE_LIMIT = 200_000

/** What differs from house to house and belongs on these pages. */
export type Instance = {
  contact: string | null
  hasPlans: boolean
  takesPayments: boolean
  mailsCodes: boolean
  /** A language model on the server itself reads along. */
  hasModelHere: boolean
  outsideEngine: string | null
  backupKeepDays: number
}
