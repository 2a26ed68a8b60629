import * as oidc from 'openid-client'
import { MINUTE } from '#domain/duration.ts'
import type { Browser } from '#server/http/browser.ts'
import type { App } from '#server/http/serve.ts'
import { inPlace } from '#server/http/shed-load.ts'
import type { Services } from '#server/outside/services.ts'
import { accountOfProvider } from './provider-account.ts'
import { startSession } from './start-session.ts'
import { trustDevice } from './trusted-device.ts'

const COOKIE = 'login'
const LASTS = 10 * MINUTE
const CALLBACK = '/api/login/callback'

/** What must come back unchanged from the provider; it waits in a signed cookie meanwhile. */
type Checks = { state: string; nonce: string; verifier: string }

/** Not data calls: the browser goes to the provider and comes back. Without a provider, to our own form. */
export function providerLoginRoutes(app: App, services: Services): void {
  const { config, seal, log, db, now } = services
  const redirectUri = `${config.publicUrl ?? `http://localhost:${config.port}`}${CALLBACK}`
  let known: Promise<oidc.Configuration> | null = null

  /** Asked of the provider once; asked again after a failure. */
  function provider(settings: NonNullable<typeof config.oidc>): Promise<oidc.Configuration> {
    const issuer = new URL(settings.issuer)
    const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []
    known ??= oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      execute,
      timeout: 5,
    })
    known.catch(() => {
      known = null
    })
    return known
  }

  app.get('/api/login', inPlace, async (c) => {
    if (!config.oidc) return c.redirect('/auth')
    const [state, nonce] = [oidc.randomState(), oidc.randomNonce()]
    const verifier = oidc.randomPKCECodeVerifier()
    const address = oidc.buildAuthorizationUrl(await provider(config.oidc), {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    })
    const kept = Buffer.from(JSON.stringify({ state, nonce, verifier })).toString('base64url')
    c.get('browser').writeCookie(COOKIE, seal.sign('login', kept), LASTS / 1000)
    return c.redirect(address.href)
  })

  app.get(CALLBACK, inPlace, async (c) => {
    const browser = c.get('browser')
    const checks = readChecks(browser)
    browser.clearCookie(COOKIE)
    if (!config.oidc || !checks) return c.redirect('/auth')
    try {
      const address = new URL(redirectUri)
      address.search = new URL(c.req.url).search
      const tokens = await oidc.authorizationCodeGrant(await provider(config.oidc), address, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) return c.redirect('/auth')
      await db.transaction().execute(async (tx) => {
        const account = await accountOfProvider(tx, claims, now())
        await startSession(services, browser, tx, account.id, 'provider')
        await trustDevice(services, browser, tx, account.id, false)
      })
      return c.redirect('/dashboard')
    } catch (error) {
      log.fault(c.get('requestId'), error instanceof Error ? error : new Error('provider login'))
      return c.redirect('/auth')
    }
  })

  function readChecks(browser: Browser): Checks | null {
    const kept = seal.open('login', browser.readCookie(COOKIE) ?? '')
    return kept ? JSON.parse(Buffer.from(kept, 'base64url').toString()) : null
  }
}
