import type { QueryClient } from '@tanstack/react-query'
import type { Person } from '#domain/people/person.ts'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'
import { keepOnlyWordsOf } from '#web/lib/own-words.ts'

/** However somebody comes or goes, the words on this device go along. Without a connection nobody can say who is here. */
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
