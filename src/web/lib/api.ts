import * as z from 'zod/mini'
import {
  type BodyArgument,
  type Endpoint,
  hrefOf,
  type Params,
  type Question,
  type Reply,
  type Sent,
} from '#contract/endpoint.ts'
import { Crisis, NOT_TAKEN, Refusal } from '#contract/refusal.ts'
import { withBase } from './base.ts'
import { jsonIn } from './browser-storage.ts'
import { CallError, UNREADABLE_REPLY } from './calls/call-error.ts'
import { helpAbove } from './calls/help-above.ts'
import { devUserHere } from './dev-user.ts'
import { rejectHtmlReply } from './offline/reject-html.ts'
import { waitingIdIn } from './offline/waiting-id.ts'

export { CallError, reasonOf } from './calls/call-error.ts'

// The content security policy forbids `eval`, which zod's JIT needs.
z.config({ jitless: true })

export const OFFLINE = 'You seem to be offline. Nothing you typed is lost. Please try again.'

/** Builds the error of a failed call, with the refusal if the body is one. */
const declined = (status: number, text: string): CallError =>
  new CallError(status, text, Refusal.safeParse(jsonIn(text)).data ?? null)

type Reach = (address: string, init: RequestInit) => Promise<Response>
let reach: Reach = async (address, init) => {
  if (waitingIdIn(address) !== null)
    return (await import('./offline/answer.ts')).answerWaiting(address, init)
  const reply = fetch(withBase(address), init).then(rejectHtmlReply)
  return (init.signal ? reply : reply.then(toItsEnd)).catch(async (error: unknown) => {
    const { answerOffline } = await import('./offline/answer.ts')
    const answer = await answerOffline(address, init)
    if (!answer) throw error
    return answer
  })
}

/** Statuses without a body. A `Response` with one of these rejects even an empty buffer. */
const BODILESS = new Set([204, 205, 304])

/** Reads the whole body, so a connection lost halfway rejects here and the call is answered offline. */
async function toItsEnd(reply: Response): Promise<Response> {
  const isWhole = reply.body === null || BODILESS.has(reply.status)
  return isWhole ? reply : new Response(await reply.arrayBuffer(), reply)
}

/** Replaces `fetch` during server-side rendering, when API calls need no network. */
export const reachBy = (other: Reach): void => {
  reach = other
}

/** Makes one call of the contract and parses the reply with its schema. */
export async function call<E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  ...[body]: BodyArgument<E>
): Promise<Reply<E>> {
  return send(endpoint, params, {}, body)
}

/** Like `call`, for an endpoint that streams lines. Yields each line as it arrives. */
export async function* callLines<E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  body: Sent<E>,
  signal: AbortSignal,
): AsyncGenerator<Reply<E>> {
  const response = await ask(endpoint, params, {}, body, signal)
  if (!response.ok || !response.body)
    throw declined(response.status, (await response.text()) || response.statusText)
  const read = (line: string): Reply<E> => {
    const parsed = endpoint.reply.safeParse(jsonIn(line))
    if (!parsed.success) throw new CallError(response.status, UNREADABLE_REPLY)
    return parsed.data as Reply<E>
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  for (;;) {
    const { value, done } = await reader.read()
    const lines = `${waiting}${value ?? ''}`.split('\n')
    waiting = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line) yield read(line)
    if (done) return
  }
}

/** Like `call`, with query parameters typed by the contract, and a file as the raw body if there is one. */
export const callWithQuery = <E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  query: Question<E>,
  file?: Blob,
): Promise<Reply<E>> => send(endpoint, params, query, file)

/** Like `call`, for an endpoint that returns a file. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E & { sendsFile: string },
  params: Params<E>,
): Promise<Blob> {
  const response = await ask(endpoint, params, {})
  if (!response.ok) throw declined(response.status, await response.text())
  return response.blob()
}

async function send<E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  query: object,
  body?: unknown,
): Promise<Reply<E>> {
  const response = await ask(endpoint, params, query, body)
  const text = await response.text()
  if (!response.ok) throw declined(response.status, text || response.statusText)
  const reply = text ? jsonIn(text) : undefined
  const parsed = endpoint.reply.safeParse(reply)
  if (parsed.success) return parsed.data as Reply<E>
  const help = Crisis.safeParse(reply).data
  if (!help) throw new CallError(response.status, UNREADABLE_REPLY)
  helpAbove.set(true)
  throw new CallError(0, NOT_TAKEN, help.refusal ?? null)
}

function ask<E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  query: object,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const isFile = body instanceof Blob
  const kind = isFile ? 'application/octet-stream' : 'application/json'
  const devUser = devUserHere()
  // `URL` needs a host, but only path and query are used.
  const address = new URL(hrefOf(endpoint, params), 'http://here')
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    if (value !== undefined && value !== '') address.searchParams.set(name, String(value))
  }
  if (devUser) address.searchParams.set('dev-user-id', devUser)
  return reach(address.pathname + address.search, {
    method: endpoint.method,
    credentials: 'include',
    headers: { 'content-type': kind, ...(devUser && { 'x-dev-user-id': devUser }) },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch(() => {
    throw new CallError(0, OFFLINE)
  })
}
