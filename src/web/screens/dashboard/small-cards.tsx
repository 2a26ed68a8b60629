import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usage as contract } from '#contract/usage.ts'
import { FRAMEWORK_NAME } from '#domain/content/product.ts'
import type { Person } from '#domain/people/person.ts'
import { type Allowance, FREE_LIMITS } from '#domain/people/plan.ts'
import { ResourceList } from '#web/features/learning/resource-list.tsx'
import { QuickTour } from '#web/features/plans/quick-tour.tsx'
import { StatusCard } from '#web/features/plans/status-card.tsx'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { call } from '#web/lib/api.ts'
import { KEYS, writeStored } from '#web/lib/browser-storage.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { USAGE } from '#web/lib/query-keys.ts'
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

const ALLOWANCES = Object.keys(FREE_LIMITS) as Allowance[]
const NOTHING_USED = { analyses: 0, items: 0, customCategories: 0, limits: FREE_LIMITS }

/** Small foldable cards about the product, the plan and what to learn. */
export function SmallCards({ person }: { person: Person | null }) {
  // As the server counts it. A visitor has used nothing.
  const usage = useQuery({
    queryKey: [...USAGE, person?.id ?? null],
    queryFn: async () => (person ? call(contract.get, { userId: person.id }) : NOTHING_USED),
    enabled: hasPlans(),
    // Items and analyses change these counts on other screens.
    staleTime: 0,
  })
  const { data: counts } = usage
  useEffect(() => {
    // A copy other pages may look up. No decision reads it.
    if (!counts) return
    for (const name of ALLOWANCES) writeStored(`${KEYS.usage}.${name}`, String(counts[name]))
  }, [counts])
  const trial = useTrial(person)
  return (
    <div className="dashboard-wide dashboard-small">
      <IntroCard />
      {hasPlans() && <StatusCard person={person} usage={usage} trial={trial.data} />}
      <ResourceList />
    </div>
  )
}
