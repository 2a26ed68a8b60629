import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import type { HttpContext } from './serve.ts'

/** Lower-case names, each followed by its value, as Node takes many headers at once. */
export type EarlyHeaders = readonly string[]

type HeadHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * Node's response with default headers, merged with the handler's in `writeHead`. Setting them one by one takes
 * several times as long.
 */
export class EarlyResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  early: EarlyHeaders = []

  override writeHead(status: number, first?: string | HeadHeaders, second?: HeadHeaders): this {
    if (typeof first === 'string' || Array.isArray(first))
      return this.writeSlowly(status, first, second)
    const all: OutgoingHttpHeader[] = []
    const taken: string[] = []
    for (const name in first) {
      all.push(name, first[name] ?? '')
      taken.push(name.toLowerCase())
    }
    for (let at = 0; at < this.early.length; at += 2) {
      const name = this.early[at] ?? ''
      if (!taken.includes(name)) all.push(name, this.early[at + 1] ?? '')
    }
    return super.writeHead(status, all)
  }

  private writeSlowly(status: number, first: string | HeadHeaders, second?: HeadHeaders): this {
    for (let at = 0; at < this.early.length; at += 2)
      this.setHeader(this.early[at] ?? '', this.early[at + 1] ?? '')
    return super.writeHead(status, first as string, second)
  }
}

/** Sets default headers. Headers that a handler sets later override them. */
export function setEarly(c: HttpContext, headers: EarlyHeaders): void {
  const outgoing = c.env?.outgoing
  if (outgoing instanceof EarlyResponse) outgoing.early = outgoing.early.concat(headers)
  else for (let at = 0; at < headers.length; at += 2) c.header(headers[at] ?? '', headers[at + 1])
}
