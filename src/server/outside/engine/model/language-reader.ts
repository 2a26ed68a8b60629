import { createHash } from 'node:crypto'
import type { EngineName, Reader } from '#domain/situation/analysis.ts'
import { HOUR } from '#domain/values/duration.ts'
import {
  type AskModel,
  LONGEST_READING,
  type ModelRequest,
} from '#engine/language/model-request.ts'
import type { CallModel } from './call-model.ts'
import { callOutcome, ModelFault } from './model-fault.ts'
import type { Usage } from './protocols.ts'

/** `WITHIN` and `REST` in milliseconds. */
const FAILURES = 5
const WITHIN = 30_000
const REST = 60_000

/**
 * A circuit breaker: after five failures within half a minute it rejects requests for a minute. Then one request
 * tries, and success closes it.
 */
function createBreaker(now: () => number) {
  let failures: number[] = []
  let restsUntil = 0
  let isTrying = false

  return {
    /** True if the provider may be asked. The caller must then report the outcome. */
    mayAsk(): boolean {
      if (now() < restsUntil || isTrying) return false
      isTrying = restsUntil > 0
      return true
    },
    wentWell(): void {
      failures = []
      restsUntil = 0
      isTrying = false
    },
    failed(): void {
      failures = [...failures.filter((at) => now() - at < WITHIN), now()]
      if (isTrying || failures.length >= FAILURES) restsUntil = now() + REST
      isTrying = false
    },
  }
}

/** The size and lifetime of the cache, which is in memory only. */
const MAX = 200
const AGE = HOUR

/**
 * Caches complete answers under a hash of the request, so no person's text is a key. Entries are deleted on time even
 * if unused, as our privacy page promises.
 */
export function createAnswerCache(model: string) {
  const kept = new Map<string, { text: string }>()
  const keyOf = ({ name, instructions, message }: ModelRequest): string =>
    createHash('sha256').update([model, name, instructions, message].join('\0')).digest('base64')
  return {
    find(request: ModelRequest): string | null {
      return kept.get(keyOf(request))?.text ?? null
    },
    keep(request: ModelRequest, text: string): void {
      const key = keyOf(request)
      kept.delete(key)
      const answer = { text }
      kept.set(key, answer)
      setTimeout(() => kept.get(key) === answer && kept.delete(key), AGE).unref()
      const [oldest] = kept.keys()
      if (kept.size > MAX && oldest !== undefined) kept.delete(oldest)
    },
  }
}

/** A language model beside our engine. The caller checks its answers. */
export type LanguageReader = {
  /** The name shown to people. */
  name: string
  where: Reader['where']
  engine: Exclude<EngineName, 'embedded'>
  /** The score in the test, if it was tested. */
  mark?: { right: number; of: number }
  /** Starts one reading. Throws while the breaker is open. */
  begin: (signal?: AbortSignal) => Reading
}

export type Reading = {
  ask: AskModel
  usage: Usage
  /** Reports the outcome to the breaker. */
  end: (error?: unknown) => void
}

type Needs = Pick<LanguageReader, 'name' | 'where' | 'engine'> & {
  model: string
  call: CallModel
  now: () => number
  inAll?: number
}

export function createLanguageReader({
  call,
  now,
  model,
  inAll = LONGEST_READING,
  ...reader
}: Needs): LanguageReader {
  const breaker = createBreaker(now)
  const cache = createAnswerCache(model)
  return {
    ...reader,
    begin(left) {
      if (!breaker.mayAsk()) throw new ModelFault('resting')
      const signal = AbortSignal.any([AbortSignal.timeout(inAll), ...(left ? [left] : [])])
      const usage: Usage = { input: 0, output: 0 }
      const answered: [ModelRequest, string][] = []
      return {
        usage,
        async *ask(request) {
          const known = cache.find(request)
          if (known !== null) return yield known
          let text = ''
          const before = { ...usage }
          // Some servers send the running total with each piece.
          const onUsage = ({ input = 0, output = 0 }: Partial<Usage>) => {
            usage.input = Math.max(usage.input, before.input + input)
            usage.output = Math.max(usage.output, before.output + output)
          }
          for await (const piece of call(request, signal, onUsage)) {
            text += piece
            yield piece
          }
          answered.push([request, text])
        },
        end(error) {
          // Don't cache unusable answers: the next request should ask the model again.
          if (error === undefined) for (const [request, text] of answered) cache.keep(request, text)
          // A client that disconnected doesn't count as a model failure.
          if (error === undefined || left?.aborted || callOutcome(error) === 'unfit')
            breaker.wentWell()
          else breaker.failed()
        },
      }
    },
  }
}
