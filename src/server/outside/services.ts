import type * as oidc from 'openid-client'
import type { DrawPage } from '#contract/page.ts'
import {
  type ConcurrencyLimit,
  createConcurrencyLimit,
  type Rules,
} from '#server/base/concurrency-limit.ts'
import type { Config } from '#server/base/config.ts'
import type { Database, Dialect } from '#server/base/db/database.ts'
import type { FileState } from '#server/base/db/own-file.ts'
import { withoutPlans } from '#server/base/db/without-plans.ts'
import type { Log } from '#server/base/log.ts'
import { createMetrics, type Metrics } from '#server/base/metrics.ts'
import type { Own } from '#server/base/owner.ts'
import { createSeal, type Seal } from '#server/base/seal.ts'
import { type CallOutside, createCallOutside } from './calls/call-outside.ts'
import { createVapid, type Vapid } from './calls/vapid.ts'
import type { Engines } from './engine/analysis-engine.ts'
import type { Mailer } from './mail/mailer.ts'
import { createPayments } from './payments/create-payments.ts'
import type { Payments } from './payments/payments.ts'

/**
 * Limits for work that costs more than a query, each separate, so that a flood of one kind doesn't slow down the
 * rest.
 */
const LIMITS = {
  /** Requests for an analysis, including all their waiting. */
  asking: { atOnce: 120, waiting: 0, perSubject: 24, atOncePerSubject: 24, timeout: 0 },
  /** The embedded model reads in turns, one piece of each text. One place always stays free for another person. */
  reading: { atOnce: 3, waiting: 30, perSubject: 4, atOncePerSubject: 2 },
  /** The danger check of refused words, one at a time and independent of `reading`. */
  looking: { atOnce: 1, waiting: 12, perSubject: 2, atOncePerSubject: 1, timeout: 4000 },
  /** An external engine takes seconds, but not of our CPU. */
  outsideEngine: { atOnce: 16, waiting: 16, perSubject: 4, atOncePerSubject: 4 },
  /** Page rendering. Beyond these the plain page is sent, and the browser renders it. */
  pages: { atOnce: 4, waiting: 60, perSubject: 40, atOncePerSubject: 4, timeout: 4000 },
  /** Downloads of the engine's files, some of them many megabytes. */
  files: { atOnce: 16, waiting: 200, perSubject: 40, atOncePerSubject: 8 },
  pictures: { atOnce: 1, waiting: 20, perSubject: 4, atOncePerSubject: 1 },
  /** Receives and reads files, both of which need memory. */
  imports: { atOnce: 2, waiting: 6, perSubject: 3, atOncePerSubject: 1 },
  exports: { atOnce: 2, waiting: 10, perSubject: 3, atOncePerSubject: 1 },
} satisfies Record<string, Rules>

type ConcurrencyLimits = Record<keyof typeof LIMITS, ConcurrencyLimit>

const createConcurrencyLimits = () =>
  Object.fromEntries(
    Object.entries(LIMITS).map(([name, rules]) => [name, createConcurrencyLimit(rules)]),
  ) as ConcurrencyLimits

/** An OIDC provider. Its metadata is fetched once, and again after a failure. */
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

/** The dependencies from outside: real ones in `main.ts`, an in-memory database and a fake clock in `test/app.ts`. */
export type Dependencies = {
  config: Config
  db: Database
  dialect: Dialect
  /** Milliseconds since 1970. No rule reads the clock itself. */
  now: () => number
  secret: string
  mailer: Mailer
  engines: Engines
  log: Log
  /** The folder of the built web part; null if there is none. */
  webFolder: string | null
  /** Renders pages on the server; null if only the browser can. */
  drawPage: DrawPage | null
}

/** The dependencies of a use case that acts for one person. */
export type OwnServices = Services & Own

/** The dependencies of every use case. A new one is added here and in `Given`. */
export type Services = Omit<Dependencies, 'secret'> & {
  seal: Seal
  payments: Payments
  limits: ConcurrencyLimits
  /** Null if metrics are off. */
  metrics: Metrics | null
  /** Calls an address that a person named. */
  callOutside: CallOutside
  /** The keys that sign push messages. */
  vapid: Vapid
  /** Null if none is configured. */
  provider: LoginProvider | null
  /** The result of checking the embedded database's file at start; null if there is none. */
  fileState: FileState | null
}

export function createServices({ secret, ...given }: Dependencies): Services {
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
