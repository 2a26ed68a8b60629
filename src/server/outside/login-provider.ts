import * as oidc from 'openid-client'
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
      const issuer = new URL(settings.issuer)
      const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []
      known ??= oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
        execute,
        timeout: TIMEOUT,
      })
      known.catch(() => {
        known = null
      })
      return known
    },
  }
}
