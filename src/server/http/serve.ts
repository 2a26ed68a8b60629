import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import type { Endpoint, PathParams, QueryOf, Received, Reply } from '#contract/endpoint.ts'
import type { Crisis } from '#contract/refusal.ts'
import { scopesFor } from '#contract/token-scopes.ts'
import { NOT_BY_TOKEN, TOKEN_LACKS_SCOPE, type TokenScope } from '#domain/people/token.ts'
import { freeTexts, textsAt } from '#domain/values/free-text.ts'
import { issuesOf } from '#server/base/issues.ts'
import { UNREADABLE } from '#server/base/json/json-text.ts'
import { type OwnerId, ownerOf, type SignedIn } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import type { Browser, Visit } from './browser.ts'
import type { Places } from './places.ts'
import { readJson } from './read-body.ts'

/** Parses the input with the schema, or refuses and names the first problems. */
function validated<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issues = issuesOf(parsed.error)
  const first = issues[0]
  return refuse('invalid', first?.path ? first.message : UNREADABLE, { issues })
}

type Environment = {
  Bindings: Partial<HttpBindings>
  /** `pattern` is the endpoint's path as the contract writes it, for the log. */
  Variables: {
    user: SignedIn | null
    /** The scopes of the request's token; null for a session. */
    scopes: readonly TokenScope[] | null
    browser: Browser
    requestId: string
    places: Places
    /** Checks texts for danger to life. */
    callsForHelp: (texts: readonly string[], subject: string) => Promise<boolean>
    /** The body as sent, once it has been read. */
    given?: unknown
    /** True once the words of the call are found to speak of danger. The response then always contains help. */
    isDanger?: boolean
    pattern?: string
    /** True if the page doesn't exist for this user. */
    isMissing?: boolean
  }
}
export type App = Hono<Environment>
export type HttpContext = Context<Environment>
export type Middleware = MiddlewareHandler<Environment>

/** The argument of a handler. `user` and `owner` are non-null unless the contract says `isOpen`. */
export type Call<E extends Endpoint> = {
  params: PathParams<E>
  query: QueryOf<E>
  body: Received<E>
  user: E extends { isOpen: true } ? SignedIn | null : SignedIn
  owner: E extends { isOpen: true } ? OwnerId | null : OwnerId
  browser: Browser
  /** The services, with the browser of the request. */
  visit: Visit
  /** The same, acting for the signed-in person. */
  own: E extends { isOpen: true } ? never : OwnServices & Visit
  /** For the few handlers that set a header or a status. */
  c: HttpContext
}

/** The result of a handler whose contract says `sendsFile`. */
export type SentFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** The result of a handler: nothing if the contract has no reply, or a Response if it streams a long reply itself. */
type Answer<E extends Endpoint> = E extends { sendsFile: string }
  ? Promise<SentFile>
  : E extends { sendsLines: true }
    ? AsyncIterable<Reply<E>>
    : undefined extends Reply<E>
      ? Promise<void>
      : Promise<Reply<E> | Response>

/** Checks that a database can store the text as a key. */
const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * Mounts one endpoint of the contract. Checks the session and the path's user first, then validates the input; the
 * reply schema drops every field the contract doesn't name.
 */
export function serve<E extends Endpoint>(
  app: App,
  endpoint: E,
  handle: (call: Call<E>) => Answer<E>,
): void {
  const isStored = endpoint.inDanger === 'stored'
  const isChecked = endpoint.body && (isStored || !endpoint.inDanger)
  const texts = endpoint.body && isChecked ? freeTexts(endpoint.body) : []
  app.on(endpoint.method, endpoint.path, async (c) => {
    c.set('pattern', endpoint.path)
    const user = c.get('user')
    const browser = c.get('browser')
    if (endpoint.isForOperators && !user?.isOperator) refuseAsMissing()
    refuseBeyondScope(endpoint, c.get('scopes'))
    const given: Record<string, string> = c.req.param()
    if (!Object.values(given).every(isKeepable)) refuseAsMissing()
    const owner = endpoint.isOpen && !user ? null : ownerOf(user, given.userId)
    const params = { ...given, ...readParams(endpoint, given) }
    const query = endpoint.query && validated(endpoint.query, c.req.query())
    if (endpoint.body) c.set('given', await readJson(c.req.raw, endpoint.bodyLimit))
    const body = endpoint.body && validated(endpoint.body, c.get('given'))
    const written = isAnyway(body) ? [] : textsAt(texts, body)
    if (texts.length > 0) Reflect.deleteProperty(body as object, 'anyway')

    const answer = async () => {
      if (written.length > 0 && (await c.get('callsForHelp')(written, subjectOf(owner, browser)))) {
        c.set('isDanger', true)
        if (!isStored) return c.json(HELP)
      }
      // The default status. A handler with a second kind of success overrides it.
      c.status(endpoint.status ?? 200)
      const call = { params, query, body, user, owner, browser, c } as Call<E>
      if (endpoint.sendsLines) return linesOf(c, endpoint, handle(call) as AsyncIterable<unknown>)
      const reply: unknown = await handle(call)
      if (reply instanceof Response) return reply
      // A help response created nothing, so it isn't 201.
      if (reply && typeof reply === 'object' && 'crisis' in reply) c.status(200)
      if (endpoint.sendsFile) return fileOf(c, endpoint.sendsFile, reply)
      const isCrisis = isStored && c.get('isDanger')
      return endpoint.reply.parse(isCrisis ? { ...(reply as object), isCrisis } : reply)
    }
    const isChange = endpoint.method !== 'GET'
    const sent = await (endpoint.isForWatchers
      ? answer()
      : c.get('places').within(answer, isChange))
    if (sent instanceof Response) return sent
    return sent === undefined ? c.body(null, 204) : c.json(sent as object)
  })
}

