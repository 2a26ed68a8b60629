import { createHash } from 'node:crypto'
import { HOUR } from '#domain/values/duration.ts'
import type { ModelRequest } from '#engine/language/model-request.ts'

/** So many answers are kept, for so long, in memory alone: the same words asked twice cost nothing. */
const MOST = 200
const AGE = HOUR

/**
 * Whole answers only, under a hash of everything that was asked: no text of a person is a key. They leave the memory when
 * their time is over, asked for again or not: people are told so.
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
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    },
  }
}
