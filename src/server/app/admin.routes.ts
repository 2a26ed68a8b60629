import { admin } from '#contract/admin.ts'
import { invitationHref } from '#domain/people/registration.ts'
import { isOperatorPage } from '#domain/values/page-paths.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { type App, type Middleware, serve } from '#server/http/serve.ts'
import { addInvitation, removeInvitation } from '#server/nouns/sign-in/invitations.ts'
import type { Services } from '#server/outside/services.ts'
import { whoIs } from '#server/people/who-is.ts'
import { instanceState, probeEngine } from './instance-state.ts'

export function adminRoutes(app: App, services: Services): void {
  const { db, now, config } = services
  serve(app, admin.state, () => instanceState(services))
  serve(app, admin.probe, () => probeEngine(services))
  serve(app, admin.invite, async ({ body }) => {
    const token = await addInvitation(db, body.email ?? null, now())
    return { link: config.siteUrl + invitationHref(token) }
  })
  serve(app, admin.withdraw, async ({ params }) => {
    if (!(await removeInvitation(db, params.id))) refuseAsMissing()
  })
}

/** Answers 404 for the operator's page unless the signed-in user is an operator. */
export function operatorsOnly(services: Services): Middleware {
  const findWho = whoIs(services)
  return async (c, next) => {
    if (!isOperatorPage(c.req.path)) return next()
    await findWho(c, async () => {
      if (!c.get('user')?.isOperator) c.set('isMissing', true)
      await next()
    })
  }
}
