import { Suspense } from 'react'
import { type MapOverTime, movedBetween } from '#domain/findings/over-time.ts'
import { sayMoved } from '#domain/findings/over-time-words.ts'
import type { Person } from '#domain/people/person.ts'
import { useOverTime } from '#web/features/analytics/use-over-time.ts'
import { later } from '#web/lib/waking/later.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { FoundSection } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

export const OVER_TIME = later('features/analytics/over-time.tsx', () =>
  import('#web/features/analytics/over-time.tsx').then((it) => it.OverTime),
)

/** How the map moved, from its first month to this one. */
export function OverTimePart({ person }: { person: Person }) {
  return (
    <Loaded query={useOverTime(person.id)} waiting={<Skeleton height={56} />}>
      {(lived) => (
        <FoundSection
          id="time"
          title="Your map over time"
          intro="How your map moves from month to month: what came closer, what went farther out, and what was touched."
          finding={sayUntilNow(lived)}
        >
          <Suspense fallback={<Skeleton height={480} />}>
            <OVER_TIME.Part userId={person.id} />
          </Suspense>
        </FoundSection>
      )}
    </Loaded>
  )
}

function sayUntilNow(lived: MapOverTime): string {
  const { months, log } = lived
  if (log.length === 0) return 'Nothing of your own is on the map yet.'
  const now = months.length - 1
  return sayMoved(movedBetween(lived, 0, now), months[0]!.name, months[now]!.name)
}
