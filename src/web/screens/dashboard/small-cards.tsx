import type { Person } from '#domain/people/person.ts'
import { ResourceList } from '#web/features/learning/resource-list.tsx'
import { StatusCard } from '#web/features/subscription/status-card.tsx'
import { useTrial } from '#web/features/trial/use-trial.ts'
import { useUsage } from '#web/features/usage/use-usage.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { IntroCard } from './intro-card.tsx'

type Props = {
  person: Person | null
  /** Whoever writes here knows them: their names are enough. */
  isFolded: boolean
}

/** Plan and learning, small and at the end. */
export function SmallCards({ person, isFolded }: Props) {
  const usage = useUsage(person)
  const trial = useTrial(person)
  return (
    <div className="dashboard-wide dashboard-small">
      {hasPlans() && (
        <StatusCard person={person} usage={usage} trial={trial.data} isFolded={isFolded} />
      )}
      <IntroCard isFolded={isFolded} />
      <ResourceList isFolded={isFolded} />
    </div>
  )
}
