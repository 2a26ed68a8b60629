import { useState } from 'react'
import { FRAMEWORK_NAME } from '#domain/content/product.ts'
import type { Person } from '#domain/people/person.ts'
import { ResourceList } from '#web/features/learning/resource-list.tsx'
import { QuickTour } from '#web/features/plans/quick-tour.tsx'
import { StatusCard } from '#web/features/plans/status-card.tsx'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { useUsage } from '#web/features/plans/use-usage.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { FoldingCard } from '#web/ui/folding-card.tsx'

function IntroCard() {
  const [isTouring, setTouring] = useState(false)
  return (
    <FoldingCard title="Emotional Intelligence Analysis" fold="intro-folded">
      <div className="stack">
        <p className="muted">
          A feeling comes from the gap between what you expected and what you saw. That’s the{' '}
          {FRAMEWORK_NAME}.
        </p>
        <div className="row">
          <Button size="small" aria-haspopup="dialog" onClick={() => setTouring(true)}>
            Quick Tour
          </Button>
          <LinkButton look="quiet" size="small" href="/learn">
            Learn More
          </LinkButton>
        </div>
      </div>
      {isTouring && <QuickTour onClose={() => setTouring(false)} />}
    </FoldingCard>
  )
}

/** Small foldable cards about the product, the plan and what to learn. */
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
