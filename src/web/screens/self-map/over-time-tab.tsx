import type { Person } from '#domain/people/person.ts'
import { hasPremiumAccess } from '#domain/people/trial.ts'
import { OverTime } from '#web/features/over-time/over-time.tsx'
import { useTrial } from '#web/features/trial/use-trial.ts'
import { offerUpgrade } from '#web/lib/upgrade-offer.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

/** The Over time tab: a door with one line, or the room. */
export function OverTimeTab({ person }: { person: Person }) {
  const trial = useTrial(person)
  return (
    <Loaded query={trial} waiting={<Skeleton height={480} />}>
      {(standing) =>
        hasPremiumAccess(standing) ? (
          <OverTime userId={person.id} />
        ) : (
          <div className="stack over-time-door">
            <p>
              See how your map moves from month to month: what came closer, what went further out,
              and what was touched. It is kept for you from now on; looking back comes with Premium.
            </p>
            <div className="row">
              <Button onClick={() => offerUpgrade()}>See Premium</Button>
            </div>
          </div>
        )
      }
    </Loaded>
  )
}
