import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { admin } from '#contract/admin.ts'
import { health } from '#contract/health.ts'
import { openapi } from '#contract/openapi.ts'
import { policyPages } from '#contract/policy-pages.ts'
import { settings } from '#contract/settings.ts'
import { usage } from '#contract/usage.ts'
import { POLICY_PAGE_LIMIT } from '#domain/content/policy-page.ts'
import { DEFAULT_PAGES } from '#domain/content/policy-pages.ts'
import { FREE_LIMITS } from '#domain/people/plan.ts'
import { invitationHref } from '#domain/people/registration.ts'
import { DAY } from '#domain/values/duration.ts'
import { isOperatorPage, LISTED_PAGES } from '#domain/values/page-paths.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { siteUrlOf } from '#server/http/own-site-only.ts'
import { type App, type Middleware, routesOf } from '#server/http/serve.ts'
import { countAnalyses } from '#server/nouns/analyses/analyses.repository.ts'
import { countOwnItems, listOwnCategories } from '#server/nouns/self-map/self-map.repository.ts'
import { addInvitation, removeInvitation } from '#server/nouns/sign-in/invitations.ts'
import type { Services } from '#server/outside/services.ts'
import { whoIs } from '#server/people/who-is.ts'
import { instanceState, probeEngine } from './instance-state.ts'
import { describeApi } from './openapi/describe-api.ts'

const adminRoutes = routesOf(admin, (services) => ({
  state: () => instanceState(services),
  probe: () => probeEngine(services),
  invite: async ({ body }) => {
    const token = await addInvitation(services, body.email ?? null)
    return { link: services.config.siteUrl + invitationHref(token) }
  },
  withdraw: async ({ params }) => {
    if (!(await removeInvitation(services.db, params.id))) refuseAsMissing()
  },
}))

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

/** The folder of the operator's own texts: `DATA_DIR/pages/privacy.md` and so on. */
const FOLDER = 'pages'

const policyPageRoutes = routesOf(policyPages, ({ config, engines }) => {
  const instance = () => ({
    ...config,
    takesPayments: config.stripe !== null,
    mailsCodes: config.smtpUrl !== null,
    // Read per request: a model on this machine may be found later.
    hasModelHere: engines.external?.where === 'server',
    outsideEngine: engines.external?.where === 'elsewhere' ? engines.external.name : null,
  })
  return {
    get: async ({ params: { name } }) => {
      const own = await readOwn(join(config.dataDir, FOLDER, `${name}.md`))
      return { text: own ?? DEFAULT_PAGES[name](instance()), isOwn: own !== null }
    },
  }
})

/** Reads the file with each request, so that a change needs no restart. */
async function readOwn(file: string): Promise<string | null> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile() || found.size > POLICY_PAGE_LIMIT) return null
  return (await readFile(file, 'utf8')).trim() || null
}

/** Serves the list of public pages, and excludes the API from crawling. */
function sitemapRoutes(app: App, { config }: Services): void {
  app.get('/sitemap.xml', (c) => {
    const site = siteUrlOf(c.req.raw, config)
    const urls = LISTED_PAGES.map((page) => `  <url><loc>${site}${page}</loc></url>`)
    c.header('Content-Type', 'application/xml; charset=utf-8')
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    )
  })
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: ${config.basePath}/api/\n\nSitemap: ${siteUrlOf(c.req.raw, config)}/sitemap.xml\n`,
    ),
  )
}

const settingsRoutes = routesOf(settings, ({ config, payments, engines }) => ({
  get: async () => ({
    isDevelopment: config.isDevelopment,
    isDemo: config.isDemo,
    registration: config.registration,
    hasPlans: config.hasPlans,
    signIn: config.signIn,
    hasProviderLogin: config.oidc !== null,
    hasPaymentPortal: payments.kind === 'provider',
    engine: engines.external?.engine ?? ('embedded' as const),
    contact: config.contact,
  }),
}))

export const usageRoutes = routesOf(usage, () => ({
  get: async ({ own }) => ({
    analyses: await countAnalyses(own),
    items: await countOwnItems(own),
    customCategories: (await listOwnCategories(own)).length,
    limits: FREE_LIMITS,
  }),
}))

/** Serves the contact for security reports (RFC 9116), if one is configured. */
function securityTxtRoutes(app: App, { config, now }: Services): void {
  if (!config.contact) return
  app.get('/.well-known/security.txt', (c) => {
    const expires = new Date(now() + 180 * DAY).toISOString()
    return c.text(
      `Contact: mailto:${config.contact}\nExpires: ${expires}\nPreferred-Languages: en\n`,
    )
  })
}

const WELL = { status: 'ok' } as const

export const healthRoutes = routesOf(health, ({ db }) => ({
  alive: async () => WELL,
  ready: async () => {
    await sql`select 1`.execute(db)
    return WELL
  },
}))

/** Encodes the description once and reuses the bytes, because they are half a megabyte and the same for everyone. */
const openapiRoutes = routesOf(openapi, ({ config }) => {
  let bytes: Uint8Array<ArrayBuffer> | undefined
  return {
    get: async ({ c }) => {
      bytes ??= new TextEncoder().encode(JSON.stringify(describeApi(config)))
      return c.body(bytes, 200, { 'Content-Type': 'application/json' })
    },
  }
})

export const instanceRoutes = [
  adminRoutes,
  policyPageRoutes,
  securityTxtRoutes,
  settingsRoutes,
  sitemapRoutes,
  openapiRoutes,
]
