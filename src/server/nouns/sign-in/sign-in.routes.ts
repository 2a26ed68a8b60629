import { randomUUID } from 'node:crypto'
import { signIn as calls } from '#contract/sign-in.ts'
import { NO_EMAIL } from '#domain/people/person.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { refuseOtherSites, siteUrlOf } from '#server/http/own-site-only.ts'
import { type App, inPlace, routesOf } from '#server/http/serve.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { withinNetworkRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { toPerson } from '#server/people/to-person.ts'
import { promiseConfirmation, promiseProof, SIGN_IN_STARTS } from './code-requester.ts'
import { formRoutes } from './form.routes.ts'
import { addAccount } from './invitations.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { providerLoginRoutes } from './provider-login.routes.ts'
import { providerSignOut } from './provider-session.ts'
import { sessionsRoutes } from './sessions.routes.ts'
import { confirm, prove, register, signIn, signOut } from './sign-in.ts'
import { countingRefusals } from './sign-in-code.ts'

const signInRoutes = routesOf(calls, (services) => ({
  user: async ({ user }) => toPerson(user, services),
  register: async ({ visit, body }) => toPerson(await register(visit, body), services),
  login: async ({ visit, body }) =>
    toPerson(await countingRefusals(services, () => signIn(visit, body)), services),
  confirm: async ({ own, user, body }) => toPerson(await confirm(own, user, body.code), services),
  sendConfirmation: async ({ own, browser, user }) => {
    // Open sign-in never confirms emails, so it must not mail typed addresses.
    if (own.config.signIn === 'open') refuseAsMissing()
    if (user.email === null) refuse('conflict', NO_EMAIL)
    await withinNetworkRate(own, SIGN_IN_STARTS, browser.networks)
    await promiseConfirmation(own, user)
    await addJob(own, 'mail_confirmation_code', { userId: user.id })
  },
  sendProof: async ({ own, browser, user }) => {
    await withinNetworkRate(own, SIGN_IN_STARTS, browser.networks)
    const { id: userId, sessionId } = user
    if (!sessionId) return
    await promiseProof(own, userId)
    await addJob(own, 'mail_proof_code', { userId, sessionId })
  },
  prove: ({ own, user, body }) => prove(own, user, body.code),
  devLogin: services.config.isDevelopment
    ? async () => {
        const email = `developer-${randomUUID().slice(0, 8)}@example.test`
        const account = { firstName: 'Developer', email, claimedEmail: email, isDev: 1 } as const
        const added = await addAccount(services, account)
        return { devUserId: String(added?.id) }
      }
    : null,
}))

function signOutRoutes(app: App, services: Services): void {
  const { config } = services
  // Outside the contract: the browser navigates here and is redirected to the front page.
  app.on(['GET', 'POST'], '/api/logout', inPlace, async (c) => {
    refuseOtherSites(c.req.raw, config)
    const visit = { ...services, browser: c.get('browser') }
    await signOut(visit, c.get('user'))
    const elsewhere = await providerSignOut(visit, siteUrlOf(c.req.raw, config))
    // Clears the cached pages and replies. Display settings stay.
    c.header('Clear-Site-Data', '"cache"')
    return c.redirect(elsewhere ?? '/', 303)
  })
}

export const accessRoutes = [
  signInRoutes,
  signOutRoutes,
  formRoutes,
  providerLoginRoutes,
  passkeyRoutes,
  sessionsRoutes,
]
