import * as z from 'zod/mini'
import { IdInAddress } from './id-in-address.ts'

/**
 * One call of our HTTP API, as data. The server mounts it, the browser calls it, tests address it and
 * the API's description is made from it: nobody writes a path or a payload type by hand.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  /** One line for the API's description. */
  readonly does: string
  /** Set where nobody has to be signed in; every other call answers 401 without a session. */
  readonly isOpen?: true
  /** Set where only operators are let in; for everybody else it is not there. */
  readonly isForOperators?: true
  /** What the names in the path stand for, where it is not just text. What does not fit is not there. */
  readonly params?: z.ZodMiniType
  /** Set where watchers ask whether we are well: answered under any name, and however much there is to do. */
  readonly isForWatchers?: true
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /**
   * What becomes of free texts in the body that speak of danger to life. Unless said, nothing is stored and help is
   * answered. `stored`: they are stored as well. `handler`: it checks them itself. `known`: they were checked before.
   */
  readonly inDanger?: 'stored' | 'handler' | 'known'
  /** Where nothing is said, there is no body (204). */
  readonly reply: z.ZodMiniType
  /** The status of success; 200 unless said. */
  readonly status?: 200 | 201 | 204
  /** Set where the body is a file as it is, sent as application/octet-stream. */
  readonly takesFile?: true
  /** Set where the answer is a file of this kind; the reply's schema then says nothing. */
  readonly sendsFile?: `application/${string}`
  /** Set where the answer comes line by line, each a JSON text of its own; the reply's schema is that of a line. */
  readonly sendsLines?: true
  /** Bytes a body may have, where it is not the usual 64 KiB. */
  readonly bodyLimit?: number
}

/** What is for developers does not exist elsewhere. */
export const isForDevelopers = ({ does }: Endpoint): boolean => does.startsWith('Development only')

/** What is said beside the method and the path. */
type Said = Partial<Omit<Endpoint, 'method' | 'path'>> & Pick<Endpoint, 'does'>

type Described<Method, Path, It extends Said> = {
  readonly method: Method
  readonly path: Path
} & It &
  (It extends { reply: unknown } ? unknown : typeof NOTHING) &
  (Path extends `${string}/:id${'' | `/${string}`}` ? typeof NUMBERED : unknown)

const NOTHING = { reply: z.undefined(), status: 204 } as const
const NUMBERED = { params: z.object({ id: IdInAddress }) } as const

/**
 * `endpoint('DELETE /api/steps/:id', { does: … })`. An `:id` is a whole number, and what names no reply answers
 * without a body.
 */
export const endpoint = <
  Method extends Endpoint['method'],
  Path extends Endpoint['path'],
  const It extends Said,
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
  } as Described<Method, Path, It>
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
/** The same, as the server reads it. */
export type Named<E extends Endpoint> = Omit<
  { [name in ParamName<E['path']>]: string },
  keyof z.output<SchemaOf<E, 'params'>>
> &
  (E extends { readonly params: z.ZodMiniType } ? z.output<SchemaOf<E, 'params'>> : unknown)
export type Reply<E extends Endpoint> = z.output<E['reply']>
export type Sent<E extends Endpoint> = z.input<SchemaOf<E, 'body'>>
export type Received<E extends Endpoint> = z.output<SchemaOf<E, 'body'>>
export type QueryOf<E extends Endpoint> = z.output<SchemaOf<E, 'query'>>

/** What a browser may ask for: a number may stand where the address holds its digits. */
export type Question<E extends Endpoint> = {
  [Name in keyof z.input<SchemaOf<E, 'query'>>]:
    | z.input<SchemaOf<E, 'query'>>[Name]
    | (string extends z.input<SchemaOf<E, 'query'>>[Name] ? number : never)
    | undefined
}

/** The third argument of a call: required when the endpoint takes a body, absent when not. */
export type BodyArgument<E extends Endpoint> =
  undefined extends Sent<E> ? [body?: Sent<E>] : [body: Sent<E>]

export const hrefOf = <E extends Endpoint>({ path }: E, params: Params<E>): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, string | number>)[name] ?? '')),
  )
