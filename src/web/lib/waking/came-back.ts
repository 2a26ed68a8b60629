import type { QueryClient } from '@tanstack/react-query'
import type { Person } from '#domain/people/person.ts'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'

const idOf = (client: QueryClient): number | null =>
  client.getQueryData<Person | null>(SESSION_KEY)?.id ?? null

/**
 * Hides a signed-in page when it enters the back/forward cache and shows it again once the server confirms the same
 * session. Otherwise reloads: offline from the snapshot, which is empty after a sign-out.
 */
export function checkWhoCameBack(client: QueryClient): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const { dataset } = document.documentElement
  const check = async () => {
    const before = idOf(client)
    await client.refetchQueries({ queryKey: SESSION_KEY })
    const isKnown = client.getQueryState(SESSION_KEY)?.status === 'success'
    if (isKnown && idOf(client) === before) delete dataset.resting
    else if (isKnown || 'resting' in dataset) location.reload()
  }
  const rest = ({ persisted }: PageTransitionEvent) => {
    if (persisted && idOf(client) !== null) dataset.resting = ''
  }
  addEventListener('pagehide', rest, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && void check(), { signal })
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'back_forward')
    addEventListener('load', () => void check(), { once: true, signal })
  return () => watching.abort()
}
