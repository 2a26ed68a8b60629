import { join } from 'node:path'
import * as z from 'zod/mini'
import { PRODUCT_NAME } from '#domain/content/product.ts'

/** One part of the base path, such as `/inner`. */
const PART = /^\/(?!\.{1,2}(?:\/|$))[\w.~-]+/
/** Paths of our own API, which health checks call without a base path. */
const TAKEN = /^\/(api|\.well-known)(?=\/|$)/

const trimmed = (path: string): string => path.replace(/(?<!\/)\/+$/, '')

/** Parses a base path of letters, digits, dots, dashes and slashes. Null if invalid or reserved. */
function readPath(typed: string): string | null {
  const path = trimmed(typed.startsWith('/') ? typed : `/${typed}`)
  let rest = path
  while (rest !== '') {
    const part = PART.exec(rest)
    if (!part) return null
    rest = rest.slice(part[0].length)
  }
  return TAKEN.test(path) ? null : path
}

type PathSettings = { BASE_PATH?: string | undefined; PUBLIC_URL?: string | undefined }

/**
 * Reads `BASE_PATH`, or else the path of `PUBLIC_URL`. Returns a problem if they are invalid or contradict each
 * other.
 */
function readBasePath({ BASE_PATH, PUBLIC_URL }: PathSettings): { path: string; problem?: string } {
  const inAddress = PUBLIC_URL ? trimmed(new URL(PUBLIC_URL).pathname) : ''
  const path = readPath(BASE_PATH ?? inAddress)
  if (path === null)
    return {
      path: '',
      problem: `${BASE_PATH === undefined ? 'The path in PUBLIC_URL' : 'BASE_PATH'} must be like /inner: letters, digits, dots and dashes, and not /api or /.well-known.`,
    }
  if (inAddress !== '' && inAddress !== path)
    return {
      path,
      problem: `BASE_PATH is ${path || '/'}, but PUBLIC_URL has ${inAddress}. Remove one of them, or make them match.`,
    }
  return { path }
}

/** In characters. */
export const SHORTEST_SECRET = 32

