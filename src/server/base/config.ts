import { join } from 'node:path'
import * as z from 'zod/mini'
import { PRODUCT_NAME } from '#domain/content/product.ts'

/** Below which path of its host the product lives: empty at the root, else such as `/inner`. */
const PART = /^\/(?!\.{1,2}(?:\/|$))[\w.~-]+/
/** Their own calls are there, also for watchers who know nothing of a path. */
const TAKEN = /^\/(api|\.well-known)(?=\/|$)/

const trimmed = (path: string): string => path.replace(/(?<!\/)\/+$/, '')

/** Null where nobody could type it: letters, digits, dots, dashes and slashes between them. */
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

type Given = { BASE_PATH?: string | undefined; PUBLIC_URL?: string | undefined }

/** What `BASE_PATH` says, else the path of `PUBLIC_URL`; or why neither can be followed. */
function readBasePath({ BASE_PATH, PUBLIC_URL }: Given): { path: string; problem?: string } {
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
      problem: `BASE_PATH is ${path || '/'}, but PUBLIC_URL leads to ${inAddress}. Remove one of them, or make them match.`,
    }
  return { path }
}

/** Characters. */
export const SHORTEST_SECRET = 32

/** Each kind of setting says what may come; `readConfig` puts it into a sentence. */
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
  /** Set by the supervisor: the port of the server this one follows. */
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
 * Read once, at the door. Everything behind it receives what it needs as an argument. Compose files and
 * shells often pass an empty text for "not set".
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) =>
      sayProblem(path.join('.'), given, message),
    )
    throw new StartError([...new Set(problems)])
  }
  const problems = startProblems(parsed.data)
  if (problems.length > 0) throw new StartError(problems)
  return configFrom(parsed.data)
}

/** What came, and what may come. A secret, or an address that may hold one, is not said again. */
function sayProblem(name: string, given: Record<string, string | undefined>, mayBe: string) {
  const shown = /SECRET|KEY|SMTP|DATABASE/.test(name) ? '' : `=${given[name]?.slice(0, 80)}`
  return `${name}${shown} can’t be used. It has to be ${mayBe}.`
}

/** The settings contradict each other or would leave people unprotected; every reason is one line. */
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
    /** Whether another port may be taken where this one is in use. */
    mayMove: !env.TAKES_OVER && env.PORT === undefined && publicUrl === null && !sharesPort,
    /** Whether a server that is about to end listens at this port still. */
    takesOver: env.TAKES_OVER !== undefined,
    /** Whether several servers of this machine listen at the same port. */
    sharesPort,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    // A demo keeps nothing: it lives in memory, and touches no database that is there.
    databaseSource: env.DEMO
      ? ':memory:'
      : (env.DATABASE_URL ?? join(env.DATA_DIR, 'innermap.sqlite')),
    isDemo: env.DEMO,
    /** The origin people see. */
    publicUrl,
    /** Below which path of it; empty at its root. */
    basePath,
    /** Where links in mails lead. */
    siteUrl: (publicUrl ?? `http://${env.HOST}:${port}`) + basePath,
    isHttps: publicUrl?.startsWith('https:') ?? false,
    isLoopback,
    /** A public address with a server on loopback means that a proxy on this machine stands before it. */
    proxyHops: env.PROXY_HOPS ?? (publicUrl && isLoopback ? 1 : 0),
    sessionSecret: env.SESSION_SECRET ?? null,
    signIn: env.SIGN_IN ?? (isPublic ? 'email-code' : 'open'),
    isDevelopment: env.DEV_MODE,
    logFormat: env.LOG_FORMAT,
    /** Where figures for Prometheus are, a port for each process; null is nowhere. */
    metricsPort: env.METRICS_PORT
      ? env.METRICS_PORT + env.PROCESS_NUMBER - 1
      : (env.METRICS_PORT ?? null),
    metricsHost: env.METRICS_HOST,
    /** In hours; null takes none by itself. */
    backupEvery: env.BACKUP_EVERY ?? null,
    /** How long what somebody deleted may still lie in a copy. */
    backupKeepDays: env.BACKUP_KEEP_DAYS,
    registration: env.DEMO ? 'closed' : env.REGISTRATION,
    /** Without plans everybody has everything, and no page or reply speaks of them. */
    hasPlans: env.PLANS === 'on',
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom:
      env.MAIL_FROM ??
      `${PRODUCT_NAME} <no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`,
    contact: env.CONTACT_EMAIL ?? null,
    /** Whether webhooks may lead into the operator's own network; on a server for others they must not. */
    mayCallPrivate: env.ALLOW_PRIVATE_WEBHOOKS,
    oidc: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
    analysis: {
      /** On a machine of one's own, a runner that is found there reads along. */
      engine: env.ANALYSIS_ENGINE ?? (isPublic ? 'embedded' : 'auto'),
      baseUrl: env.ANALYSIS_BASE_URL ?? null,
      apiKey: env.ANALYSIS_API_KEY ?? null,
      model: env.ANALYSIS_MODEL ?? null,
      /** How often the model may be asked about one person's situations within a day. */
      dailyLimit: env.ANALYSIS_DAILY_LIMIT,
      /** How well each language model on this machine read, so that none is tried twice. */
      verdictsFile: join(env.DATA_DIR, 'language-models.json'),
    },
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET && env.STRIPE_PRICE_ID
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            priceId: env.STRIPE_PRICE_ID,
            /** A stand-in for Stripe on this machine; null is Stripe itself. */
            apiUrl: env.STRIPE_API_URL ?? null,
          }
        : null,
  }
}

/** The same settings at another port. */
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

/** Why the server must not start with these settings: each would leave people unprotected or half served. */
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
    problems.push('PROCESSES needs DATABASE_URL, because several servers share a PostgreSQL.')
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
