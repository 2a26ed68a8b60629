import * as z from 'zod/mini'
import { IdInAddress } from './id-in-address.ts'

/**
 * One call of our HTTP API, as data. Server, browser, tests and the API's description all use it, so no path or payload
 * type is written by hand.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  /** One line for the API's description. */
  readonly does: string
  /** Needs no session. Every other call answers 401 without one. */
  readonly isOpen?: true
  /** For operators only. Answers 404 to all others. */
  readonly isForOperators?: true
  /** Schema of path parameters that aren't plain text. A mismatch answers 404. */
  readonly params?: z.ZodMiniType
  /** For health checks, which are answered under any host name and any load. */
  readonly isForWatchers?: true
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /**
   * Handling of free text that speaks of danger. By default (unset) the call stores nothing and replies with help,
   * `stored` stores it as well, `handler` leaves the check to the handler, and `known` means it was checked before.
   */
  readonly inDanger?: 'stored' | 'handler' | 'known'
  /** Defaults to an empty reply (204). */
  readonly reply: z.ZodMiniType
  /** The status of success, 200 by default. */
  readonly status?: 200 | 201 | 204
  /** The body is a raw file, sent as application/octet-stream. */
  readonly takesFile?: true
  /** The reply is a file of this type, and `reply` is ignored. */
  readonly sendsFile?: `application/${string}`
  /** The reply is streamed as lines of JSON, and `reply` is the schema of one line. */
  readonly sendsLines?: true
  /** Maximum body size in bytes, 64 KiB by default. */
  readonly bodyLimit?: number
}

/** True for endpoints that exist only in development mode. */
export const isForDevelopers = ({ does }: Endpoint): boolean => does.startsWith('Development only')

/** An endpoint's options besides method and path. */
type EndpointOptions = Partial<Omit<Endpoint, 'method' | 'path'>> & Pick<Endpoint, 'does'>

type EndpointOf<Method, Path, It extends EndpointOptions> = {
  readonly method: Method
  readonly path: Path
} & It &
  (It extends { reply: unknown } ? unknown : typeof NOTHING) &
  (Path extends `${string}/:id${'' | `/${string}`}` ? typeof NUMBERED : unknown)

const NOTHING = { reply: z.undefined(), status: 204 } as const
const NUMBERED = { params: z.object({ id: IdInAddress }) } as const

/** `endpoint('DELETE /api/steps/:id', { does: … })`. An `:id` is an integer, and without `reply` the body is empty. */
export const endpoint = <
  Method extends Endpoint['method'],
  Path extends Endpoint['path'],
  const It extends EndpointOptions,
>(
  call: `${Method} ${Path}`,
  it: It,
) => {
  const [method, path] = call.split(' ') as [Method, Path]
  return {
    method,
    path,
    ...(/\/:id\b/.test(path) && NUMBERED),
    ...(!it.reply && NOTHING),
    ...it,
  } as EndpointOf<Method, Path, It>
}

type ParamName<Path> = Path extends `${infer Head}/${infer Rest}`
  ? ParamName<Head> | ParamName<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never

type SchemaOf<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E extends {
  readonly [part in Part]: infer S extends z.ZodMiniType
}
  ? S
  : z.ZodMiniUndefined

export type Params<E extends Endpoint> = { [name in ParamName<E['path']>]: string | number }
/** Path parameters as the server reads them. */
export type PathParams<E extends Endpoint> = Omit<
  { [name in ParamName<E['path']>]: string },
  keyof z.output<SchemaOf<E, 'params'>>
> &
  (E extends { readonly params: z.ZodMiniType } ? z.output<SchemaOf<E, 'params'>> : unknown)
export type Reply<E extends Endpoint> = z.output<E['reply']>
export type Sent<E extends Endpoint> = z.input<SchemaOf<E, 'body'>>
export type Received<E extends Endpoint> = z.output<SchemaOf<E, 'body'>>
export type QueryOf<E extends Endpoint> = z.output<SchemaOf<E, 'query'>>

/** Query parameters as the browser sends them. A number is allowed for its digits. */
export type Question<E extends Endpoint> = {
  [Name in keyof z.input<SchemaOf<E, 'query'>>]:
    | z.input<SchemaOf<E, 'query'>>[Name]
    | (string extends z.input<SchemaOf<E, 'query'>>[Name] ? number : never)
    | undefined
}

/** The third argument of `call`, required if the endpoint takes a body. */
export type BodyArgument<E extends Endpoint> =
  undefined extends Sent<E> ? [body?: Sent<E>] : [body: Sent<E>]

export const hrefOf = <E extends Endpoint>({ path }: E, params: Params<E>): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, string | number>)[name] ?? '')),
  )
