import type { EngineName, Reader } from '#domain/situation/analysis.ts'
import {
  type AskModel,
  LONGEST_READING,
  type ModelRequest,
} from '#engine/language/model-request.ts'
import { createAnswerCache } from './answer-cache.ts'
import { createBreaker } from './breaker.ts'
import type { CallModel } from './call-model.ts'
import { callOutcome, ModelFault } from './model-fault.ts'
import type { Usage } from './protocols.ts'

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

type Needs = {
  name: string
  where: LanguageReader['where']
  engine: LanguageReader['engine']
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
