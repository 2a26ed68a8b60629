import type { Answer, Question } from '#engine/question.ts'
import { speaksOfHarm } from '#engine/rules/death-and-harm.ts'
import type { Log } from '#server/base/log.ts'
import { createBreaker } from '#server/outside/engine/external/breaker.ts'
import { faultOf, groundsOf } from './check-wording.ts'
import { INSTRUCTIONS, messageFor } from './prompt.ts'
import { putWords, slotsOf } from './slots.ts'

/** In milliseconds: with our own reading before it and a turn to wait for, an analysis takes 30 s at most. */
const PATIENCE = 24_000

/** What a model is asked: to fill these keys, each with a text of at most so many characters. */
export type WordingRequest = {
  instructions: string
  message: string
  keys: readonly { key: string; longest: number }[]
}

/** Null while there is no model to ask. It may answer with anything; whatever is not as asked for is not used. */
export type AskModel = (
  request: WordingRequest,
  signal: AbortSignal,
) => Promise<Readonly<Record<string, unknown>> | null>

export type Wording = {
  word: (question: Question, answer: Answer, signal?: AbortSignal) => Promise<Answer>
}

type Needs = { ask: AskModel; now: () => number; log: Log; patience?: number }

/**
 * A language model on this machine says what our engine found in words of its own. Each text is checked alone, and
 * where one fails ours stands; whatever else goes wrong, the whole answer is ours.
 */
export function createWording({ ask, now, log, patience = PATIENCE }: Needs): Wording {
  const breaker = createBreaker(now)
  return {
    async word(question, answer, signal) {
      if (!mayBeWorded(answer) || !breaker.mayAsk()) return answer
      const { promise: isLate, reject } = Promise.withResolvers<never>()
      const inTime = AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])])
      inTime.addEventListener('abort', () => reject(inTime.reason), { once: true })
      try {
        const worded = await Promise.race([wordWith(ask, question, answer, inTime), isLate])
        breaker.wentWell()
        return worded
      } catch (error) {
        // Whoever left did not find the model slow.
        if (signal?.aborted) breaker.wentWell()
        else breaker.failed()
        // The kind of failure only: the message may quote what a person wrote.
        log.line(`The language model did not answer: ${error instanceof Error ? error.name : '?'}`)
        return answer
      }
    },
  }
}

/** Words about danger, heavy words and open questions stay exactly as they were written for them. */
const mayBeWorded = ({ findings, isCrisis }: Answer): boolean =>
  !isCrisis && !findings.care && findings.certainty !== 'asks'

async function wordWith(
  ask: AskModel,
  question: Question,
  answer: Answer,
  signal: AbortSignal,
): Promise<Answer> {
  const { findings } = answer
  // What to do after a death or after harm was weighed sentence by sentence; no model rewrites that.
  const mayAdvise = !findings.grief && !speaksOfHarm(question.description)
  const slots = slotsOf(findings, mayAdvise)
  const keys = slots.map(({ key, ours }) => ({ key, longest: Math.ceil(ours.length * 1.5) + 60 }))
  const message = messageFor(question, findings, slots)
  const given = await ask({ instructions: INSTRUCTIONS, message, keys }, signal)
  if (!given) return answer
  const ours = slots.map((slot) => slot.ours)
  const feelings = findings.emotions.map(({ name }) => name)
  const grounds = groundsOf(question, [...ours, ...feelings])
  const kept = slots.flatMap(({ key, ours }): [string, string][] => {
    const text = given[key]
    if (typeof text !== 'string') return []
    const said = text.trim()
    return said !== ours && faultOf(said, ours, grounds) === null ? [[key, said]] : []
  })
  return kept.length > 0 ? { ...answer, findings: putWords(findings, new Map(kept)) } : answer
}
