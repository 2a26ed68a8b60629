import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import type { Endpoint, Named, QueryOf, Received, Reply } from '#contract/endpoint.ts'
import type { Crisis } from '#contract/refusal.ts'
import { scopesFor } from '#contract/token-scopes.ts'
import { NOT_BY_TOKEN, TOKEN_LACKS_SCOPE, type TokenScope } from '#domain/people/token.ts'
import { freeTexts, textsAt } from '#domain/values/free-text.ts'
import { issuesOf } from '#server/base/issues.ts'
import { UNREADABLE } from '#server/base/json/json-text.ts'
import { type OwnerId, ownerOf, type SignedIn } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import type { Browser } from './browser.ts'
import type { Places } from './places.ts'
import { readJson } from './read-body.ts'

/** What the schema makes of the input, or a refusal that names the first problems and where they are. */
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
    /** What the token may do that a program came with; null where a person came themselves. */
    scopes: readonly TokenScope[] | null
    browser: Browser
    requestId: string
    places: Places
    /** Whether words speak of danger to life. */
    callsForHelp: (texts: readonly string[], subject: string) => Promise<boolean>
    /** The body of a call as it came, once it has been read. */
    given?: unknown
    /** Set once the words of a call were found to speak of danger: whatever happens then, help is answered. */
    isDanger?: boolean
    pattern?: string
    /** Set where a page is not there for whoever asks. */
    isMissing?: boolean
  }
}
export type App = Hono<Environment>
export type HttpContext = Context<Environment>
export type Middleware = MiddlewareHandler<Environment>

/** What a handler gets. Where the contract does not say `isOpen`, somebody is signed in: the types know. */
export type Call<E extends Endpoint> = {
  params: Named<E>
  query: QueryOf<E>
  body: Received<E>
  user: E extends { isOpen: true } ? SignedIn | null : SignedIn
  owner: E extends { isOpen: true } ? OwnerId | null : OwnerId
  browser: Browser
  /** For the few handlers that set a header or a status. */
  c: HttpContext
}

/** What a handler answers where the contract says that a file comes. */
export type SentFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** A handler of a call without a reply simply ends. One whose reply is long may write it itself, piece by piece. */
type Answer<E extends Endpoint> = E extends { sendsFile: string }
  ? Promise<SentFile>
  : E extends { sendsLines: true }
    ? AsyncIterable<Reply<E>>
    : undefined extends Reply<E>
      ? Promise<void>
      : Promise<Reply<E> | Response>

/** No row has a name that no database can hold. */
const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * Mounts one endpoint of the contract. Who asks is checked first: a session is there, and a person named
 * in the path is the one signed in. Then what comes in is validated; what goes out passes the reply
 * schema, which drops every field the contract does not name.
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
      // A handler that has a second kind of success sets that status itself.
      c.status(endpoint.status ?? 200)
      const call = { params, query, body, user, owner, browser, c } as Call<E>
      if (endpoint.sendsLines) return linesOf(c, endpoint, handle(call) as AsyncIterable<unknown>)
      const reply: unknown = await handle(call)
      if (reply instanceof Response) return reply
      // Where help comes first, nothing was created.
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

/** The words speak of danger to life: help comes first. */
const HELP: Crisis = { crisis: true }

/** Help was shown before, and the person goes on all the same. */
export const isAnyway = (given: unknown): boolean =>
  given !== null && typeof given === 'object' && 'anyway' in given && given.anyway === true

const subjectOf = (owner: OwnerId | null, { address }: Browser): string =>
  owner === null ? address : String(owner)

/** A token does only what it was made for, and some things no token does. */
function refuseBeyondScope(endpoint: Endpoint, scopes: readonly TokenScope[] | null): void {
  if (!scopes) return
  const needed = scopesFor(endpoint)
  if (!needed) refuse('forbidden', NOT_BY_TOKEN)
  else if (!needed.every((scope) => scopes.includes(scope))) refuse('forbidden', TOKEN_LACKS_SCOPE)
}

/** The first line decides the status: what is refused is refused before anything was sent. */
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

/** What no row can have as its id is answered like a missing row. */
function readParams({ params }: Endpoint, given: Record<string, string>): object {
  const read = params?.safeParse(given)
  if (read && !read.success) return refuseAsMissing()
  return (read?.data ?? {}) as object
}