/** The types of settings. Each error completes a sentence of `sayProblem`. */
const text = z.optional(z.string())
function number(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`
  return z.coerce
    .number({ error })
    .check(z.int({ error }), z.gte(min, { error }), z.lte(max, { error }))
}
const oneOf = <const Choices extends readonly [string, ...string[]]>(...choices: Choices) =>
  z.enum(choices, { error: choices.join(' or ') })
const begins = (pattern: RegExp, error: string) =>
  z.optional(z.string().check(z.regex(pattern, { error })))
const address = z.optional(
  z.url({ protocol: /^https?$/, error: 'an address that begins with https:// or http://' }),
)
const flag = z._default(
  z.pipe(
    oneOf('1', 'yes', 'true', '0', 'no', 'false'),
    z.transform((said) => ['1', 'yes', 'true'].includes(said)),
  ),
  false,
)

const Environment = z.object({
  PORT: z.optional(number(0, 65_535)),
  PROCESSES: z.optional(number(1, 64)),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: begins(/^postgres(ql)?:\/\//, 'an address that begins with postgres://'),
  BASE_PATH: text,
  PUBLIC_URL: address,
  PROXY_HOPS: z.optional(number(0, 10)),
  SESSION_SECRET: z.optional(
    z
      .string()
      .check(z.minLength(SHORTEST_SECRET, { error: `at least ${SHORTEST_SECRET} characters` })),
  ),
  SIGN_IN: z.optional(oneOf('open', 'email-code')),
  ALLOW_OPEN_SIGN_IN: flag,
  DEV_MODE: flag,
  LOG_FORMAT: z._default(oneOf('text', 'json'), 'text'),
  METRICS_PORT: z.optional(number(0, 65_535)),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  /** Set by the supervisor: the port of the server this one replaces. */
  TAKES_OVER: z.optional(number(1, 65_535)),
  PROCESS_NUMBER: z._default(number(1, 64), 1),
  BACKUP_EVERY: z.optional(number(1, 720)),
  BACKUP_KEEP_DAYS: z._default(number(1, 365), 30),
  REGISTRATION: z._default(oneOf('open', 'invite', 'closed'), 'open'),
  DEMO: flag,
  PLANS: z._default(oneOf('on', 'off'), 'on'),
  SMTP_URL: begins(/^smtps?:\/\//, 'an address that begins with smtps:// or smtp://'),
  MAIL_FROM: text,
  ALLOW_PRIVATE_WEBHOOKS: flag,
  CONTACT_EMAIL: z.optional(z.email({ error: 'an email address' })),
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  ANALYSIS_ENGINE: z.optional(oneOf('embedded', 'auto', 'openai-compatible', 'anthropic')),
  ANALYSIS_BASE_URL: address,
  ANALYSIS_API_KEY: text,
  ANALYSIS_MODEL: text,
  ANALYSIS_DAILY_LIMIT: z._default(number(0, 100_000), 100),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_ID: text,
  STRIPE_API_URL: address,
})
type Environment = z.infer<typeof Environment>

export type Config = ReturnType<typeof configFrom>

/**
 * Reads the settings once, at start. Treats an empty text as unset, because Compose files and shells often pass one.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) =>
      formatProblem(path.join('.'), given, message),
    )
    throw new StartError([...new Set(problems)])
  }
  const problems = startProblems(parsed.data)
  if (problems.length > 0) throw new StartError(problems)
  return configFrom(parsed.data)
}

/**
 * Formats a problem with the given and the allowed value. Never repeats a secret, or an address that may contain one.
 */
function formatProblem(name: string, given: Record<string, string | undefined>, mayBe: string) {
  const shown = /SECRET|KEY|SMTP|DATABASE/.test(name) ? '' : `=${given[name]?.slice(0, 80)}`
  return `${name}${shown} can’t be used. It has to be ${mayBe}.`
}

/** Settings that contradict each other or leave people unprotected, one reason per line. */
export class StartError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

const USUAL_PORT = 5000

function configFrom(env: Environment) {
  const port = env.TAKES_OVER ?? env.PORT ?? USUAL_PORT
  const sharesPort = (env.PROCESSES ?? 1) > 1
  const publicUrl = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null
  const { path: basePath } = readBasePath(env)
  const isLoopback = isLoopbackHost(env.HOST)
  const isPublic = publicUrl !== null || !isLoopback
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  return {
    port,
    /** True if another port may be used when this one is taken. */
    mayMove: !env.TAKES_OVER && env.PORT === undefined && publicUrl === null && !sharesPort,
    /** True if the previous server still listens on this port. */
    takesOver: env.TAKES_OVER !== undefined,
    /** True if several servers of this machine listen on the same port. */
    sharesPort,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    // A demo runs in memory and touches no existing database.
    databaseSource: env.DEMO
      ? ':memory:'
      : (env.DATABASE_URL ?? join(env.DATA_DIR, 'innermap.sqlite')),
    isDemo: env.DEMO,
    /** The origin people see. */
    publicUrl,
    /** Empty at the host's root. */
    basePath,
    /** The base of links in mails. */
    siteUrl: (publicUrl ?? `http://${env.HOST}:${port}`) + basePath,
    isHttps: publicUrl?.startsWith('https:') ?? false,
    isLoopback,
    /** A public address with a server on loopback implies one proxy on this machine. */
    proxyHops: env.PROXY_HOPS ?? (publicUrl && isLoopback ? 1 : 0),
    sessionSecret: env.SESSION_SECRET ?? null,
    signIn: env.SIGN_IN ?? (isPublic ? 'email-code' : 'open'),
    isDevelopment: env.DEV_MODE,
    logFormat: env.LOG_FORMAT,
    /** The Prometheus port, one per process; null if off. */
    metricsPort: env.METRICS_PORT
      ? env.METRICS_PORT + env.PROCESS_NUMBER - 1
      : (env.METRICS_PORT ?? null),
    metricsHost: env.METRICS_HOST,
    /** In hours; null for no automatic backups. */
    backupEvery: env.BACKUP_EVERY ?? null,
    /** The longest time that deleted data may survive in a backup. */
    backupKeepDays: env.BACKUP_KEEP_DAYS,
    registration: env.DEMO ? 'closed' : env.REGISTRATION,
    /** Without plans everyone has every feature, and no page or reply mentions plans. */
    hasPlans: env.PLANS === 'on',
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom:
      env.MAIL_FROM ??
      `${PRODUCT_NAME} <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`,
    contact: env.CONTACT_EMAIL ?? null,
    /** True if webhooks may call the operator's private network. A server for others must refuse that. */
    mayCallPrivate: env.ALLOW_PRIVATE_WEBHOOKS,
    oidc: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
    analysis: {
      /** On a private machine, a language model found there is used. */
      engine: env.ANALYSIS_ENGINE ?? (isPublic ? 'embedded' : 'auto'),
      baseUrl: env.ANALYSIS_BASE_URL ?? null,
      apiKey: env.ANALYSIS_API_KEY ?? null,
      model: env.ANALYSIS_MODEL ?? null,
      /** The requests per person and day. */
      dailyLimit: env.ANALYSIS_DAILY_LIMIT,
      /** The cached test results of each language model on this machine. */
      verdictsFile: join(env.DATA_DIR, 'language-models.json'),
    },
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET && env.STRIPE_PRICE_ID
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            priceId: env.STRIPE_PRICE_ID,
            /** The address of a Stripe mock; null for Stripe itself. */
            apiUrl: env.STRIPE_API_URL ?? null,
          }
        : null,
  }
}

