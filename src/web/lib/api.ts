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
import { refuseStrangers } from './offline/strangers.ts'
import { waitingIdIn } from './offline/waiting-id.ts'

export { CallError, reasonOf } from './calls/call-error.ts'

// The content policy forbids code made from text, which zod would otherwise use to be fast.
z.config({ jitless: true })

export const OFFLINE = 'You seem to be offline. Nothing you typed is lost. Please try again.'

/** The server declined; where it said why in the contract's words, the error knows. */
const declined = (status: number, text: string): CallError =>
  new CallError(status, text, Refusal.safeParse(jsonIn(text)).data ?? null)

type Reach = (address: string, init: RequestInit) => Promise<Response>
let reach: Reach = async (address, init) => {
  if (waitingIdIn(address) !== null)
    return (await import('./offline/answer.ts')).answerWaiting(address, init)
  const reply = fetch(withBase(address), init).then(refuseStrangers)
  return (init.signal ? reply : reply.then(toItsEnd)).catch(async (error: unknown) => {
    const { answerOffline } = await import('./offline/answer.ts')
    const answer = await answerOffline(address, init)
    if (!answer) throw error
    return answer
  })
}

/** These have no body, and a browser that gives them an empty one takes none from us. */
const BODILESS = new Set([204, 205, 304])

/** A line may break within an answer: that is no answer, and whatever was to be kept is kept here. */
async function toItsEnd(reply: Response): Promise<Response> {
  const isWhole = reply.body === null || BODILESS.has(reply.status)
  return isWhole ? reply : new Response(await reply.arrayBuffer(), reply)
}

/** Where pages are drawn there is no network in between: the server says how its own calls are reached. */
export const reachBy = (other: Reach): void => {
  reach = other
}

/** Makes one call of the contract. What comes back has passed the contract's schema. */
export async function call<E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  ...[body]: BodyArgument<E>
): Promise<Reply<E>> {
  return send(endpoint, params, {}, body)
}

/** The same for a call that answers line by line; each is handed over as it comes. */
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

/** The same for a call with a query; the contract knows what may be asked for. */
export const callWithQuery = <E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  query: Question<E>,
): Promise<Reply<E>> => send(endpoint, params, query)

/** The same for a call whose body is a file as it is. */
export const callWithFile = <E extends Endpoint>(
  endpoint: E & { takesFile: true },
  params: Params<E>,
  query: Question<E>,
  file: Blob,
): Promise<Reply<E>> => send(endpoint, params, query, file)

/** The same for a call that answers with a file. */
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
  // Only the path is used; the host is there to please the class.
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
