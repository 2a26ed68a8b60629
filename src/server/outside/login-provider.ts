import type * as oidc from 'openid-client'
import type { Config } from '#server/base/config.ts'

/** A login provider outside; its description is asked for once, and again after a failure. */
export type LoginProvider = { find: () => Promise<oidc.Configuration> }

/** In seconds. */
const TIMEOUT = 5

export function createLoginProvider(settings: Config['oidc']): LoginProvider | null {
  if (!settings) return null
  let known: Promise<oidc.Configuration> | null = null
  return {
    find() {
      known ??= discover(settings)
      known.catch(() => {
        known = null
      })
      return known
    },
  }
}

async function discover(settings: NonNullable<Config['oidc']>): Promise<oidc.Configuration> {
  const { allowInsecureRequests, discovery } = await import('openid-client')
  const issuer = new URL(settings.issuer)
  const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : []
  return discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    execute,
    timeout: TIMEOUT,
  })
}
