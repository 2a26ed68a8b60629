import type { Browser } from '#server/http/browser.ts'
import type { Services } from '#server/outside/services.ts'
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
  { provider }: Pick<Services, 'provider'>,
  browser: Browser,
  site: string,
): Promise<string | null> {
  if (!browser.readCookie(COOKIE)) return null
  browser.clearCookie(COOKIE)
  const found = await provider?.find().catch(() => null)
  if (!found?.serverMetadata().end_session_endpoint) return null
  const { buildEndSessionUrl } = await import('openid-client')
  return buildEndSessionUrl(found, { post_logout_redirect_uri: `${site}/` }).href
}