type Routes<Noun extends Record<string, Endpoint>> = {
  [Name in keyof Noun]: ((call: Call<Noun[Name]>) => Answer<Noun[Name]>) | null
}

/** Mounts every endpoint of a noun. Null for one that this instance doesn't have. */
export const routesOf =
  <Noun extends Record<string, Endpoint>>(noun: Noun, make: (services: Services) => Routes<Noun>) =>
  (app: App, services: Services): void => {
    for (const [name, handle] of Object.entries(make(services)))
      if (handle)
        serve(app, noun[name]!, (call) => {
          const visit = { ...services, browser: call.browser }
          return handle({ ...call, visit, own: { ...visit, owner: call.owner } } as Call<Endpoint>)
        })
  }

/** The response to words that speak of danger to life. */
const HELP: Crisis = { crisis: true }

/** True if the person continues after help was shown. */
export const isAnyway = (given: unknown): boolean =>
  given !== null && typeof given === 'object' && 'anyway' in given && given.anyway === true

const subjectOf = (owner: OwnerId | null, { address }: Browser): string =>
  owner === null ? address : String(owner)

/** Refuses a token that lacks the endpoint's scopes, and any token if the endpoint has none. */
function refuseBeyondScope(endpoint: Endpoint, scopes: readonly TokenScope[] | null): void {
  if (!scopes) return
  const needed = scopesFor(endpoint)
  if (!needed) refuse('forbidden', NOT_BY_TOKEN)
  else if (!needed.every((scope) => scopes.includes(scope))) refuse('forbidden', TOKEN_LACKS_SCOPE)
}

/**
 * Streams the reply as lines. Awaits the first line before the response starts, so that a refusal can still set the
 * status.
 */
async function linesOf(
  c: HttpContext,
  { reply }: Endpoint,
  lines: AsyncIterable<unknown>,
): Promise<Response> {
  const all = lines[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const encoded = (line: unknown) => encoder.encode(`${JSON.stringify(reply.parse(line))}\n`)
  const first = await all.next()
  c.header('Content-Type', 'application/x-ndjson')
  return c.body(
    new ReadableStream({
      start(controller) {
        if (first.done) controller.close()
        else controller.enqueue(encoded(first.value))
      },
      async pull(controller) {
        const next = await all.next()
        if (next.done) controller.close()
        else controller.enqueue(encoded(next.value))
      },
      async cancel() {
        await all.return?.()
      },
    }),
  )
}

function fileOf(c: HttpContext, kind: string, reply: unknown): Response {
  const { name, bytes } = reply as SentFile
  c.header('Content-Type', kind)
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(bytes)
}

/** Parses path parameters. An impossible id is answered like a missing row. */
function readParams({ params }: Endpoint, given: Record<string, string>): object {
  const read = params?.safeParse(given)
  if (read && !read.success) return refuseAsMissing()
  return (read?.data ?? {}) as object
}

/** Provides the places. A call takes one after its body has arrived, so slow senders hold none. */
export const withPlaces =
  (places: Places): Middleware =>
  (c, next) => {
    c.set('places', places)
    return next()
  }

/** For URLs outside the contract, where requests have no body. */
export const inPlace: Middleware = (c, next) => c.get('places').within(next)
