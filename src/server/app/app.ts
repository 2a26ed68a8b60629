import { Hono } from 'hono'
import { WRITING } from '#domain/content/pages.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { answerError } from '#server/http/answer-error.ts'
import { belowBase, pathBelow } from '#server/http/below-base.ts'
import { drawnPages } from '#server/http/drawn-pages.ts'
import { helpFirst } from '#server/http/help-first.ts'
import { refuseOtherMethods } from '#server/http/other-methods.ts'
import { ownSiteOnly } from '#server/http/own-site-only.ts'
import { createPlaces } from '#server/http/places.ts'
import { rateHeaders } from '#server/http/rate-headers.ts'
import { requestLog } from '#server/http/request-log.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { App, Middleware } from '#server/http/serve.ts'
import { withPlaces } from '#server/http/shed-load.ts'
import { webFiles } from '#server/http/web-files.ts'
import { withBrowser } from '#server/http/with-browser.ts'
import { analysisRoutes } from '#server/nouns/analyses/analyses.routes.ts'
import { exampleRoutes } from '#server/nouns/analyses/examples.routes.ts'
import { offlineSnapshotRoutes } from '#server/nouns/analyses/offline-snapshot/offline-snapshot.routes.ts'
import { analyticsRoutes } from '#server/nouns/analytics/analytics.routes.ts'
import { expectationRoutes } from '#server/nouns/analytics/expectations.routes.ts'
import { checkInRoutes } from '#server/nouns/check-ins/check-ins.routes.ts'
import { wordRoutes } from '#server/nouns/check-ins/words.routes.ts'
import { consentRoutes } from '#server/nouns/consents/consents.routes.ts'
import { mailsRoutes } from '#server/nouns/consents/mails.routes.ts'
import { tokenRoutes } from '#server/nouns/doors/tokens.routes.ts'
import { webhookAddressRoutes } from '#server/nouns/doors/webhooks.routes.ts'
import { exerciseRoutes } from '#server/nouns/exercises/exercises.routes.ts'
import { experimentRoutes } from '#server/nouns/experiments/experiments.routes.ts'
import { forecastRoutes } from '#server/nouns/forecasts/forecasts.routes.ts'
import { journalRoutes } from '#server/nouns/journals/journals.routes.ts'
import { letterRoutes } from '#server/nouns/letters/letters.routes.ts'
import { sentenceRoutes } from '#server/nouns/letters/sentence.routes.ts'
import { helpMessage } from '#server/nouns/mcp/answer-message.ts'
import { MCP_PATH, mcpRoutes } from '#server/nouns/mcp/mcp.routes.ts'
import { ownershipRoutes } from '#server/nouns/ownership/ownership.routes.ts'
import { patternRoutes } from '#server/nouns/patterns/patterns.routes.ts'
import { localCheckoutRoutes } from '#server/nouns/plans/local-checkout.routes.ts'
import { subscriptionRoutes } from '#server/nouns/plans/subscription.routes.ts'
import { trialRoutes } from '#server/nouns/plans/trial.routes.ts'
import { webhookRoutes } from '#server/nouns/plans/webhook.routes.ts'
import { secondLookRoutes } from '#server/nouns/second-looks/second-looks.routes.ts'
import { relationshipRoutes } from '#server/nouns/self-map/relationships.routes.ts'
import { selfMapRoutes } from '#server/nouns/self-map/self-map.routes.ts'
import { sharedPage } from '#server/nouns/shares/shared-page.ts'
import { shareRoutes } from '#server/nouns/shares/shares.routes.ts'
import { devRoutes } from '#server/nouns/sign-in/dev.routes.ts'
import { formRoutes } from '#server/nouns/sign-in/form.routes.ts'
import { passkeyRoutes } from '#server/nouns/sign-in/passkeys/passkeys.routes.ts'
import { providerLoginRoutes } from '#server/nouns/sign-in/provider-login.routes.ts'
import { sessionsRoutes } from '#server/nouns/sign-in/sessions.routes.ts'
import { signInRoutes } from '#server/nouns/sign-in/sign-in.routes.ts'
import { situationRoutes } from '#server/nouns/situations/situations.routes.ts'
import { stepRoutes } from '#server/nouns/steps/steps.routes.ts'
import { calendarRoutes } from '#server/nouns/waiting/calendar.routes.ts'
import { dueRoutes } from '#server/nouns/waiting/due.routes.ts'
import { reminderRoutes } from '#server/nouns/waiting/reminders.routes.ts'
import type { Services } from '#server/outside/services.ts'
import { whoIs } from '#server/people/who-is.ts'
import { demoRoutes } from './demo/demo.routes.ts'
import {
  adminRoutes,
  healthRoutes,
  operatorsOnly,
  policyPageRoutes,
  securityTxtRoutes,
  settingsRoutes,
  sitemapRoutes,
  usageRoutes,
} from './instance.routes.ts'
import { openapiRoutes } from './openapi/openapi.routes.ts'

