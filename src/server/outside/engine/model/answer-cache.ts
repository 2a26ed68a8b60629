import { createHash } from 'node:crypto'
import { HOUR } from '#domain/values/duration.ts'
import type { ModelRequest } from '#engine/language/model-request.ts'

/** The size and lifetime of the cache, which is in memory only. */
const MOST = 200
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
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    },
  }
}
