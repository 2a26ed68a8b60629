import { randomUUID } from 'node:crypto'
import { type BodyArgument, type Endpoint, hrefOf, type Params } from '#contract/endpoint.ts'
import type { DrawPage } from '#contract/page.ts'
import { DAY } from '#domain/values/duration.ts'
import { createApp } from '#server/app/app.ts'
import { JOB_HANDLERS } from '#server/app/jobs-by-kind.ts'
import { readConfig } from '#server/base/config.ts'
import { createLog } from '#server/base/log.ts'
import { runDueJobs } from '#server/jobs/worker.ts'
import type { Engines } from '#server/outside/engine/analysis-engine.ts'
import type { Mail } from '#server/outside/mail/mailer.ts'
import { createServices } from '#server/outside/services.ts'
import { openSession } from '#server/people/session.ts'
import { cookieJar, type Jar } from './cookie-jar.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { plainEngine } from './plain-engine.ts'

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
export type TestPerson = { id: number; firstName: string; email: string; jar: Jar }

type PersonOptions = {
  email?: string
  /** When the account was made, in milliseconds: a free account is one older than its trial of 7 days. */
  createdAt?: number
  isPremium?: boolean
  isConfirmed?: boolean
  isDev?: boolean
}

type Given = {
  /** To start again on the same data. */
  database?: FreshDatabase
  /** Built pages; API tests need none. */
  webFolder?: string
  drawPage?: DrawPage
  /** Where a test is about an engine, or has to hold one. */
  engines?: Engines
}

const CODE = /\b\d{4} \d{4}\b/

/**
 * A fresh product: real routes, real SQL, no sockets, no mocks. In memory on SQLite, or in a schema of
 * its own where TEST_DATABASE_URL names a PostgreSQL. The clock stands still until a test moves it.
 */
export async function startTestApp(env: Record<string, string> = {}, given: Given = {}) {
  const database = given.database ?? (await freshDatabase())
  const engines = given.engines ?? { embedded: plainEngine(), external: null }
  const config = readConfig({ ...env, DATA_DIR: 'not-used' })
  const clock = {
    now: Date.now(),
    advance(milliseconds: number) {
      clock.now += milliseconds
    },
  }
  const mails: Mail[] = []
  const logged: string[] = []
  const services = createServices({
    config,
    db: database.db,
    dialect: database.dialect,
    now: () => clock.now,
    secret: 'a secret that only the tests know, and long enough',
    mailer: { send: async (mail) => void mails.push(mail) },
    engines,
    log: createLog((text) => void logged.push(text)),
    webFolder: given.webFolder ?? null,
    drawPage: given.drawPage ?? null,
  })
  const app = createApp(services)
  const { db } = services

  /** An account inside its trial, signed in. `{ createdAt: 0 }` makes one on the free plan. */
  async function addPerson(firstName: string, options: PersonOptions = {}): Promise<TestPerson> {
    const unique = randomUUID()
    const email = options.email ?? `${unique}@example.test`
    const createdAt = options.createdAt ?? clock.now
    const { id } = await db
      .insertInto('user')
      .values({
        firstName,
        username: `${firstName.toLowerCase()}-${unique}`,
        email,
        claimedEmail: email,
        emailConfirmedAt: options.isConfirmed === false ? null : createdAt,
        createdAt,
        trialSince: createdAt,
        isDev: options.isDev ? 1 : 0,
        ...(options.isPremium && {
          subscriptionTier: 'premium' as const,
          subscriptionExpiresAt: clock.now + 365 * DAY,
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const jar = cookieJar()
    const token = await openSession(db, id, 'Test browser', clock.now)
    const prefix = config.isHttps ? (config.basePath ? '__Secure-' : '__Host-') : ''
    jar.set(`${prefix}sid`, token)
    return { id, firstName, email, jar }
  }

  /** Any request, as a browser with this person's cookies would make it; new cookies are kept. */
  async function sendRaw(
    as: { jar: Jar } | null,
    path: string,
    init: RequestInit = {},
  ): Promise<Response> {
    const headers = new Headers(init.headers)
    if (as?.jar.header()) headers.set('cookie', as.jar.header())
    const reply = await app.request(path, { ...init, headers })
    as?.jar.keep(reply)
    return reply
  }

  function send<E extends Endpoint>(
    as: { jar: Jar } | null,
    endpoint: E,
    params: Params<E>,
    ...[body]: BodyArgument<E>
  ): Promise<Response> {
    return sendRaw(as, hrefOf(endpoint, params), {
      method: endpoint.method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  }

  /** Lets the browser code under test talk to this app as if it were the network. */
  function actAs<Visitor extends { jar: Jar }>(visitor: Visitor): Visitor {
    globalThis.fetch = (input, init) => {
      const request = input instanceof Request ? input : null
      const path = String(request?.url ?? input).replace(/^https?:\/\/[^/]+/, '')
      return sendRaw(visitor, path, { ...(request && { method: request.method }), ...init })
    }
    return visitor
  }

  return {
    ...services,
    app,
    clock,
    mails,
    logged,
    addPerson,
    /** Somebody without an account: a browser of their own. */
    addVisitor: () => ({ jar: cookieJar() }),
    send,
    sendRaw,
    actAs,
    /** Does what was left for after the answers, such as sending mails. */
    runJobs: () => runDueJobs(services, JOB_HANDLERS),
    /** The newest mail to somebody, once the waiting ones are sent. */
    async latestMail(email: string) {
      await runDueJobs(services, JOB_HANDLERS)
      return mails.findLast(({ to }) => to === email)
    },
    /** The eight digits of the newest mail to somebody. */
    async latestCode(email: string) {
      await runDueJobs(services, JOB_HANDLERS)
      const mail = mails.findLast(({ to, text }) => to === email && CODE.test(text))
      return CODE.exec(mail?.text ?? '')?.[0] ?? ''
    },
    stop: database.stop,
  }
}
