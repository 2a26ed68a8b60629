import type { Person } from '#domain/people/person.ts'
import { hasPremiumAccess } from '#domain/people/trial.ts'
import { ForecastBoard } from '#web/features/forecasts/forecast-board.tsx'
import { useForecasts } from '#web/features/forecasts/use-forecasts.ts'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

/** Open and answered forecasts, on every plan. Their statistics need Premium. */
export function ForecastsPart({ person }: { person: Person }) {
  const forecasts = useForecasts(person.id)
  const trial = useTrial(person).data
  return (
    <Loaded
      query={forecasts}
      waiting={<Skeleton height={320} />}
      empty={
        <Card>
          <EmptyState text="Nothing coming up yet. Is there a talk, an exam or a visit ahead?" />
        </Card>
      }
    >
      {(all) => (
        <ForecastBoard
          userId={person.id}
          forecasts={all}
          hasStatistics={trial !== undefined && hasPremiumAccess(trial)}
        />
      )}
    </Loaded>
  )
}
