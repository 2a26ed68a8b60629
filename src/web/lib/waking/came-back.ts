import type { QueryClient } from '@tanstack/react-query'
import type { Person } from '#domain/people/person.ts'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'

const idOf = (client: QueryClient): number | null =>
  client.getQueryData<Person | null>(SESSION_KEY)?.id ?? null

/**
 * A page that browsers bring back as it was may belong to somebody who has left since. It goes to rest unseen where it
 * knows somebody, and is shown again once the server has said that they are still here. Where that has changed, or
 * nobody can say, the page is opened anew: offline from what this device still holds, which is nothing after a sign-out.
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
