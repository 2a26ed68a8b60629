import type { QueryClient } from '@tanstack/react-query'
import type { Person } from '#domain/person.ts'
import { SESSION_KEY } from '#web/lib/session-key.ts'

const idOf = (client: QueryClient): number | null =>
  client.getQueryData<Person | null>(SESSION_KEY)?.id ?? null

/**
 * A page that browsers bring back as it was may belong to somebody who has left since. Who is here is asked again,
 * and where that has changed the page is opened anew.
 */
export function checkWhoCameBack(client: QueryClient): void {
  const check = async () => {
    const before = idOf(client)
    await client.refetchQueries({ queryKey: SESSION_KEY })
    if (client.getQueryState(SESSION_KEY)?.status === 'success' && idOf(client) !== before)
      location.reload()
  }
  addEventListener('pageshow', ({ persisted }) => persisted && void check())
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'back_forward') addEventListener('load', () => void check(), { once: true })
}
