import { createHash } from 'node:crypto'
import type { ModelRequest } from '#engine/language/model-request.ts'

/** So many answers are kept, for so long, in memory alone: the same words asked twice cost nothing. */
const MOST = 200
const AGE = 60 * 60 * 1000

/** Whole answers only, under a hash of everything that was asked: no text of a person is a key. */
export function createAnswerCache(model: string, now: () => number) {
  const kept = new Map<string, { text: string; at: number }>()
  const keyOf = ({ name, instructions, message }: ModelRequest): string =>
    createHash('sha256').update([model, name, instructions, message].join('\0')).digest('base64')
  return {
    find(request: ModelRequest): string | null {
      const found = kept.get(keyOf(request))
      return found && now() - found.at < AGE ? found.text : null
    },
    keep(request: ModelRequest, text: string): void {
      const key = keyOf(request)
      kept.delete(key)
      kept.set(key, { text, at: now() })
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    },
  }
}
