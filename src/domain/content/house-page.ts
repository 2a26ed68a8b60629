/** The pages on which a house says how it treats people. Its operator's own words win over ours. */
import * as z from 'zod/mini'

export const HousePageName = z.enum(['privacy', 'terms', 'accessibility'])
export type HousePageName = z.infer<typeof HousePageName>

/** Bytes; a longer file is cut by nobody, it is not shown. */
export const HOUSE_PAGE_LIMIT = 200_000

/** What differs from house to house and belongs on these pages. */
export type House = {
  contact: string | null
  hasPlans: boolean
  takesPayments: boolean
  mailsCodes: boolean
  outsideEngine: string | null
  backupKeepDays: number
}
