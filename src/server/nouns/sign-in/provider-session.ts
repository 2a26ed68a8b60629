import type { Browser, Visit } from '#server/http/browser.ts'
import { SESSION_LIFE } from '#server/people/session.ts'

const COOKIE = 'provider'

/** Records that this browser is signed in at the provider too. */
export const markProviderSession = (browser: Browser): void =>
  browser.writeCookie(COOKIE, '1', SESSION_LIFE / 1000)

/**
 * Returns the address that ends the provider's session, so that the next person at this browser isn't signed in
 * automatically. Null without such a session, or if the provider doesn't support it.
 */
export async function providerSignOut(
  { provider, browser }: Visit,
  site: string,
): Promise<string | null> {
  if (!browser.readCookie(COOKIE)) return null
  browser.clearCookie(COOKIE)
  const found = await provider?.find().catch(() => null)
  if (!found?.serverMetadata().end_session_endpoint) return null
  const { buildEndSessionUrl } = await import('openid-client')
  return buildEndSessionUrl(found, { post_logout_redirect_uri: `${site}/` }).href
}
