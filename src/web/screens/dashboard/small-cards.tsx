import type { Person } from '#domain/people/person.ts'
import { ResourceList } from '#web/features/learning/resource-list.tsx'
import { StatusCard } from '#web/features/plans/status-card.tsx'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { useUsage } from '#web/features/plans/use-usage.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { IntroCard } from './intro-card.tsx'

/** What the product is, which plan, and what to learn: small, and open until someone folds them. */
export function SmallCards({ person }: { person: Person | null }) {
  const usage = useUsage(person)
  const trial = useTrial(person)
  return (
    <div className="dashboard-wide dashboard-small">
      <IntroCard />
      {hasPlans() && <StatusCard person={person} usage={usage} trial={trial.data} />}
      <ResourceList />
    </div>
  )
}
