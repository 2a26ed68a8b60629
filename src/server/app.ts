import { Hono } from 'hono'
import { analysisRoutes } from './analyses/analyses.routes.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { providerLoginRoutes } from './auth/provider-login.routes.ts'
import { sessionsRoutes } from './auth/sessions.routes.ts'
import { whoIs } from './auth/who-is.ts'
import { consentRoutes } from './consents/consents.routes.ts'
import { devRoutes } from './dev/dev.routes.ts'
import { exampleRoutes } from './examples/examples.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { answerError } from './http/answer-error.ts'
import { ownSiteOnly } from './http/own-site-only.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { App } from './http/serve.ts'
import { shedLoad } from './http/shed-load.ts'
import { webFiles } from './http/web-files.ts'
import { lookBackRoutes } from './look-back/look-back.routes.ts'
import { mailsRoutes } from './mail/mails.routes.ts'
import { openapiRoutes } from './openapi/openapi.routes.ts'
import { ownershipRoutes } from './ownership/ownership.routes.ts'
import { refuseAsMissing } from './refuse.ts'
import { relationshipRoutes } from './relationships/relationships.routes.ts'
import { selfMapRoutes } from './self-map/self-map.routes.ts'
import type { Services } from './services.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { sharedPage } from './shares/shared-page.ts'
import { shareRoutes } from './shares/shares.routes.ts'
import { situationRoutes } from './situations/situations.routes.ts'
import { localCheckoutRoutes } from './subscription/local-checkout.routes.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { webhookRoutes } from './subscription/webhook.routes.ts'
import { trialRoutes } from './trial/trial.routes.ts'
import { usageRoutes } from './usage/usage.routes.ts'

/** Every noun's routes, one line each; the order does not matter. A new noun is added here. */
const NOUNS: ((app: App, services: Services) => void)[] = [
  analysisRoutes,
  analyticsRoutes,
  authRoutes,
  consentRoutes,
  exampleRoutes,
  healthRoutes,
  lookBackRoutes,
  relationshipRoutes,
  selfMapRoutes,
  devRoutes,
  openapiRoutes,
  providerLoginRoutes,
  sessionsRoutes,
  settingsRoutes,
  shareRoutes,
  situationRoutes,
  subscriptionRoutes,
  localCheckoutRoutes,
  webhookRoutes,
  mailsRoutes,
  ownershipRoutes,
  trialRoutes,
  usageRoutes,
]

/** The whole server as one function from Request to Response; it neither listens nor reads env. */
export function createApp(services: Services): App {
  const { config, log, seal, webFolder } = services
  const app: App = new Hono()
  app.onError(answerError(log))

  app.use(requestLog(log, seal), securityHeaders(config.isHttps), ownSiteOnly(config))
  app.use('/api/*', shedLoad(), whoIs(services))
  for (const mount of NOUNS) mount(app, services)
  app.all('/api/*', refuseAsMissing)
  app.get('*', sharedPage(services), webFiles(webFolder))
  app.notFound(refuseAsMissing)
  return app
}
