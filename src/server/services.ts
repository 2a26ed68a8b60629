import type { Config } from './config.ts'
import type { Database, Dialect } from './db/database.ts'
import type { Engines } from './engine/analysis-engine.ts'
import { type Cookies, createCookies } from './http/cookies.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import { localPayments } from './payments/local-payments.ts'
import type { Payments } from './payments/payments.ts'
import { stripePayments } from './payments/stripe-payments.ts'
import { createSeal, type Seal } from './seal.ts'

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
}

/** Everything a route may need. A feature that needs one more thing adds it here and in `Given`. */
export type Services = Omit<Given, 'secret'> & { seal: Seal; cookies: Cookies; payments: Payments }

export function createServices({ secret, ...given }: Given): Services {
  const { config, now } = given
  const seal = createSeal(secret)
  return {
    ...given,
    seal,
    cookies: createCookies(config.isHttps),
    payments: config.stripe ? stripePayments(config.stripe, now) : localPayments(seal),
  }
}
