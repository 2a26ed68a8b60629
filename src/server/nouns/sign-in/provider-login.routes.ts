import type * as oidc from 'openid-client'
import { type LoginProblem, loginProblemHref } from '#domain/people/login-problem.ts'
import { Email, FirstName } from '#domain/people/person.ts'
import { MINUTE } from '#domain/values/duration.ts'
import { inTransaction } from '#server/base/owner.ts'
import { RefusalError } from '#server/base/refuse.ts'
import type { Browser } from '#server/http/browser.ts'
import { siteUrlOf } from '#server/http/own-site-only.ts'
import { type App, type HttpContext, inPlace } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { type Account, findAccount, findByClaim } from '#server/people/account.repository.ts'
import { confirmEmail } from './confirm-email.ts'
import { addAccount, admit } from './invitations.ts'
import { markProviderSession } from './provider-session.ts'
import { startTrustedSession } from './start-session.ts'

const COOKIE = 'login'
const LASTS = 10 * MINUTE
const CALLBACK = '/api/login/callback'

/** The values the provider must return unchanged, stored in a signed cookie. */
type Checks = { state: string; nonce: string; verifier: string; redirectUri: string }

/** Redirects to the login provider and back, or to our form without one. */
export function providerLoginRoutes(app: App, services: Services): void {
  const { config, seal, log, provider } = services

  const leadBack = (c: HttpContext, problem: LoginProblem, error?: unknown) => {
    if (error instanceof Error) log.fault(c.get('requestId'), error)
    return c.redirect(loginProblemHref(problem))
  }

  app.get('/api/login', inPlace, async (c) => {
    if (!provider) return c.redirect('/auth')
    const found = await provider.find().catch((error: Error) => error)
    if (found instanceof Error) return leadBack(c, 'away', found)
    const oidc = await import('openid-client')
    const checks: Checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      // The cookie belongs to the host name this page was opened under.
      redirectUri: siteUrlOf(c.req.raw, config) + CALLBACK,
    }
    const address = oidc.buildAuthorizationUrl(found, {
      redirect_uri: checks.redirectUri,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      state: checks.state,
      nonce: checks.nonce,
    })
    const kept = Buffer.from(JSON.stringify(checks)).toString('base64url')
    c.get('browser').writeCookie(COOKIE, seal.sign('login', kept), LASTS / 1000)
    return c.redirect(address.href)
  })

  app.get(CALLBACK, inPlace, async (c) => {
    const browser = c.get('browser')
    const checks = readChecks(browser)
    browser.clearCookie(COOKIE)
    if (!provider || !checks) return leadBack(c, 'refused')
    if (c.req.query('error') === 'access_denied' && c.req.query('state') === checks.state)
      return leadBack(c, 'cancelled')
    const found = await provider.find().catch((error: Error) => error)
    if (found instanceof Error) return leadBack(c, 'away', found)
    try {
      const claims = await readClaims(found, c, checks)
      await inTransaction({ ...services, browser }, async (tx) => {
        const account = await accountOfProvider(tx, claims)
        await startTrustedSession(tx, account.id, 'provider')
      })
      markProviderSession(browser)
      return c.redirect('/dashboard')
    } catch (error) {
      if (error instanceof RefusalError) return leadBack(c, 'not_admitted')
      return leadBack(c, isAway(error) ? 'away' : 'refused', error)
    }
  })

  async function readClaims(
    found: oidc.Configuration,
    c: HttpContext,
    checks: Checks,
  ): Promise<Claims> {
    const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
    const address = new URL(checks.redirectUri)
    address.search = new URL(c.req.url).search
    const tokens = await authorizationCodeGrant(found, address, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider didn’t tell us who you are.')
    const isWhole = claims.email && (claims.given_name || claims.name)
    if (isWhole || !found.serverMetadata().userinfo_endpoint) return claims
    // Many providers return name and email only from the userinfo endpoint.
    const more = await fetchUserInfo(found, tokens.access_token, claims.sub)
    const { email } = { ...more, ...claims }
    // `email_verified` is valid only for the email it came with.
    const email_verified = [claims, more].some(
      (told) => told.email === email && told.email_verified === true,
    )
    return { ...more, ...claims, email, email_verified }
  }

  function readChecks(browser: Browser): Checks | null {
    const kept = seal.open('login', browser.readCookie(COOKIE) ?? '')
    return kept ? JSON.parse(Buffer.from(kept, 'base64url').toString()) : null
  }
}

/** True if the provider became unreachable after it redirected back. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isSilent = error instanceof TypeError && error.message === 'fetch failed'
  return isSilent || error.name === 'TimeoutError' || isAway(error.cause)
}

/** The claims of a login provider. All but the first two may be missing. */
type Claims = {
  iss: string
  sub: string
  email?: unknown
  email_verified?: unknown
  given_name?: unknown
  family_name?: unknown
  name?: unknown
}

/**
 * Finds or creates the account of a provider's user. The provider's subject decides; an email counts only if
 * verified, because some providers accept any email.
 */
async function accountOfProvider(tx: Services, claims: Claims): Promise<Account> {
  const { db, now } = tx
  const known = await db
    .selectFrom('providerIdentity')
    .select('userId')
    .where('issuer', '=', claims.iss)
    .where('subject', '=', claims.sub)
    .executeTakeFirst()
  const linked = known && (await findAccount(db, known.userId))
  if (linked) return linked

  const account = await accountOfEmail(tx, claims)
  await db
    .insertInto('providerIdentity')
    .values({ issuer: claims.iss, subject: claims.sub, userId: account.id, createdAt: now() })
    .execute()
  return account
}

async function accountOfEmail(tx: Services, claims: Claims): Promise<Account> {
  const email = Email.safeParse(claims.email).data ?? null
  const isVerified = email !== null && claims.email_verified === true
  const owner = isVerified ? await findByClaim(tx.db, email) : undefined
  if (owner?.emailConfirmedAt) return owner
  // A provider login can't carry an invitation, so the operator adds such people in advance.
  if (!owner) await admit(tx, { email: email ?? '' })
  const account = owner ?? (await addFromClaims(tx, claims, email))
  return isVerified ? confirmEmail(tx, account.id, email) : account
}

async function addFromClaims(tx: Services, claims: Claims, email: string | null) {
  const names = [claims.given_name, claims.name]
  const firstName = names.map((name) => FirstName.safeParse(name).data).find(Boolean) ?? 'Friend'
  const lastName = FirstName.safeParse(claims.family_name).data ?? null
  const account = await addAccount(tx, { firstName, lastName, email, claimedEmail: null })
  if (!account) throw new Error('An account without a claim was refused for its claim.')
  return account
}
