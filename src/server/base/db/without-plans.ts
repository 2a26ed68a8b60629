import type { KyselyPlugin, PluginTransformResultArgs } from 'kysely'
import type { Database } from './database.ts'

const EVERYTHING = {
  subscriptionTier: 'premium',
  subscriptionStatus: 'active',
  subscriptionExpiresAt: null,
} as const

/**
 * Reads every account as one with full access, for an instance without plans. The stored rows don't change, so plans
 * can be turned on again.
 */
const everythingIsOpen: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }: PluginTransformResultArgs) {
    const isAboutAccounts = result.rows.some((row) => 'subscriptionTier' in row)
    if (!isAboutAccounts) return result
    return { ...result, rows: result.rows.map((row) => ({ ...row, ...EVERYTHING })) }
  },
}

export const withoutPlans = (db: Database): Database => db.withPlugin(everythingIsOpen)
