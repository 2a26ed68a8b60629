import type { KyselyPlugin, PluginTransformResultArgs } from 'kysely'
import type { Database } from './database.ts'

const EVERYTHING = {
  subscriptionTier: 'premium',
  subscriptionStatus: 'active',
  subscriptionExpiresAt: null,
} as const

/**
 * Where an instance has no plans, every account is read as one to which everything is open, whoever asks for it and
 * from wherever. What is stored stays as it is, so plans can be turned on again.
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
