import { setTimeout as pause } from 'node:timers/promises'
import { FIRST_WORD, type ModelRequest } from '#engine/language/model-request.ts'
import { cappedFetch } from './capped-fetch.ts'
import { ModelFault } from './model-fault.ts'
import { EVERYTHING, type Parameters, withoutRefused } from './parameters.ts'
import { type Piece, PROTOCOLS, type Usage } from './protocols.ts'

/** Yields the data of each server-sent event. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder()
  let waiting = ''
  for await (const chunk of body) {
    waiting += decoder.decode(chunk, { stream: true })
    const lines = waiting.split(/\r?\n/)
    waiting = lines.pop() ?? ''
    for (const line of lines) yield* dataIn(line)
  }
  yield* dataIn(waiting)
}

function* dataIn(line: string): Generator<unknown> {
  if (!line.startsWith('data:')) return
  const data = line.slice('data:'.length).trim()
  if (!data || data === '[DONE]') return
  try {
    yield JSON.parse(data)
  } catch {
    // Skip an incomplete event. Earlier pieces stay valid.
  }
}

export type ModelAddress = {
  engine: keyof typeof PROTOCOLS
  baseUrl: string | null
  apiKey: string | null
  model: string
}

/** In milliseconds. */
export type Timeouts = {
  /** Until the first word. */
  firstWord: number
  /** Before the retry of a busy server, if it sends no `Retry-After`. */
  beforeRetry: number
}
export const TIMEOUT: Timeouts = { firstWord: FIRST_WORD, beforeRetry: 1000 }

/** A longer `Retry-After` isn't awaited. */
const LONGEST_RETRY = 8000
const isRefusal = (status: number) => status === 400 || status === 422 || status === 501
const isBusy = (status: number) => status === 429 || status >= 500

export type CallModel = (
  request: ModelRequest,
  signal: AbortSignal,
  onUsage?: (usage: Partial<Usage>) => void,
) => AsyncGenerator<string>

/** Sends one POST and streams the text. Throws a `ModelFault` or what `fetch` throws. */
export function createCallModel(address: ModelAddress, timeout: Timeouts = TIMEOUT): CallModel {
  const protocol = PROTOCOLS[address.engine]
  const url = `${(address.baseUrl ?? protocol.usualAddress).replace(/\/$/, '')}${protocol.path}`
  let works: Parameters = EVERYTHING

  const post = (request: ModelRequest, parameters: Parameters, signal: AbortSignal) =>
    cappedFetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...protocol.headers(address.apiKey) },
      body: JSON.stringify(protocol.body(address.model, request, parameters)),
      signal,
    })

  /** Drops refused parameters, and retries a busy server once. */
  async function reach(request: ModelRequest, signal: AbortSignal): Promise<Response> {
    let hasWaited = false
    for (;;) {
      const tried = works
      const reply = await post(request, tried, signal).catch((error: unknown) => {
        if (hasWaited || signal.aborted) throw error
        return null
      })
      if (reply?.ok) return reply
      const refusal = reply && isRefusal(reply.status) ? await reply.text().catch(() => '') : null
      const less = refusal === null ? null : withoutRefused(tried, refusal)
      if (less) {
        works = less
        continue
      }
      const wait = waitFor(reply, timeout)
      if (hasWaited || wait === null) throw new ModelFault(String(reply?.status ?? 'unreachable'))
      hasWaited = true
      await reply?.body?.cancel()
      await pause(wait, undefined, { signal })
    }
  }

  return (request, signal, onUsage) =>
    withFirstWord(timeout, signal, async function* (both) {
      const reply = await reach(request, both)
      for await (const { text, usage } of piecesOf(reply, protocol.piece)) {
        if (usage) onUsage?.(usage)
        yield text
      }
    })
}

/** Streams the pieces, and throws if the first word doesn't arrive in time. */
export async function* withFirstWord(
  { firstWord }: Timeouts,
  signal: AbortSignal,
  pieces: (signal: AbortSignal) => AsyncIterable<string>,
): AsyncGenerator<string> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new ModelFault('timeout')), firstWord)
  let hasSpoken = false
  try {
    for await (const text of pieces(AbortSignal.any([signal, late.signal]))) {
      if (!text) continue
      hasSpoken = true
      clearTimeout(timer)
      yield text
    }
  } catch (error) {
    if (late.signal.aborted && !hasSpoken) throw late.signal.reason
    throw error
  } finally {
    clearTimeout(timer)
  }
  if (!hasSpoken) throw new ModelFault('empty')
}

/** Null if a retry is useless. */
function waitFor(reply: Response | null, { beforeRetry }: Timeouts): number | null {
  if (!reply) return beforeRetry
  if (!isBusy(reply.status)) return null
  const after = reply.headers.get('retry-after')
  if (after === null) return beforeRetry
  const seconds = Number(after)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(after) - Date.now()
  return wait <= LONGEST_RETRY ? Math.max(0, wait) : null
}

async function* piecesOf(reply: Response, piece: (value: unknown) => Piece): AsyncGenerator<Piece> {
  if (!reply.body) return
  if (reply.headers.get('content-type')?.includes('event-stream'))
    for await (const event of eventsOf(reply.body)) yield piece(event)
  else
    yield piece(
      await reply.json().catch(() => {
        throw new ModelFault('unreadable')
      }),
    )
}
