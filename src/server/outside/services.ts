import type * as oidc from 'openid-client'
import type { DrawPage } from '#contract/page.ts'
import type { Config } from '#server/base/config.ts'
import type { Database, Dialect } from '#server/base/db/database.ts'
import type { FileState } from '#server/base/db/own-file.ts'
import { withoutPlans } from '#server/base/db/without-plans.ts'
import type { Log } from '#server/base/log.ts'
import { createMetrics, type Metrics } from '#server/base/metrics.ts'
import { createSeal, type Seal } from '#server/base/seal.ts'
import { type CallOutside, createCallOutside } from './calls/call-outside.ts'
import { createVapid, type Vapid } from './calls/vapid.ts'
import { type ConcurrencyLimits, createConcurrencyLimits } from './concurrency-limits.ts'
import type { Engines } from './engine/analysis-engine.ts'
import type { Mailer } from './mail/mailer.ts'
import { createPayments } from './payments/create-payments.ts'
import type { Payments } from './payments/payments.ts'

/** A login provider outside; its description is asked for once, and again after a failure. */
type LoginProvider = { find: () => Promise<oidc.Configuration> }

/** In seconds. */
const TIMEOUT = 5

function createLoginProvider(settings: Config['oidc']): LoginProvider | null {
  if (!settings) return null
  let known: Promise<oidc.Configuration> | null = null
  return {
    find() {
      known ??= discover(settings)
      known.catch(() => {
        known = null
      })
      return known
    },
  }
}

async function discover(settings: NonNullable<Config['oidc']>): Promise<oidc.Configuration> {
  const { allowInsecureRequests, discovery } = await import('openid-client')
  const issuer = new URL(settings.issuer)
  const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : []
  return discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    execute,
    timeout: TIMEOUT,
  })
}

/** What the outside hands in: `main.ts` the real things, `test/app.ts` a database in memory and a clock of its own. */
export type Given = {
  config: Config
  db: Database
  dialect: Dialect
  /** Milliseconds since 1970; no rule calls the clock itself. */
  now: () => number
  secret: string
  mailer: Mailer
  engines: Engines
  log: Log
  /** Where the built web part lies; null where there is none. */
  webFolder: string | null
  /** Draws pages before they are sent; null where the browser has to draw them itself. */
  drawPage: DrawPage | null
}

/** Everything a use case may need. A feature that needs one more thing adds it here and in `Given`. */
export type Services = Omit<Given, 'secret'> & {
  seal: Seal
  payments: Payments
  limits: ConcurrencyLimits
  /** Null where nobody watches. */
  metrics: Metrics | null
  /** Calls an address that a person named. */
  callOutside: CallOutside
  /** The keys that sign reminders. */
  vapid: Vapid
  /** Null where the operator set none up. */
  provider: LoginProvider | null
  /** What was found when the embedded database's file was read at the start; null where there is none. */
  fileState: FileState | null
}

export function createServices({ secret, ...given }: Given): Services {
  const { config, now } = given
  const seal = createSeal(secret)
  return {
    ...given,
    db: config.hasPlans ? given.db : withoutPlans(given.db),
    seal,
    limits: createConcurrencyLimits(),
    metrics: config.metricsPort === null ? null : createMetrics(),
    vapid: createVapid(seal, config.contact ? `mailto:${config.contact}` : config.siteUrl),
    callOutside: createCallOutside(config.mayCallPrivate),
    provider: createLoginProvider(config.oidc),
    fileState: null,
    payments: createPayments(config.stripe, seal, now),
  }
}
