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

/** A language model that reads beside our own engine. What it says is checked by whoever asks. */
export type LanguageReader = {
  /** Who reads, as a person would name it. */
  name: string
  where: Reader['where']
  engine: Exclude<EngineName, 'embedded'>
  /** How many of the made-up texts it read right, where it was tried. */
  mark?: { right: number; of: number }
  /** For one reading. Throws at once while the model rests after failures. */
  begin: (signal?: AbortSignal) => Reading
}

export type Reading = {
  ask: AskModel
  usage: Usage
  /** Tells how it went, so that a model that keeps failing is left alone for a while. */
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
          // Some tell the sum so far with each piece.
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
          // An answer nobody could use is asked for anew.
          if (error === undefined) for (const [request, text] of answered) cache.keep(request, text)
          // Whoever left did not find the model slow.
          if (error === undefined || left?.aborted || callOutcome(error) === 'unfit')
            breaker.wentWell()
          else breaker.failed()
        },
      }
    },
  }
}