/** Copies the settings with another port. */
export const withPort = (config: Config, port: number): Config => ({
  ...config,
  port,
  siteUrl: (config.publicUrl ?? `http://${config.host}:${port}`) + config.basePath,
})

export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host)

const TOGETHER = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
] as const

/** Lists the reasons not to start, each of which would leave people unprotected or half served. */
function startProblems(env: Environment): string[] {
  const isPublic = env.PUBLIC_URL !== undefined || !isLoopbackHost(env.HOST)
  const problems: string[] = []
  if (isPublic && env.SIGN_IN === 'open' && !env.ALLOW_OPEN_SIGN_IN)
    problems.push(
      'SIGN_IN=open on a public address lets anyone open any account. Set SIGN_IN=email-code, or ALLOW_OPEN_SIGN_IN=yes if you mean it.',
    )
  const { problem } = readBasePath(env)
  if (problem) problems.push(problem)
  if (isPublic && env.DEV_MODE)
    problems.push('DEV_MODE=1 is for this machine only. It can’t be used with a public address.')
  if ((env.PROCESSES ?? 1) > 1 && !env.DATABASE_URL)
    problems.push(
      'PROCESSES needs DATABASE_URL, because several processes have to share one PostgreSQL database.',
    )
  if (env.DATABASE_URL && !env.SESSION_SECRET)
    problems.push('DATABASE_URL needs SESSION_SECRET too, so all processes share one secret.')
  for (const names of TOGETHER) {
    const missing = names.filter((name) => !env[name])
    if (missing.length > 0 && missing.length < names.length)
      problems.push(`${missing.join(' and ')} must be set together with the rest of its group.`)
  }
  for (const name of ['DATABASE_URL', 'BACKUP_EVERY', 'STRIPE_SECRET_KEY', 'PROCESSES'] as const)
    if (env.DEMO && env[name])
      problems.push(`DEMO=1 holds everything in memory for an hour, so remove ${name}.`)
  if (env.METRICS_PORT && env.METRICS_PORT === (env.PORT ?? USUAL_PORT))
    problems.push('METRICS_PORT and PORT must be different ports.')
  if (env.BACKUP_EVERY && env.DATABASE_URL)
    problems.push('BACKUP_EVERY is for the embedded database. Back up PostgreSQL with pg_dump.')
  if (env.PLANS === 'off' && env.STRIPE_SECRET_KEY)
    problems.push('PLANS=off takes no payments, so remove the STRIPE_ settings.')
  if (env.STRIPE_API_URL && !isLoopbackHost(new URL(env.STRIPE_API_URL).hostname))
    problems.push('STRIPE_API_URL is for a stand-in on this machine only.')
  const isOutside =
    env.ANALYSIS_ENGINE === 'anthropic' || env.ANALYSIS_ENGINE === 'openai-compatible'
  if (isOutside && !env.ANALYSIS_API_KEY && !env.ANALYSIS_BASE_URL)
    problems.push(
      `ANALYSIS_ENGINE=${env.ANALYSIS_ENGINE} needs ANALYSIS_API_KEY or ANALYSIS_BASE_URL.`,
    )
  return problems
}
