import { signIn as calls } from '#contract/sign-in.ts'
import { NO_EMAIL } from '#domain/people/person.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { refuseOtherSites, siteUrlOf } from '#server/http/own-site-only.ts'
import { type App, serve } from '#server/http/serve.ts'
import { inPlace } from '#server/http/shed-load.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { withinNetworkRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { toPerson } from '#server/people/to-person.ts'
import { promiseConfirmation, promiseProof } from './account-mails.ts'
import { SIGN_IN_STARTS } from './code-requester.ts'
import { providerSignOut } from './provider-session.ts'
import { confirm, prove, register, signIn, signOut } from './sign-in.ts'
import { countingRefusals } from './sign-in-code.ts'

export function signInRoutes(app: App, services: Services): void {
  const { db, now, config } = services

  serve(app, calls.user, async ({ user }) => toPerson(user, services))

  serve(app, calls.register, async ({ browser, body }) =>
    toPerson(await register(services, browser, body), services),
  )

  serve(app, calls.login, async ({ browser, body }) =>
    toPerson(await countingRefusals(services, () => signIn(services, browser, body)), services),
  )

  serve(app, calls.confirm, async ({ browser, user, body }) =>
    toPerson(await confirm(services, browser, user, body.code), services),
  )

  serve(app, calls.sendConfirmation, async ({ browser, user }) => {
    // Open sign-in never confirms emails, so it must not mail typed addresses.
    if (config.signIn === 'open') refuseAsMissing()
    if (user.email === null) refuse('conflict', NO_EMAIL)
    await withinNetworkRate(services, SIGN_IN_STARTS, browser.networks)
    await promiseConfirmation(services, user)
    await addJob(db, 'mail_confirmation_code', { userId: user.id }, now())
  })

  serve(app, calls.sendProof, async ({ browser, user }) => {
    await withinNetworkRate(services, SIGN_IN_STARTS, browser.networks)
    const { id: userId, sessionId } = user
    if (!sessionId) return
    await promiseProof(services, userId)
    await addJob(db, 'mail_proof_code', { userId, sessionId }, now())
  })

  serve(app, calls.prove, async ({ browser, user, body }) =>
    prove(services, browser, user, body.code),
  )

  // Outside the contract: the browser navigates here and is redirected to the front page.
  app.on(['GET', 'POST'], '/api/logout', inPlace, async (c) => {
    refuseOtherSites(c.req.raw, config)
    const browser = c.get('browser')
    await signOut(services, browser, c.get('user'))
    const elsewhere = await providerSignOut(services, browser, siteUrlOf(c.req.raw, config))
    // Clears the cached pages and replies. Display settings stay.
    c.header('Clear-Site-Data', '"cache"')
    return c.redirect(elsewhere ?? '/', 303)
  })
}
