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
import { type App, type Middleware, withPlaces } from '#server/http/serve.ts'
import { webFiles } from '#server/http/web-files.ts'
import { withBrowser } from '#server/http/with-browser.ts'
import { readingRoutes } from '#server/nouns/analyses/analyses.routes.ts'
import { figureRoutes } from '#server/nouns/analytics/analytics.routes.ts'
import { feelingRoutes } from '#server/nouns/check-ins/check-ins.routes.ts'
import { consentRoutes, mailsRoutes } from '#server/nouns/consents/consents.routes.ts'
import { doorRoutes } from '#server/nouns/doors/doors.routes.ts'
import { exerciseRoutes } from '#server/nouns/exercises/exercises.routes.ts'
import { experimentRoutes } from '#server/nouns/experiments/experiments.routes.ts'
import { forecastRoutes } from '#server/nouns/forecasts/forecasts.routes.ts'
import { journalRoutes } from '#server/nouns/journals/journals.routes.ts'
import { findingRoutes } from '#server/nouns/letters/letters.routes.ts'
import { helpMessage, MCP_PATH, mcpRoutes } from '#server/nouns/mcp/mcp.routes.ts'
import { ownershipRoutes } from '#server/nouns/ownership/ownership.routes.ts'
import { patternRoutes } from '#server/nouns/patterns/patterns.routes.ts'
import { planRoutes } from '#server/nouns/plans/subscription.routes.ts'
import { secondLookRoutes } from '#server/nouns/second-looks/second-looks.routes.ts'
import { mapRoutes } from '#server/nouns/self-map/self-map.routes.ts'
import { sharedPage } from '#server/nouns/shares/shared-page.ts'
import { shareRoutes } from '#server/nouns/shares/shares.routes.ts'
import { accessRoutes } from '#server/nouns/sign-in/sign-in.routes.ts'
import { situationRoutes } from '#server/nouns/situations/situations.routes.ts'
import { stepRoutes } from '#server/nouns/steps/steps.routes.ts'
import { calendarFileRoutes, calendarRoutes } from '#server/nouns/waiting/calendar.routes.ts'
import { dueRoutes } from '#server/nouns/waiting/due.routes.ts'
import { reminderRoutes } from '#server/nouns/waiting/reminders.routes.ts'
import type { Services } from '#server/outside/services.ts'
import { whoIs } from '#server/people/who-is.ts'
import { demoRoutes } from './demo/demo.routes.ts'
import { healthRoutes, instanceRoutes, operatorsOnly, usageRoutes } from './instance.routes.ts'

/** The routes of every noun, in any order. Add a new noun here. */
const NOUNS: ((app: App, services: Services) => void)[] = [
  ...instanceRoutes,
  ...accessRoutes,
  ...mapRoutes,
  ...readingRoutes,
  ...figureRoutes,
  ...feelingRoutes,
  ...findingRoutes,
  ...doorRoutes,
  calendarRoutes,
  calendarFileRoutes,
  consentRoutes,
  dueRoutes,
  exerciseRoutes,
  forecastRoutes,
  journalRoutes,
  experimentRoutes,
  secondLookRoutes,
  demoRoutes,
  patternRoutes,
  reminderRoutes,
  ...shareRoutes,
  situationRoutes,
  stepRoutes,
  mailsRoutes,
  mcpRoutes,
  ownershipRoutes,
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
  for (const mount of [...NOUNS, ...(config.hasPlans ? [...planRoutes, usageRoutes] : [])])
    mount(app, services)
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