/** The routes of every noun, in any order. Add a new noun here. */
const NOUNS: ((app: App, services: Services) => void)[] = [
  adminRoutes,
  analysisRoutes,
  analyticsRoutes,
  offlineSnapshotRoutes,
  signInRoutes,
  formRoutes,
  checkInRoutes,
  wordRoutes,
  calendarRoutes,
  consentRoutes,
  dueRoutes,
  exampleRoutes,
  exerciseRoutes,
  forecastRoutes,
  journalRoutes,
  policyPageRoutes,
  expectationRoutes,
  experimentRoutes,
  letterRoutes,
  secondLookRoutes,
  sentenceRoutes,
  relationshipRoutes,
  selfMapRoutes,
  demoRoutes,
  devRoutes,
  openapiRoutes,
  passkeyRoutes,
  patternRoutes,
  providerLoginRoutes,
  reminderRoutes,
  securityTxtRoutes,
  sessionsRoutes,
  settingsRoutes,
  shareRoutes,
  sitemapRoutes,
  situationRoutes,
  stepRoutes,
  mailsRoutes,
  mcpRoutes,
  ownershipRoutes,
  tokenRoutes,
  webhookAddressRoutes,
]

/** Routes mounted only if the instance has plans. */
const PLAN_NOUNS: typeof NOUNS = [
  subscriptionRoutes,
  localCheckoutRoutes,
  webhookRoutes,
  trialRoutes,
  usageRoutes,
]

/** Builds the whole server as one function from Request to Response. It neither listens nor reads env. */
export function createApp(services: Services): App {
  const { config, log, seal, now, webFolder } = services
  const { basePath } = config
  const app: App = new Hono(basePath ? { getPath: pathBelow(basePath) } : {})
  app.onError(answerError(log))

  app.use(
    requestLog(log, seal, services.metrics),
    securityHeaders(config),
    ...(basePath ? [belowBase(basePath)] : []),
    ownSiteOnly(config),
    withBrowser(config, now),
  )
  // Mounted before sessions and limits, so health checks need no session and never queue.
  healthRoutes(app, services)
  const ownAnswers = { [`POST ${MCP_PATH}`]: helpMessage }
  app.use('/api/*', helpFirst(services, ownAnswers))
  app.use('/api/*', withPlaces(createPlaces()), rateHeaders, whoIs(services))
  for (const mount of [...NOUNS, ...(config.hasPlans ? PLAN_NOUNS : [])]) mount(app, services)
  const pages = webFiles(webFolder, services.limits.files, config)
  const drawn = drawnPages(app, services)
  // The API's documentation page, the only page whose path begins with `/api`.
  app.get('/api', drawn, pages)
  refuseOtherMethods(app)
  app.all('/api/*', refuseAsMissing)
  app.get('*', prepareEngine(services), operatorsOnly(services), sharedPage(services), drawn, pages)
  app.notFound(refuseAsMissing)
  return app
}

/** Loads the engine after the response is sent. Opening the writing page often precedes a text by a minute. */
const prepareEngine =
  ({ engines }: Services): Middleware =>
  async (c, next) => {
    await next()
    engines.prepare?.(c.req.path === WRITING)
  }
