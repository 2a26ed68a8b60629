import type { QueryClient } from '@tanstack/react-query'
import type { Person } from '#domain/people/person.ts'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'
import { keepOnlyWordsOf } from '#web/lib/own-words.ts'

/**
 * Cleans up stored text whenever the session changes. Skipped offline without a session, when it is unknown who is
 * signed in.
 */
export function watchOwnWords(client: QueryClient): () => void {
  const look = () => {
    const person = client.getQueryData<Person | null>(SESSION_KEY)
    if (person || (person === null && navigator.onLine)) keepOnlyWordsOf(person?.id ?? null)
  }
  look()
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === SESSION_KEY[0]) look()
  })
}
